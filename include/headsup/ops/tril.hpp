#pragma once

#include <headsup/axes/triangle.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/ops/places.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
struct tril : row<headsup_calls::op::tril> {};
struct triu : row<headsup_calls::op::triu> {};
}  // namespace headsup_rule

namespace headsup_detail {
/// Whether X has the two axes of a triangle.
template <template <std::size_t> class Query, template <std::size_t> class Key, class X> concept has_triangle =
    headsup_calls::accepts<headsup_calls::op::tril, headsup_calls::along<Query, Key>, described<X>>;
}  // namespace headsup_detail

/// x with zeros above the diagonal, where the key is later than the query, as torch.tril.
///
/// - Shapes: [A..., Query, Key] -> [A..., Query, lower_triangle<Key>]; diagonal 1 keeps one more key for every query,
///           as torch.tril
/// - Errors: no axis of one of the roles: at compile time
template <template <std::size_t> class Query, template <std::size_t> class Key, std::ptrdiff_t Diagonal = 0, class X>
requires headsup_detail::has_triangle<Query, Key, X>
[[nodiscard]] constexpr auto tril(X const& x) {
  using plain = headsup_detail::forget_lost<headsup_detail::forget_numbers<axes_of<X>>>;
  using shape = headsup_detail::keep_lost<
      headsup_detail::with<plain, headsup_detail::kept_by_tril<axis_of<plain, Query>, axis_of<plain, Key>, Diagonal>>,
      axes_of<X>>;
  return headsup_detail::map_places<Query, Key, shape>(x, [](auto number, std::size_t i, std::size_t j) {
    return static_cast<std::ptrdiff_t>(j) <= static_cast<std::ptrdiff_t>(i) + Diagonal ? number : decltype(number){};
  });
}
#define HEADSUP_CALL tril
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>

/// x with zeros below the diagonal, as torch.triu.
///
/// - Shapes: [A..., Query, Key] -> [A..., Query, upper_triangle<Key>]; diagonal 1 zeroes the diagonal itself too
/// - Errors: no axis of one of the roles: at compile time
template <template <std::size_t> class Query, template <std::size_t> class Key, std::ptrdiff_t Diagonal = 0, class X>
requires headsup_detail::has_triangle<Query, Key, X>
[[nodiscard]] constexpr auto triu(X const& x) {
  using plain = headsup_detail::forget_lost<headsup_detail::forget_numbers<axes_of<X>>>;
  using shape = headsup_detail::keep_lost<
      headsup_detail::with<plain, headsup_detail::kept_by_triu<axis_of<plain, Query>, axis_of<plain, Key>, Diagonal>>,
      axes_of<X>>;
  return headsup_detail::map_places<Query, Key, shape>(x, [](auto number, std::size_t i, std::size_t j) {
    return static_cast<std::ptrdiff_t>(j) >= static_cast<std::ptrdiff_t>(i) + Diagonal ? number : decltype(number){};
  });
}
#define HEADSUP_CALL triu
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
