#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/split.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using headsup_diagnostics::no_tensor;
using headsup_diagnostics::operand;

constexpr tensor<int, tokens<2>, d_out<6>> x{{{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}}};

// the type
static_assert(std::is_same_v<decltype(split<d_out, heads<2>, head_dim<3>>(tensor<int, tokens<2>, d_out<6>>{})),
                             tensor<int, tokens<2>, heads<2>, head_dim<3>>>);
static_assert(std::is_same_v<decltype(split<tokens, batch<5>, keys<7>>(tensor<int, d_in<3>, tokens<35>, d_out<2>>{})),
                             tensor<int, d_in<3>, batch<5>, keys<7>, d_out<2>>>);
static_assert(
    std::is_same_v<decltype(split<d_out, batch<2>, heads<3>, keys<5>, head_dim<7>>(tensor<int, d_out<210>>{})),
                   tensor<int, batch<2>, heads<3>, keys<5>, head_dim<7>>>);
static_assert(std::is_same_v<decltype(split<d_out, head_dim<6>>(tensor<int, d_out<6>>{})), tensor<int, head_dim<6>>>);

// one of the parts may keep the role; what is known of other axes stays
static_assert(
    std::is_same_v<decltype(split<tokens, batch<2>, tokens<3>>(tensor<int, tokens<6>, normalized<keys<5>>>{})),
                   tensor<int, batch<2>, tokens<3>, normalized<keys<5>>>>);

// the values: outermost first
static_assert(split<d_out, heads<2>, head_dim<3>>(x) ==
              tensor<int, tokens<2>, heads<2>, head_dim<3>>{{{{1, 2, 3}, {4, 5, 6}}, {{7, 8, 9}, {10, 11, 12}}}});
static_assert(split<d_out, heads<3>, head_dim<2>>(x)(1, 2, 0) == 11);
static_assert(split<d_out, heads<2>, head_dim<3>>(view(x)) == split<d_out, heads<2>, head_dim<3>>(x));

// a temporary transfers its memory
static_assert([] {
  tensor<float, tokens<64>, d_out<96>> large;
  large(63, 95) = 7;
  float const* const first = large.data();
  auto const parts = split<d_out, heads<12>, head_dim<8>>(static_cast<decltype(large)&&>(large));
  return parts.data() == first && parts(63, 11, 7) == 7;
}());

// what it refuses: sizes that do not multiply to the axis, an axis that is not there
static_assert(can_split<d_out, decltype(x), heads<2>, head_dim<3>>);
static_assert(can_split<d_out, decltype(x), heads<3>, head_dim<2>>);
static_assert(!can_split<d_out, decltype(x), heads<2>, head_dim<2>>);
static_assert(!can_split<d_out, decltype(x), heads<6>, head_dim<2>>);
static_assert(!can_split<d_in, decltype(x), heads<2>, head_dim<3>>);
static_assert(!can_split<d_out, float, heads<2>, head_dim<3>>);

// and a merged axis differently from how it was merged, whatever happened to its name and its numbers since
using joined = tensor<int, merged<all_heads<6>, heads<2>, head_dim<3>>>;
static_assert(can_split<all_heads, joined, heads<2>, head_dim<3>>);
static_assert(!can_split<all_heads, joined, head_dim<3>, heads<2>>);
static_assert(!can_split<all_heads, joined, heads<3>, head_dim<2>>);
static_assert(!can_split<all_heads, joined, heads<6>>);
static_assert(!can_split<all_heads, joined, d_out<2>, head_dim<3>>);
using renamed = decltype(rename<all_heads, d_out>(joined{}));
static_assert(can_split<d_out, renamed, heads<2>, head_dim<3>> && !can_split<d_out, renamed, head_dim<3>, heads<2>>);
using summing = tensor<float, normalized<merged<all_heads<6>, heads<2>, head_dim<3>>>>;
static_assert(can_split<all_heads, summing, heads<2>, head_dim<3>>);
static_assert(!can_split<all_heads, summing, head_dim<3>, heads<2>>);

