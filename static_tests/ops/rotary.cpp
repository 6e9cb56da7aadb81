#include <headsup/axes/roles.hpp>
#include <headsup/ops/assume.hpp>
#include <headsup/ops/prints_as.hpp>
#include <headsup/ops/repeat.hpp>
#include <headsup/ops/rotary.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using headsup_diagnostics::operand;

constexpr auto x = [] {
  tensor<float, heads<2>, tokens<3>, head_dim<4>> result;
  for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = static_cast<float>(i) / 8 - 1;
  return result;
}();
constexpr tensor<float, tokens<3>, pairs<2>> angles{{{0, 0}, {1, 0.5f}, {2, 1}}};

constexpr auto by_halves = assume_factors<head_dim, halves<2>, pairs<2>>(x);
constexpr auto by_pairs = assume_factors<head_dim, pairs<2>, halves<2>>(x);

// the type: the axis keeps the order of its pairs
static_assert(std::is_same_v<decltype(rotary<head_dim>(by_halves, angles))::axes, decltype(by_halves)::axes>);
static_assert(std::is_same_v<decltype(rotary<head_dim>(by_pairs, angles))::axes, decltype(by_pairs)::axes>);
static_assert(std::is_same_v<decltype(rotate_half<head_dim>(by_pairs))::axes, decltype(by_pairs)::axes>);

// the values: a right angle for every pair, at any positions of its two features
static_assert(take<heads>(rotate_half<head_dim>(by_halves), 0)(1, 0) == 0.25f &&
              take<heads>(rotate_half<head_dim>(by_halves), 0)(1, 2) == -0.5f);
static_assert(forget_factors<head_dim>(take<tokens>(take<heads>(rotate_half<head_dim>(by_halves), 0), 1)) ==
              tensor<float, head_dim<4>>{{0.25f, 0.125f, -0.5f, -0.375f}});
static_assert(forget_factors<head_dim>(take<tokens>(take<heads>(rotate_half<head_dim>(by_pairs), 0), 1)) ==
              tensor<float, head_dim<4>>{{0.375f, -0.5f, 0.125f, -0.25f}});

// the first token does not rotate; others rotate as x * cos + rotate_half(x) * sin in PyTorch
static_assert(take<tokens>(rotary<head_dim>(by_halves, angles), 0) == take<tokens>(by_halves, 0));
static_assert(prints_as(
    forget_factors<head_dim>(take<heads>(rotary<head_dim>(by_halves, angles), 1)),
    {{0.5000, 0.6250, 0.7500, 0.8750}, {-0.5115, 0.3281, 1.5168, 1.7460}, {-2.2155, -0.6998, 0.6357, 2.3805}}));
static_assert(prints_as(
    forget_factors<head_dim>(take<heads>(rotary<head_dim>(by_pairs, angles), 1)),
    {{0.5000, 0.6250, 0.7500, 0.8750}, {-0.4064, 1.4493, 0.4378, 1.8060}, {-2.1018, 0.6877, -0.6322, 2.4856}}));
constexpr auto table = repeat<pairs, head_dim<4>>(angles);
static_assert(by_halves * cos(table) + rotate_half<head_dim>(by_halves) * sin(table) ==
              rotary<head_dim>(by_halves, angles));

// what it refuses: features that do not say what a pair is, a table for the other order, angles over other axes
using halved = decltype(by_halves);
static_assert(can_rotate<head_dim, halved> && !can_rotate<head_dim, decltype(x)> && !can_rotate<d_in, halved> &&
              !can_rotate<head_dim, float> &&
              !can_rotate<head_dim, tensor<int, merged<head_dim<4>, halves<2>, pairs<2>>>>);
static_assert(can_rotate_by<head_dim, halved, decltype(angles)> &&
              !can_rotate_by<head_dim, halved, tensor<float, tokens<3>, pairs<3>>> &&
              !can_rotate_by<head_dim, halved, tensor<float, keys<3>, pairs<2>>> &&
              !can_rotate_by<head_dim, halved, tensor<float, tokens<3>>> &&
              !can_rotate_by<head_dim, halved, tensor<int, tokens<3>, pairs<2>>>);
static_assert(!can_combine<halved, decltype(repeat_interleave<pairs, head_dim<4>>(angles))> &&
              can_combine<decltype(by_pairs), decltype(repeat_interleave<pairs, head_dim<4>>(angles))>);

// what it says of features that are no pairs: none are named, others are, or they are odd in number
template <class Features>
using turning = headsup_calls::refused<headsup_calls::op::rotate_half, headsup_calls::along<head_dim>,
                                       operand<axes<Features>, float>>;
static_assert(
    says_that<turning<head_dim<4>>>("HU034 rotate_half: head_dim<4> does not say which features form a pair; ",
                                    "fix: assume_factors<head_dim, halves<2>, pairs<2>>(x)"));
static_assert(says_that<turning<merged<head_dim<4>, heads<2>, d_in<2>>>>(
    "HU034 rotate_half: head_dim<4>, merged from (heads<2>, d_in<2>), does not say which features form a pair; ",
    "fix: assume_factors<head_dim, ...>(forget_factors<head_dim>(x)), halves<2> and pairs<2> in the order of the "
    "model"));
static_assert(says_that<turning<head_dim<5>>>("HU034 rotate_half: head_dim<5> ",
                                              "halves<2>, pairs<...>> of an even number of features"));
static_assert(says_that<turning<merged<head_dim<6>, halves<3>, pairs<2>>>>("HU034 rotate_half: ", ""));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::rotary, headsup_calls::along<head_dim>,
                                               described<halved>, operand<axes<d_in<2>>, float>>>(
    "HU003 rotary: angles has no pairs (d_in<2>); ", "fix: angles from arange<float, tokens<3>>()"));
