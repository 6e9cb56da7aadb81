#include <headsup/axes/roles.hpp>
#include <headsup/ops/assume.hpp>
#include <headsup/ops/attend.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using headsup_diagnostics::operand;

using weights = tensor<float, tokens<2>, keys<3>>;
using joined = merged<all_heads<6>, heads<2>, head_dim<3>>;

// the type: claimed and forgotten by name
static_assert(
    std::is_same_v<decltype(assume_normalized<keys>(weights{})), tensor<float, tokens<2>, normalized<keys<3>>>>);
static_assert(std::is_same_v<decltype(assume_factors<all_heads, heads<2>, head_dim<3>>(tensor<int, all_heads<6>>{})),
                             tensor<int, joined>>);
static_assert(std::is_same_v<decltype(forget_factors<all_heads>(tensor<int, tokens<5>, joined>{})),
                             tensor<int, tokens<5>, all_heads<6>>>);
static_assert(
    std::is_same_v<decltype(forget_factors<tokens>(tensor<int, tokens<5>, joined>{})), tensor<int, tokens<5>, joined>>);

// the values: the numbers stay where they are
constexpr tensor<int, tokens<2>, all_heads<6>> x{{{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}}};
static_assert(assume_factors<all_heads, heads<2>, head_dim<3>>(x) == x);
static_assert(forget_factors<all_heads>(assume_factors<all_heads, heads<2>, head_dim<3>>(x)) == x);
static_assert(split<all_heads, heads<3>, head_dim<2>>(
                  forget_factors<all_heads>(assume_factors<all_heads, heads<2>, head_dim<3>>(x)))(1, 2, 0) == 11);
static_assert(assume_normalized<keys>(weights{{{1, 0, 0}, {0, 0.5f, 0.5f}}}) == weights{{{1, 0, 0}, {0, 0.5f, 0.5f}}});

// its purpose: weights from elsewhere can attend
static_assert(!can_attend<weights, tensor<float, keys<3>>> &&
              can_attend<decltype(assume_normalized<keys>(weights{})), tensor<float, keys<3>>>);

// what it refuses
static_assert(can_assume<keys, weights> && !can_assume<heads, weights> && !can_assume<keys, float>);

// what it says
static_assert(says_that<headsup_calls::refused<headsup_calls::op::forget_factors, headsup_calls::along<keys>, operand<axes<tokens<3>>, float>>>(
    "HU003 forget_factors<keys>: x has no keys (tokens<3>); ", "fix: forget_factors<tokens>(x), or x with keys"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::assume_factors,
                                               headsup_calls::naming<headsup_calls::roles<d_in>, axes<halves<2>>>,
                                               operand<axes<d_in<4>>, float>>>(
    "HU009 assume_factors: d_in<4> is not (halves<2>), which has 2 elements; ",
    "fix: x with d_in<2>, or assume_factors<d_in, halves<2>, another_role<2>>(x)"));
