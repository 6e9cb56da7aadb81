#include <headsup/axes/roles.hpp>
#include <headsup/ops/torch_words.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

template <headsup_rule::torch_word const& Word, class... Xs> using said = headsup_rule::is_written_so<Word, Xs...>;
namespace torch = headsup_rule::torch;
using x = tensor<float, tokens<6>, heads<2>, head_dim<3>>;

// the fix names axes of the first operand
static_assert(says_that<said<torch::permute, x>>(
    "HU054 permute: ", "; fix: reorder<axes<tokens<6>, heads<2>, head_dim<3>>>(x), with these in the new order"));
static_assert(says_that<said<torch::flatten, x>>("HU054 flatten: ", "; fix: merge<all_heads, heads, head_dim>(x)"));
static_assert(says_that<said<torch::cat, x, x>>("HU054 cat: is called concat", "; fix: concat<tokens>(x, y)"));
static_assert(says_that<said<torch::hstack, x, x>>("HU054 hstack: ", "; fix: concat<heads>(x, y)"));
static_assert(says_that<said<torch::hstack, tensor<float, d_in<3>>>>("HU054 hstack: ", "; fix: concat<d_in>(x, y)"));
static_assert(says_that<said<torch::zeros_like, tensor<int, tokens<6>>>>("HU054 zeros_like: ",
                                                                         "; fix: zeros<int, tokens<6>>()"));
static_assert(says_that<said<torch::abs, x>>("HU054 abs: is a choice for every number here",
                                             "; fix: where(x < 0, -x, x)"));
static_assert(says_that<said<torch::pow, x>>("HU054 pow: ", "; fix: x * x for a square"));
static_assert(says_that<said<torch::mm, x, x>>("HU054 mm: ", "; fix: contract<head_dim>(x, rename<tokens, keys>(y))"));
static_assert(says_that<said<torch::narrow, x>>("HU054 narrow: ", "; fix: slice<tokens<3>>(x, 0)"));
static_assert(says_that<said<torch::unflatten, x>>("HU054 unflatten: ",
                                                   "; fix: split<head_dim, kv_heads<3>, head_dim<1>>(x)"));

// a new axis has a role that the first operand lacks, and parts of an axis have its size
template <class... As> using of = tensor<float, As...>;
static_assert(says_that<said<torch::unsqueeze, x>>("HU054 unsqueeze: ", "; fix: expand<batch<1>>(x)"));
static_assert(says_that<said<torch::unsqueeze, of<batch<2>, tokens<6>>>>("HU054 unsqueeze: ",
                                                                         "; fix: expand<heads<1>>(x)"));
static_assert(says_that<said<torch::unsqueeze, of<batch<2>, heads<3>, copies<4>, pairs<5>, halves<6>>>>(
    "HU054 unsqueeze: ", "; fix: expand<another_role<1>>(x)"));
static_assert(says_that<said<torch::flatten, of<all_heads<5>, heads<2>, head_dim<3>>>>(
    "HU054 flatten: ", "; fix: merge<d_out, heads, head_dim>(x)"));
static_assert(says_that<said<torch::unflatten, of<tokens<6>, d_in<12>>>>(
    "HU054 unflatten: ", "; fix: split<d_in, heads<2>, head_dim<6>>(x)"));
static_assert(says_that<said<torch::unflatten, of<tokens<6>, heads<9>>>>(
    "HU054 unflatten: ", "; fix: split<heads, heads<3>, head_dim<3>>(x)"));
static_assert(says_that<said<torch::unflatten, of<heads<3>, d_out<35>>>>(
    "HU054 unflatten: ", "; fix: split<d_out, kv_heads<5>, head_dim<7>>(x)"));
static_assert(says_that<said<torch::unflatten, of<heads<3>, d_out<1>>>>(
    "HU054 unflatten: ", "; fix: split<d_out, kv_heads<1>, head_dim<1>>(x)"));

static_assert(says_that<said<torch::einsum, headsup_diagnostics::operand<headsup_diagnostics::no_tensor, char>, x>>(
    "HU054 einsum: ", "; fix: contract<head_dim>(x, y)"));

// without an operand, usual ones
static_assert(says_that<said<torch::permute>>(
    "HU054 permute: ", "; fix: reorder<axes<tokens<6>, d_in<3>>>(x), with these in the new order"));
static_assert(says_that<said<torch::swapaxes, tensor<float, tokens<6>>>>("HU054 swapaxes: ",
                                                                         "; fix: transpose<tokens, d_in>(x)"));

// functions of a user's own are called as if there were none here
namespace of_a_user {
struct text {
  constexpr text(char const*) {}
};
constexpr int einsum(text, text) { return 1; }
template <class X> constexpr int flatten(X const&) { return 2; }
constexpr int cat(tensor<float, tokens<6>> const&, auto const&) { return 3; }

static_assert(einsum("td", "kd") == 1 && flatten(tensor<float, tokens<6>>{}) == 2 && flatten(7) == 2);
static_assert(cat(tensor<float, tokens<6>>{}, 1) == 3);
constexpr int operator%(tensor<float, tokens<6>> const&, int) { return 4; }
static_assert(tensor<float, tokens<6>>{} % 2 == 4);
}  // namespace of_a_user
