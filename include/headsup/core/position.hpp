#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>
#include <type_traits>

namespace HEADSUP_NAMESPACE::headsup_diagnostics {
/// A position in words: its sign, if it is negative, and its distance from 0.
constexpr char const* sign_of(auto position) { return position < 0 ? "-" : ""; }
constexpr std::size_t distance_of(auto position) {
  auto const at = static_cast<std::size_t>(position);
  return position < 0 ? std::size_t{0} - at : at;
}

/// The position among `size` elements, counted from 0; a negative one counts from the end, so -1 is the last. At least
/// `size` if it is outside.
template <class Position> constexpr std::size_t from_the_start(Position position, std::size_t size) {
  if constexpr (std::is_signed_v<Position>)
    if (position < 0) return distance_of(position) <= size ? size - distance_of(position) : size;
  return static_cast<std::size_t>(position);
}
}  // namespace HEADSUP_NAMESPACE::headsup_diagnostics
