#pragma once

#include <headsup/calls/pair_rules.hpp>

// Rules about the order of axes.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// HU020: axes that are exchanged without names are just two.
inline constexpr rule has_two_axes{"HU020", axes_there, [](call_value const& c, answer& no) {
  return c.x[0].count == 2 || bool(no << c.x[0] << " does not have exactly two axes");
}};

/// HU033: the axes that the call lists are those of the operand, in some order.
inline constexpr rule lists_its_axes{"HU033", names | axes_there, [](call_value const& c, answer& no) {
  return (c.named.count == c.x[0].count && holds(c.named, c.x[0]) && holds(c.x[0], c.named)) ||
         bool(no << c.named << " are not the axes of x " << c.x[0] << " in another order");
}};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
