#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/kernels/reduce.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/nest_over.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation max{
    .name = "max", .form = "<role...>(x)", .rules = {names_each_once, has_axes_to_reduce}, .is = reduces | any_axis};
}  // namespace headsup_calls::op

namespace headsup_detail {
/// One number from all numbers along Role: f(first, step, count). Left are the axes of the result, Known the same with
/// what is known of its numbers.
template <template <std::size_t> class Role, class Left, class Known = forget_numbers<Left>, Tensor X, class F>
constexpr auto reduce_to(X const& x, F f) {
  using along = axis_of<axes_of<X>, Role>;
  // The largest of truths is whether any is true: a mask says the same then.
  using of_truths = std::conditional_t<std::is_same_v<scalar_of<X>, bool>, axes_of<X>, axes<>>;
  using shape = still_said<Known, of_truths>;
  auto const sizes = sizes_from<shape>(x.sizes());
  auto result = unwritten<decltype(f(x.data(), std::size_t{}, std::size_t{}))>(sizes);
  std::size_t const step = x.sizes().template stride_of<along>();
  std::size_t const count = x.sizes().template of<along>();
  auto const rows = nest_for(sizes, sizes, x.sizes());
  headsup_kernels::loop const& inner = rows.inner();
  for_each_row(rows, [&](std::size_t to, std::size_t from, std::size_t) {
    for (std::size_t i = 0; i < inner.count; ++i)
      result.data()[to + i * inner.out] = f(x.data() + from + i * inner.a, step, count);
  });
  return result;
}

/// The same, forgetting what is lost: for operations that give it back on purpose, as softmax does.
template <template <std::size_t> class Role, Tensor X, class F> constexpr auto reduce(X const& x, F f) {
  return reduce_to<Role, without<axes_of<X>, Role>>(x, f);
}
}  // namespace headsup_detail

namespace headsup_rule {
struct sum : row<headsup_calls::op::sum> {
  constexpr auto operator()(auto const* first, std::size_t step, std::size_t n) const {
    return headsup_kernels::sum(first, step, n);
  }
};
struct mean : row<headsup_calls::op::mean> {
  template <class Scalar> constexpr Scalar operator()(Scalar const* first, std::size_t step, std::size_t n) const {
    return headsup_kernels::sum(first, step, n) / static_cast<Scalar>(n);
  }
};
struct max : row<headsup_calls::op::max> {
  constexpr auto operator()(auto const* first, std::size_t step, std::size_t n) const {
    return headsup_kernels::max(first, step, n);
  }
};
}  // namespace headsup_rule

/// Whether X has an axis Role to be reduced to one number.
template <template <std::size_t> class Role, class X> concept can_reduce =
    headsup_calls::accepts<headsup_calls::op::max, headsup_calls::along<Role>, described<X>>;

/// Whether the numbers along it can be added: they are not bool.
template <template <std::size_t> class Role, class X> concept can_sum =
    headsup_calls::accepts<headsup_calls::op::sum, headsup_calls::along<Role>, described<X>>;

/// Whether their sum can be divided: they are floating-point numbers.
template <template <std::size_t> class Role, class X> concept can_average =
    headsup_calls::accepts<headsup_calls::op::mean, headsup_calls::along<Role>, described<X>>;

namespace headsup_detail {
/// The same for the axes of several roles, of which none is named twice.
template <class Call, class X, template <std::size_t> class... Roles>
inline constexpr bool reduces_all = headsup_calls::accepts<Call::op, headsup_calls::along<Roles...>, described<X>>;
}  // namespace headsup_detail

/// The sum along Role, as torch.sum(dim).
///
/// - Shapes:   [A..., Role] -> [A...]; knowledge about sums is forgotten, a Role of separate things is pooled over
/// - Rounding: four interleaved partial sums, then those in order: within n/4 + 3 roundings of the exact sum
/// - Errors:   no axis of that role, or none named, numbers that are bool: at compile time
template <template <std::size_t> class Role, class X> requires can_sum<Role, X>
constexpr auto sum(X const& x) {
  return headsup_detail::reduce_to<Role, headsup_detail::pool_over<axes_of<X>, Role>>(x, headsup_rule::sum{});
}

/// The same along several axes, one after the other: sum<tokens, batch>(x).
///
/// - Shapes: [A..., Roles...] -> [A...], the axes in any order
/// - Errors: no axis of one of the roles, a role twice, numbers that are bool: at compile time
template <template <std::size_t> class First, template <std::size_t> class Second, template <std::size_t> class... More,
          class X>
requires headsup_detail::reduces_all<headsup_rule::sum, X, First, Second, More...>
constexpr auto sum(X const& x) {
  return sum<Second, More...>(
      headsup_detail::reduce_to<First, headsup_detail::pool_over<axes_of<X>, First>>(x, headsup_rule::sum{}));
}
#define HEADSUP_CALL sum
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>

/// The mean along Role: the sum divided by the size.
///
/// - Shapes:   [A..., Role] -> [A...]; what sums to one along another axis still does, a Role of separate things is
///             pooled over
/// - Rounding: as sum, and one more
/// - Errors:   no axis of that role, or none named, numbers that are not floating-point: at compile time
template <template <std::size_t> class Role, class X> requires can_average<Role, X>
constexpr auto mean(X const& x) {
  using left = headsup_detail::pool_over<axes_of<X>, Role>;
  return headsup_detail::reduce_to<Role, left, headsup_detail::only_sums<left>>(x, headsup_rule::mean{});
}

/// The mean of all numbers along several axes: their sum divided by how many they are.
///
/// - Shapes:   [A..., Roles...] -> [A...], the axes in any order
/// - Rounding: as sum, and one more
/// - Errors:   no axis of one of the roles, a role twice, numbers that are not floating-point: at compile time
template <template <std::size_t> class First, template <std::size_t> class Second, template <std::size_t> class... More,
          class X>
requires headsup_detail::reduces_all<headsup_rule::mean, X, First, Second, More...>
constexpr auto mean(X const& x) {
  auto result = sum<First, Second, More...>(x);
  auto const count = static_cast<scalar_of<X>>(x.size() / result.size());
  for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = result.data()[i] / count;
  return result;
}
#define HEADSUP_CALL mean
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>

/// The largest number along Role; NaN if one is NaN, as torch.amax.
///
/// - Shapes: [A..., Role] -> [A...]; knowledge about sums is forgotten, a Role of separate things is pooled over
/// - Errors: no axis of that role, or none named: at compile time
template <template <std::size_t> class Role, class X> requires can_reduce<Role, X>
constexpr auto max(X const& x) {
  return headsup_detail::reduce_to<Role, headsup_detail::pool_over<axes_of<X>, Role>>(x, headsup_rule::max{});
}

/// The largest number along several axes.
///
/// - Shapes: [A..., Roles...] -> [A...], the axes in any order
/// - Errors: no axis of one of the roles, a role twice: at compile time
template <template <std::size_t> class First, template <std::size_t> class Second, template <std::size_t> class... More,
          class X>
requires headsup_detail::reduces_all<headsup_rule::max, X, First, Second, More...>
constexpr auto max(X const& x) {
  return max<Second, More...>(max<First>(x));
}
#define HEADSUP_CALL max
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
