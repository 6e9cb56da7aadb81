#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/split.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using headsup_diagnostics::no_tensor;
using headsup_diagnostics::operand;

using per_head = tensor<int, tokens<2>, heads<3>, head_dim<5>>;

constexpr tensor<int, tokens<2>, heads<2>, head_dim<3>> x{{{{1, 2, 3}, {4, 5, 6}}, {{7, 8, 9}, {10, 11, 12}}}};

// the type: one axis that remembers what it was
static_assert(std::is_same_v<decltype(merge<all_heads, heads, head_dim>(per_head{})),
                             tensor<int, tokens<2>, merged<all_heads<15>, heads<3>, head_dim<5>>>>);
static_assert(std::is_same_v<decltype(merge<d_in, tokens, heads>(per_head{})),
                             tensor<int, merged<d_in<6>, tokens<2>, heads<3>>, head_dim<5>>>);
static_assert(std::is_same_v<decltype(merge<d_in, tokens, heads, head_dim>(per_head{})),
                             tensor<int, merged<d_in<30>, tokens<2>, heads<3>, head_dim<5>>>>);

// under the name of one of its parts, or of a merged axis once more
static_assert(std::is_same_v<decltype(merge<heads, heads, head_dim>(per_head{})),
                             tensor<int, tokens<2>, merged<heads<15>, heads<3>, head_dim<5>>>>);
static_assert(std::is_same_v<decltype(merge<d_in, tokens, all_heads>(merge<all_heads, heads, head_dim>(per_head{}))),
                             tensor<int, merged<d_in<30>, tokens<2>, merged<all_heads<15>, heads<3>, head_dim<5>>>>>);

// sums along a part say nothing about sums along the whole
static_assert(std::is_same_v<decltype(merge<d_in, tokens, keys>(tensor<float, tokens<2>, normalized<keys<3>>>{})),
                             tensor<float, merged<d_in<6>, tokens<2>, keys<3>>>>);

// the values
static_assert(merge<all_heads, heads, head_dim>(x).data()[11] == 12);
static_assert(merge<all_heads, heads, head_dim>(x)(1, 4) == 11 && merge<d_in, tokens, heads>(x)(2, 0) == 7);
static_assert(split<all_heads, heads<2>, head_dim<3>>(merge<all_heads, heads, head_dim>(x)) == x);
static_assert(merge<all_heads, heads, head_dim>(view(x)) == merge<all_heads, heads, head_dim>(x));

// a temporary transfers its memory
static_assert([] {
  tensor<float, tokens<64>, heads<12>, head_dim<8>> large;
  large(63, 11, 7) = 7;
  float const* const first = large.data();
  auto const whole = merge<all_heads, heads, head_dim>(static_cast<decltype(large)&&>(large));
  return whole.data() == first && whole(63, 95) == 7;
}());

// what it refuses: axes apart, in another order, missing; a name that another axis has
static_assert(can_merge<all_heads, per_head, heads, head_dim> && can_merge<head_dim, per_head, heads, head_dim>);
static_assert(!can_merge<all_heads, per_head, tokens, head_dim>);
static_assert(!can_merge<all_heads, per_head, head_dim, heads>);
static_assert(!can_merge<all_heads, tensor<float, head_dim<5>, heads<2>>, head_dim, heads> &&
              !can_merge<all_heads, tensor<float, head_dim<5>, kv_heads<2>>, head_dim, kv_heads> &&
              !can_merge<all_heads, tensor<float, d_in<5>, heads<2>>, d_in, heads> &&
              can_merge<all_heads, tensor<float, tokens<5>, heads<2>>, tokens, heads>);
static_assert(!can_merge<all_heads, per_head, heads, d_out> && !can_merge<all_heads, per_head, head_dim, d_out>);
static_assert(!can_merge<tokens, per_head, heads, head_dim>);
static_assert(!can_merge<all_heads, float, heads, head_dim>);

// what it says of axes apart, missing, there already or of a size that only the run time knows, and of no tensor
template <class X, template <std::size_t> class... ToAndFrom>
using merging = headsup_calls::refused<headsup_calls::op::merge, headsup_calls::along<ToAndFrom...>, operand<X, float>>;
static_assert(says_that<merging<axes<heads<2>, tokens<3>, head_dim<5>>, all_heads, heads, head_dim>>(
    "HU010 merge: heads, head_dim are not adjacent in that order in (heads<2>, tokens<3>, head_dim<5>); ",
    "fix: merge<all_heads, heads, head_dim>(transpose<heads, tokens>(x))"));
static_assert(says_that<merging<axes<tokens<3>, heads<2>, head_dim<5>>, all_heads, head_dim, heads>>(
    "HU010 merge: head_dim, heads are not adjacent in that order in (tokens<3>, heads<2>, head_dim<5>); ",
    "fix: merge<all_heads, heads, head_dim>(x)"));
static_assert(says_that<merging<axes<tokens<3>, head_dim<5>, heads<2>>, all_heads, heads, head_dim>>(
    "HU010 merge: heads, head_dim are not adjacent in that order in (tokens<3>, head_dim<5>, heads<2>); ",
    "fix: merge<all_heads, heads, head_dim>(transpose<head_dim, heads>(x))"));
static_assert(says_that<merging<axes<heads<2>, tokens<3>, head_dim<5>>, all_heads, head_dim, heads>>(
    "HU010 merge: head_dim, heads are not adjacent in that order in (heads<2>, tokens<3>, head_dim<5>); ",
    "fix: merge<all_heads, heads, head_dim>(transpose<heads, tokens>(x))"));
static_assert(says_that<merging<axes<tokens<3>, head_dim<5>, heads<2>>, d_out, head_dim, heads>>(
    "HU010 merge: (head_dim<5>, heads<2>) would deal the features of d_out<10> out to the heads in turn; ",
    "fix: merge<d_out, heads, head_dim>(transpose<head_dim, heads>(x))"));
static_assert(says_that<merging<axes<tokens<3>, keys<5>>, d_out, keys, tokens>>(
    "HU010 merge: keys, tokens are not adjacent in that order in (tokens<3>, keys<5>); ",
    "fix: merge<d_out, tokens, keys>(x)"));
static_assert(says_that<merging<axes<heads<2>, d_in<5>>, all_heads, heads, head_dim>>(
    "HU003 merge<all_heads, heads, head_dim>: x has no head_dim (heads<2>, d_in<5>); ",
    "fix: merge<all_heads, heads, d_in>(x)"));
static_assert(says_that<merging<axes<heads<2>>, all_heads, heads, head_dim>>(
    "HU003 merge<all_heads, heads, head_dim>: ", "fix: a tensor with an axis head_dim"));
static_assert(says_that<merging<no_tensor, all_heads, heads, head_dim>>(
    "HU003 merge<all_heads, heads, head_dim>: x is not a tensor; ",
    "fix: a tensor with an axis heads"));
static_assert(says_that<merging<axes<tokens<3>, heads<2>, head_dim<5>>, tokens, heads, head_dim>>(
    "HU002 merge: (tokens<3>, heads<2>, head_dim<5>) already has an axis tokens; ", "first"));
static_assert(says_that<merging<axes<heads<2>, head_dim<dynamic>>, all_heads, heads, head_dim>>(
    "HU047 merge: needs the size of head_dim<dynamic> at compile time",
    "fix: expect_size<head_dim<N>>(x), which checks it"));
