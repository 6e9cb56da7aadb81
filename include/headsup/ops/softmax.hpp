#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/axes/triangle.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/kernels/softmax.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/reduce.hpp>
#include <headsup/ops/rename.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
HEADSUP_SELDOM constexpr void are_logarithms_of(words& w, call_value const& c) {
  char const* const along = c.along().role.name;
  if (c.along().known->sums) w << "log(x)";
  else w << "log(renormalize<" << along << ">(x)) instead, or " << c.op->name << "<" << along << ">(scores)";
}
inline constexpr operation log_softmax{
    .name = "log_softmax",
    .form = softmax.form,
    .rules = {takes_no_ids, softmax.rules[1], keeps_apart, chooses_for_each, of_floats, softmax.rules[4],
              are_no_shares.or_else(are_logarithms_of), softmax.rules[6], softmax.rules[7]},
    .tensors = 1,
    .apart = {role::batch},
    .seldom = {role::tokens, role::heads}};
inline constexpr operation naive_softmax{
    .name = "naive_softmax",
    .form = softmax.form,
    .rules = {takes_no_ids, softmax.rules[1], keeps_apart, of_floats, softmax.rules[4], softmax.rules[5],
              softmax.rules[6], softmax.rules[7]},
    .tensors = 1,
    .apart = {role::batch},
    .seldom = {role::tokens, role::heads}};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct softmax : row<headsup_calls::op::softmax> {};
struct log_softmax : row<headsup_calls::op::log_softmax> {};
struct naive_softmax : row<headsup_calls::op::naive_softmax> {};
struct renormalize : row<headsup_calls::op::renormalize> {};
}  // namespace headsup_rule

/// Whether numbers of X along Role can become weights that sum to one: Role is not the batch, whose examples must not
/// depend on each other, and not of size one, whose only weight is always 1; a single key is the first token's. The
/// numbers do not sum to one already, and are no triangle, whose zeros would hide nothing.
template <template <std::size_t> class Role, class X> concept can_softmax =
    headsup_calls::accepts<headsup_calls::op::softmax, headsup_calls::along<Role>, described<X>>;

/// Whether they can become logarithms of weights: where examples or positions have classes, Role is that of these.
template <template <std::size_t> class Role, class X> concept can_log_softmax =
    headsup_calls::accepts<headsup_calls::op::log_softmax, headsup_calls::along<Role>, described<X>>;

/// The same as can_softmax for numbers that may be weights already, or have a triangle of zeros.
template <template <std::size_t> class Role, class X> concept can_renormalize =
    headsup_calls::accepts<headsup_calls::op::renormalize, headsup_calls::along<Role>, described<X>>;

/// Exponentiates and divides by the sum along Role, so that the numbers along it are positive and sum to one.
///
/// The largest number of each row is subtracted first, so that nothing overflows. A row with +inf or NaN,
/// or with only -inf, has no softmax: all of it becomes NaN, as in PyTorch. A single -inf becomes 0.
///
/// - Shapes:    [A..., Role] -> [A..., normalized<Role>]
/// - Max error: 4 ulp of each weight (steps from one float to the next) for rows of up to 8 numbers, n/2 ulp for rows
///              of n; along a last axis, run time uses another method for 4096 numbers or more, within 8 ulp or n/2 ulp
/// - Errors:    no axis of that role, or none named; an axis along which weights make no sense (the batch, or one of
///              size 1 that is not keys); numbers that are weights already, or a triangle of zeros: at compile time
/// - Source:    Raschka, Build a Large Language Model (From Scratch), section 3.3.1
template <template <std::size_t> class Role, class X> requires can_softmax<Role, X>
constexpr auto softmax(X const& x) {
  using along = axis_of<axes_of<X>, Role>;
  using rows = headsup_detail::without<axes_of<X>, Role>;
  using shape = headsup_detail::normalize_along<axes_of<X>, Role>;
  headsup_calls::must_hold<headsup_calls::op::softmax, headsup_calls::along<Role>>(x);
  auto result = headsup_detail::unwritten<scalar_of<X>>(headsup_detail::in_places<shape>(x.sizes()));
  constexpr bool may_be_large = !axes_of<X>::fixed || axes_of<X>::size >= headsup_kernels::many_powers;
  std::size_t const step = x.sizes().template stride_of<along>();
  std::size_t const count = x.sizes().template of<along>();
  auto const nest = headsup_detail::nest_for(headsup_detail::sizes_from<rows>(x.sizes()), x.sizes(), x.sizes());
  headsup_kernels::loop const& inner = nest.inner();
  for_each_row(nest, [&](std::size_t first, std::size_t, std::size_t) {
    headsup_kernels::softmax_rows<may_be_large>(result.data() + first, x.data() + first, inner, step, count);
  });
  return result;
}
#define HEADSUP_CALL softmax
#include <headsup/diagnostics/other_calls.inl>

/// The logarithm of softmax, computed directly, because log(softmax(x)) would lose small weights.
///
/// - Shapes:   [A..., Role] -> [A..., Role]
/// - Rounding: x less the largest number, less the logarithm of the sum: each rounded once
/// - Errors:   as softmax; an axis of positions where there are classes: at compile time
template <template <std::size_t> class Role, class X> requires can_log_softmax<Role, X>
constexpr auto log_softmax(X const& x) {
  headsup_calls::must_hold<headsup_calls::op::log_softmax, headsup_calls::along<Role>>(x);
  auto const below = x - headsup_detail::reduce<Role>(x, headsup_rule::max{});
  return below - log(headsup_detail::reduce<Role>(exp(below), headsup_rule::sum{}));
}
#define HEADSUP_CALL log_softmax
#include <headsup/diagnostics/other_calls.inl>

/// exp(x) / sum of exp(x) with nothing subtracted: the softmax that the chapter warns about. It overflows to
/// NaN above x = 88.7, which in a constant is a compile error, and loses everything below x = -103; use softmax.
///
/// - Shapes: [A..., Role] -> [A..., normalized<Role>]
template <template <std::size_t> class Role, class X> requires can_softmax<Role, X>
constexpr auto naive_softmax(X const& x) {
  headsup_calls::must_hold<headsup_calls::op::naive_softmax, headsup_calls::along<Role>>(x);
  auto const powers = exp(x);
  return relabel<headsup_detail::normalize_along<axes_of<X>, Role>>(
      powers / headsup_detail::reduce<Role>(powers, headsup_rule::sum{}));
}
#define HEADSUP_CALL naive_softmax
#include <headsup/diagnostics/other_calls.inl>

/// Divides by the sum along Role, so that masked weights sum to one again, as in the chapter's section 3.5.1.
///
/// - Shapes: [A..., Role] -> [A..., normalized<Role>]
/// - Errors: as softmax; a row that sums to 0 becomes NaN
template <template <std::size_t> class Role, class X> requires can_renormalize<Role, X>
constexpr auto renormalize(X const& x) {
  headsup_calls::must_hold<headsup_calls::op::renormalize, headsup_calls::along<Role>>(x);
  return relabel<headsup_detail::normalize_along<axes_of<X>, Role>>(
      x / headsup_detail::reduce<Role>(x, headsup_rule::sum{}));
}
#define HEADSUP_CALL renormalize
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
