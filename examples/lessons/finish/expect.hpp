#pragma once

#include <headsup/headsup.hpp>

// What the ends of the lessons check. What an operation returns after headsup reported a mistake passes every check, so
// that one mistake is one error.

namespace lesson {

/// Whether two lists have the same roles and sizes in the same order, regardless of what else their axes remember.
template <class List, class Other> inline constexpr bool same_shape = false;
template <class... As, class... Bs> requires(sizeof...(As) == sizeof...(Bs))
inline constexpr bool same_shape<headsup::axes<As...>, headsup::axes<Bs...>> =
    ((headsup::same_role<As, Bs> && As::size == Bs::size) && ...);

/// Whether x has these axes in this order.
template <headsup::Axis... As, class X> constexpr bool has_axes(X const&) {
  if constexpr (headsup::is_mistake<X>) return true;
  else if constexpr (headsup::Tensor<X>) return same_shape<headsup::axes_of<X>, headsup::axes<As...>>;
  else return false;
}

/// Whether the type of x says that its numbers sum to one over Role, exactly or on average.
template <template <std::size_t> class Role, class X> constexpr bool sums_to_one_over(X const&) {
  if constexpr (headsup::is_mistake<X>) return true;
  else if constexpr (!headsup::Tensor<X>) return false;
  else if constexpr (!headsup::has<Role, headsup::axes_of<X>>) return false;
  else return headsup::sums_to_one<headsup::axis_of<headsup::axes_of<X>, Role>>;
}

/// Whether X comes from a mistake, or else the condition holds.
template <class X> constexpr bool is_mistake_or(bool holds) { return headsup::is_mistake<X> || holds; }

/// Whether x has the axes of expected in their order, and its numbers to four digits.
template <class X, class Expected> constexpr bool same(X const& x, Expected const& expected) {
  if constexpr (headsup::is_mistake<X, Expected>) {
    return true;
  } else if constexpr (!headsup::Tensor<X>) {
    return false;
  } else if constexpr (!same_shape<headsup::axes_of<X>, headsup::axes_of<Expected>>) {
    return false;
  } else {
    for (std::size_t i = 0; i < expected.size(); ++i) {
      double const number = x.data()[i];
      double const wanted = expected.data()[i];
      double const size = wanted < 0 ? -wanted : wanted;
      if (number == wanted) continue;  // infinities too, whose difference is NaN
      if (!(number - wanted <= 1e-4 * (1 + size) && wanted - number <= 1e-4 * (1 + size))) return false;
    }
    return true;
  }
}

}  // namespace lesson
