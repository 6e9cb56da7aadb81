#pragma once

#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/kernels/reduce.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/nest_over.hpp>

namespace HEADSUP_NAMESPACE {
namespace detail {
/// One number from all numbers along Role: f(first, step, count). Left are the axes of the result.
template <template <std::size_t> class Role, class Left, Tensor X, class F> constexpr auto reduce_to(X const& x, F f) {
  using along = axis_of<axes_of<X>, Role>;
  using shape = forget_sums<Left>;
  auto const sizes = sizes_from<shape>(x.shape());
  auto result = unwritten<scalar_of<X>>(sizes);
  std::size_t const step = x.shape().template stride_of<along>();
  std::size_t const count = x.shape().template of<along>();
  auto const rows = nest_for(sizes, sizes, x.shape());
  kernels::loop const& inner = rows.inner();
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
}  // namespace detail

namespace rule {
/// Operations that turn all numbers along Role into one.
template <fixed_string Name> struct reducing : call<Name> {
  template <template <std::size_t> class Role, class X> struct rules : has_axis<reducing, Role, X> {};
};

struct sum : reducing<"sum"> {
  constexpr auto operator()(auto const* first, std::size_t step, std::size_t n) const {
    return kernels::sum(first, step, n);
  }
};
struct mean : reducing<"mean"> {
  template <class Scalar> constexpr Scalar operator()(Scalar const* first, std::size_t step, std::size_t n) const {
    return kernels::sum(first, step, n) / static_cast<Scalar>(n);
  }
};
struct max : reducing<"max"> {
  constexpr auto operator()(auto const* first, std::size_t step, std::size_t n) const {
    return kernels::max(first, step, n);
  }
};
}  // namespace rule

/// Whether X has an axis Role to be reduced to one number.
template <template <std::size_t> class Role, class X> concept can_reduce = rule::sum::rules<Role, described<X>>::value;

/// The sum along Role, as torch.sum(dim).
///
/// Shapes    [A..., Role] -> [A...]; knowledge about sums is forgotten, a Role of separate things is pooled over
/// Rounding  four interleaved partial sums, then those in order: within n/4 + 3 roundings of the exact sum
/// Errors    no axis of that role, or none named: at compile time
template <template <std::size_t> class Role, class X> requires can_reduce<Role, X>
constexpr auto sum(X const& x) {
  return detail::reduce_to<Role, pool_over<axes_of<X>, Role>>(x, rule::sum{});
}
#define HEADSUP_CALL sum
#include <headsup/diagnostics/other_calls.inl>

/// The mean along Role: the sum divided by the size.
///
/// Shapes    [A..., Role] -> [A...]; knowledge about sums is forgotten, a Role of separate things is pooled over
/// Rounding  as sum, and one more
/// Errors    no axis of that role, or none named: at compile time
template <template <std::size_t> class Role, class X> requires can_reduce<Role, X>
constexpr auto mean(X const& x) {
  return detail::reduce_to<Role, pool_over<axes_of<X>, Role>>(x, rule::mean{});
}
#define HEADSUP_CALL mean
#include <headsup/diagnostics/other_calls.inl>

/// The largest number along Role; NaN if one is NaN, as torch.amax.
///
/// Shapes  [A..., Role] -> [A...]; knowledge about sums is forgotten, a Role of separate things is pooled over
/// Errors  no axis of that role, or none named: at compile time
template <template <std::size_t> class Role, class X> requires can_reduce<Role, X>
constexpr auto max(X const& x) {
  return detail::reduce_to<Role, pool_over<axes_of<X>, Role>>(x, rule::max{});
}
#define HEADSUP_CALL max
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