// what it says of another product: of two parts, the one that divides the size is kept
template <std::size_t N, class... Into>
using of_d_out =
    headsup_calls::refused<headsup_calls::op::split, headsup_calls::naming<headsup_calls::roles<d_out>, axes<Into...>>,
                           operand<axes<d_out<N>>, float>>;
static_assert(says_that<of_d_out<12, heads<5>, head_dim<4>>>(
    "HU009 split: d_out<12> is not (heads<5>, head_dim<4>), which has 20 elements; ",
    "fix: split<d_out, heads<3>, head_dim<4>>(x), or x with d_out<20>"));
static_assert(says_that<of_d_out<12, heads<3>, head_dim<5>>>(
    "HU009 split: ", "fix: split<d_out, heads<3>, head_dim<4>>(x), or x with d_out<15>"));
static_assert(says_that<of_d_out<7, heads<2>, head_dim<3>>>(
    "HU009 split: d_out<7> is not (heads<2>, head_dim<3>), which has 6 elements; ", "fix: x with d_out<6>"));
static_assert(says_that<of_d_out<5, heads<2>, head_dim<3>>>("HU009 split: ", "fix: x with d_out<6>"));
static_assert(says_that<of_d_out<7, head_dim<3>>>("HU009 split: d_out<7> is not (head_dim<3>), which has 3 elements; ",
                                                  "fix: split<d_out, head_dim<7>>(x), or x with d_out<3>"));
static_assert(says_that<of_d_out<7, batch<2>, heads<2>, head_dim<2>>>("HU009 split: ", "fix: x with d_out<8>"));

// of a merged axis split in another way, also where more is known of it
using wrong_way = axes<head_dim<3>, heads<2>>;
static_assert(says_that<headsup_calls::refused<headsup_calls::op::split,
                                               headsup_calls::naming<headsup_calls::roles<all_heads>, wrong_way>,
                                               described<joined>>>(
    "HU010 split: all_heads<6> was merged from (heads<2>, head_dim<3>), not from (head_dim<3>, heads<2>); ",
    "fix: split<all_heads, heads<2>, head_dim<3>>(x)"));
static_assert(says_that<headsup_calls::refused<
                  headsup_calls::op::split, headsup_calls::naming<headsup_calls::roles<all_heads>, wrong_way>,
                  described<summing>>>("HU010 split: all_heads<6> was merged from (heads<2>, head_dim<3>), ", ""));

// of sizes that only the run time knows, an axis that is missing or there already, no tensor
static_assert(says_that<of_d_out<dynamic, heads<2>, head_dim<3>>>(
    "HU047 split: needs the size of d_out<dynamic> at compile time", "fix: expect_size<d_out<6>>(x), which checks it"));
static_assert(says_that<of_d_out<6, heads<2>, head_dim<dynamic>>>("HU047 split: needs the size of head_dim<dynamic>",
                                                                  "fix: head_dim<N> with a number"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::split,
                                               headsup_calls::naming<headsup_calls::roles<keys>, wrong_way>,
                                               operand<axes<batch<2>, tokens<3>, d_in<5>>, float>>>(
    "HU003 split<keys>: x has no keys (batch<2>, tokens<3>, d_in<5>); ", "fix: a tensor with an axis keys"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::split,
                                               headsup_calls::naming<headsup_calls::roles<d_out>, wrong_way>,
                                               operand<axes<heads<2>, d_out<6>>, float>>>(
    "HU002 split: (heads<2>, d_out<6>) already has an axis heads; ",
    "fix: split<d_out, heads<2>, head_dim<3>>(rename<heads, another_role>(x))"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::split,
                                               headsup_calls::naming<headsup_calls::roles<d_out>, wrong_way>,
                                               operand<no_tensor, float>>>("HU003 split<d_out>: x is not a tensor; ",
                                                                           "fix: a tensor with an axis d_out"));
