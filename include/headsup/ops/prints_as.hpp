#pragma once

#include <headsup/tensor/view.hpp>

#include <utility>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
constexpr bool rounds_to(double number, double printed, double half_unit) {
  if (number != number || printed != printed) return number != number && printed != printed;
  if (number == printed) return true;  // infinities too, whose difference is NaN
  double const off = number - printed;
  return off <= half_unit && -off <= half_unit;
}

/// Braces of X's depth.
template <class X> using printed = std::type_identity_t<numbers_in_braces<double, axes_of<X>, braces_for::printing>>;
}  // namespace headsup_detail

/// Whether every number of x, rounded to `decimals` places, equals the printed one; PyTorch prints four places.
///
/// - Errors: braces of another shape than x: at compile time
template <Tensor X> constexpr bool prints_as(X const& x, headsup_detail::printed<X> const& printed, int decimals = 4) {
  if (!printed.was_read) return true;
  headsup_calls::must_hold<headsup_calls::op::printed>(
      x, headsup_detail::view_at(printed.memory_.data(), printed.sizes()));
  // A little more than half a unit of the last place: the printed digits are themselves rounded to double.
  double half_unit = 0.5 + 1e-9;
  for (int i = 0; i < decimals; ++i) half_unit /= 10;
  for (std::size_t i = 0; i < x.size(); ++i)
    if (!headsup_detail::rounds_to(static_cast<double>(x.data()[i]), printed.memory_.data()[i], half_unit))
      return false;
  return true;
}

/// The result of a mistake that was already reported: it adds no error.
template <class X> requires(!Tensor<X>)
constexpr bool prints_as(X const&, headsup_detail::any_braces::number_or_braces const&, int = 4) {
  return is_mistake<X>;
}
}  // namespace HEADSUP_NAMESPACE
