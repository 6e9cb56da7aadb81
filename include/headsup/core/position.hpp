#pragma once

#include <headsup/core/argument_error.hpp>

#include <type_traits>

namespace HEADSUP_NAMESPACE {
/// The position among `size` elements, counted from 0; a negative one counts from the end, so -1 is the last. At least
/// `size` if it is outside.
template <class Position> constexpr std::size_t from_the_start(Position position, std::size_t size) {
  auto const at = static_cast<std::size_t>(position);
  if constexpr (std::is_signed_v<Position>)
    if (position < 0) return std::size_t{0} - at <= size ? size + at : size;
  return at;
}

/// Stops because a position is outside an axis: "take<tokens>: position -9 is outside tokens<6>". What is the
/// operation, in up to three parts.
template <class Position>
[[noreturn]] void reject_position(char const* what, char const* role, char const* end, Position position,
                                  char const* axis, std::size_t size) {
  auto const at = static_cast<std::size_t>(position);
  bool const negative = position < Position{};
  reject(what, role, end, ": position ", negative ? "-" : "", negative ? std::size_t{0} - at : at, " is outside ", axis,
         "<", size, ">");
}
}  // namespace HEADSUP_NAMESPACE
