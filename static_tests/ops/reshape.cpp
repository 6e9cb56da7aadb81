#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/reshape.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using headsup_diagnostics::no_tensor;
using headsup_diagnostics::operand;

using x = tensor<int, batch<2>, tokens<3>, d_out<10>>;

// the type: axes are split, merged or kept
static_assert(std::is_same_v<decltype(reshape<batch<2>, tokens<3>, heads<2>, head_dim<5>>(x{})),
                             tensor<int, batch<2>, tokens<3>, heads<2>, head_dim<5>>>);
static_assert(std::is_same_v<decltype(reshape<keys<6>, d_out<10>>(x{})),
                             tensor<int, merged<keys<6>, batch<2>, tokens<3>>, d_out<10>>>);
static_assert(std::is_same_v<decltype(reshape<keys<6>, heads<2>, head_dim<5>>(x{})),
                             tensor<int, merged<keys<6>, batch<2>, tokens<3>>, heads<2>, head_dim<5>>>);
static_assert(std::is_same_v<decltype(reshape<context_length<60>>(x{})),
                             tensor<int, merged<context_length<60>, batch<2>, tokens<3>, d_out<10>>>>);
static_assert(std::is_same_v<decltype(reshape<batch<2>, tokens<3>, d_out<10>>(x{})), x>);
static_assert(std::is_same_v<decltype(reshape<>(tensor<int>{})), tensor<int>>);

// a merged axis splits as it was merged; sums are forgotten
using joined = tensor<int, tokens<3>, merged<all_heads<10>, heads<2>, head_dim<5>>>;
static_assert(std::is_same_v<decltype(reshape<tokens<3>, heads<2>, head_dim<5>>(joined{})),
                             tensor<int, tokens<3>, heads<2>, head_dim<5>>>);
static_assert(
    std::is_same_v<decltype(reshape<tokens<2>, heads<1>, head_dim<3>>(tensor<float, tokens<2>, normalized<d_out<3>>>{})),
                   tensor<float, tokens<2>, heads<1>, head_dim<3>>>);

// the values: unchanged, in the same order
static_assert(reshape<tokens<2>, heads<2>, head_dim<3>>(tensor<int, tokens<2>, d_out<6>>{
                  {{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}}})(1, 0, 2) == 9);
static_assert(reshape<keys<4>>(tensor<int, tokens<2>, d_out<2>>{{{1, 2}, {3, 4}}}) ==
              tensor<int, keys<4>>{{1, 2, 3, 4}});

// what it refuses: numbers that would move, names that would change, other sizes, another order of merging
static_assert(can_reshape<x, batch<2>, tokens<3>, heads<2>, head_dim<5>> && !can_reshape<float, tokens<1>>);
static_assert(!can_reshape<x, batch<2>, heads<2>, tokens<3>, head_dim<5>>);
static_assert(!can_reshape<x, tokens<3>, batch<2>, d_out<10>> && !can_reshape<x, batch<2>, keys<3>, d_out<10>>);
static_assert(!can_reshape<x, batch<2>, tokens<3>, heads<3>, head_dim<5>> &&
              !can_reshape<x, batch<2>, keys<30>, tokens<1>>);
static_assert(!can_reshape<x, batch<2>, heads<5>, head_dim<6>> && !can_reshape<x, batch<2>, tokens<3>>);
static_assert(!can_reshape<joined, tokens<3>, head_dim<5>, heads<2>> &&
              !can_reshape<joined, tokens<3>, heads<5>, head_dim<2>>);
static_assert(!can_reshape<tensor<int, heads<2>, tokens<3>, head_dim<5>>, tokens<3>, all_heads<10>>);
static_assert(can_reshape<tensor<int, tokens<3>, heads<2>, head_dim<5>>, tokens<3>, all_heads<10>> &&
              !can_reshape<tensor<int, tokens<3>, head_dim<5>, heads<2>>, tokens<3>, all_heads<10>>);
using inside_out = merged<all_heads<10>, head_dim<5>, heads<2>>;
static_assert(can_reshape<tensor<int, batch<2>, tokens<3>, inside_out>, keys<6>, inside_out> &&
              can_reshape<tensor<int, batch<2>, tokens<3>, inside_out>, batch<2>, tokens<3>, head_dim<5>, heads<2>>);

// what it says: new orders of axes, two that change places, or more; another name, other sizes, no tensor
template <class X, class... To>
using reshaping = headsup_calls::refused<headsup_calls::op::reshape, headsup_calls::of_axes<To...>, operand<X, float>>;
static_assert(says_that<reshaping<axes<heads<3>, tokens<5>, batch<2>>, batch<2>, heads<3>, tokens<5>>>(
    "HU010 reshape: (heads<3>, tokens<5>, batch<2>) cannot be read as (batch<2>, heads<3>, tokens<5>): ",
    "fix: reorder<axes<batch<2>, heads<3>, tokens<5>>>(x)"));
static_assert(says_that<reshaping<axes<tokens<5>, heads<3>>, tokens<5>, kv_heads<3>>>(
    "HU010 reshape: ", "fix: rename<heads, kv_heads>(x) if heads means kv_heads"));
static_assert(says_that<reshaping<axes<tokens<5>, heads<3>>, tokens<5>, heads<4>>>(
    "HU010 reshape: (tokens<5>, heads<3>) cannot be read as (tokens<5>, heads<4>), which has 20 elements and not 15; ",
    "fix: reshape<tokens<5>, heads<3>>(x)"));
static_assert(says_that<reshaping<no_tensor, tokens<5>>>("HU003 reshape: x is not a tensor; ", "fix: a tensor"));
