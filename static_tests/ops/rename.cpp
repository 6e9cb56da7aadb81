#include <headsup/axes/roles.hpp>
#include <headsup/ops/rename.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using headsup_diagnostics::no_tensor;
using headsup_diagnostics::operand;

constexpr tensor<int, tokens<2>, d_in<3>> x{{{1, 2, 3}, {4, 5, 6}}};

template <template <std::size_t> class From, template <std::size_t> class To, class X>
using renamed = decltype(rename<From, To>(std::declval<X>()));

// the type: another role at the same place, of the same size
static_assert(std::is_same_v<renamed<tokens, keys, decltype(x)>, tensor<int, keys<2>, d_in<3>>>);
static_assert(std::is_same_v<renamed<d_in, head_dim, decltype(x)>, tensor<int, tokens<2>, head_dim<3>>>);

// what else is known about it stays
static_assert(std::is_same_v<renamed<keys, context_length, tensor<float, tokens<2>, normalized<keys<3>>>>,
                             tensor<float, tokens<2>, normalized<context_length<3>>>>);
static_assert(std::is_same_v<renamed<tokens, batch, tensor<float, tokens<2>, normalized_on_average<keys<3>>>>,
                             tensor<float, batch<2>, normalized_on_average<keys<3>>>>);
static_assert(std::is_same_v<renamed<keys, vocab, tensor<float, normalized_on_average<keys<3>>>>,
                             tensor<float, normalized_on_average<vocab<3>>>>);
static_assert(std::is_same_v<renamed<all_heads, d_out, tensor<float, merged<all_heads<6>, heads<2>, head_dim<3>>>>,
                             tensor<float, merged<d_out<6>, heads<2>, head_dim<3>>>>);
static_assert(
    std::is_same_v<renamed<all_heads, d_out, tensor<float, normalized<merged<all_heads<6>, heads<2>, head_dim<3>>>>>,
                   tensor<float, normalized<merged<d_out<6>, heads<2>, head_dim<3>>>>>);

// the values
static_assert(rename<tokens, keys>(x) == tensor<int, keys<2>, d_in<3>>{{{1, 2, 3}, {4, 5, 6}}});
static_assert(rename<keys, tokens>(rename<tokens, keys>(x)) == x);
static_assert(rename<tokens, keys>(view(x)) == rename<tokens, keys>(x));

// a temporary transfers its memory, anything else is copied
static_assert([] {
  tensor<float, tokens<128>, d_in<64>> large;
  large(127, 63) = 7;
  float const* const first = large.data();
  auto const copied = rename<tokens, keys>(large);
  auto const moved = rename<tokens, keys>(static_cast<decltype(large)&&>(large));
  return copied.data() != first && copied(127, 63) == 7 && moved.data() == first && moved(127, 63) == 7;
}());

// relabelling reads the same numbers over other axes with as many elements
static_assert(relabel<axes<batch<1>, d_out<6>>>(x) == tensor<int, batch<1>, d_out<6>>{{{1, 2, 3, 4, 5, 6}}});

// what it refuses
template <class To, class X> concept can_relabel = requires(X const& y) { relabel<To>(y); };
static_assert(can_relabel<axes<d_out<6>>, decltype(x)> && !can_relabel<axes<d_out<5>>, decltype(x)>);
static_assert(!can_relabel<axes<d_out<6>>, float>);

static_assert(can_rename<tokens, keys, decltype(x)> && !can_rename<batch, keys, decltype(x)> &&
              !can_rename<tokens, d_in, decltype(x)> && !can_rename<tokens, keys, float>);

// what it says of an axis that is missing, misspelt or renamed already, of a role that is there, of no tensor
template <std::size_t N> struct token : headsup::axis<"token", N> {};
template <template <std::size_t> class From, template <std::size_t> class To, class... As>
using renaming =
    headsup_calls::refused<headsup_calls::op::rename, headsup_calls::along<From, To>, operand<axes<As...>, float>>;
static_assert(says_that<renaming<keys, heads, tokens<6>, d_in<3>>>(
    "HU003 rename<keys, heads>: x has no keys (tokens<6>, d_in<3>); ", "fix: rename<tokens, heads>(x), or x with keys"));
static_assert(says_that<renaming<token, heads, tokens<6>, d_in<3>>>("HU003 rename<token, heads>: ",
                                                                    "fix: rename<tokens, heads>(x)"));
static_assert(says_that<renaming<keys, tokens, tokens<6>, d_in<3>>>(
    "HU003 rename<keys, tokens>: x has no keys (tokens<6>, d_in<3>); ",
    "fix: rename<tokens, keys>(x), or it is already tokens, leave it as it is"));
static_assert(says_that<renaming<tokens, d_in, tokens<6>, d_in<3>>>(
    "HU002 rename: (tokens<6>, d_in<3>) already has an axis d_in; ",
    "fix: transpose<tokens, d_in>(x) instead if only their order is meant, or rename<d_in, another_role>(x) first"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::rename, headsup_calls::along<tokens, keys>,
                                               operand<no_tensor, float>>>(
    "HU003 rename<tokens, keys>: x is not a tensor; ", "fix: a tensor with an axis tokens"));

// what a mask says
static_assert(std::is_same_v<decltype(rename<tokens, keys>(tensor<bool, batch<2>, keeps<tokens<6>>>{})),
                             tensor<bool, batch<2>, keeps<keys<6>>>>);
