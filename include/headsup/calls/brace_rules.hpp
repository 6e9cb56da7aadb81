#pragma once

#include <headsup/calls/given_rules.hpp>

// Rules about numbers in braces: the second operand has an axis for each level of them, of as many entries; it is no tensor
// if they cannot be read, and has no axis if their rows differ.

namespace HEADSUP_NAMESPACE::headsup_calls {
constexpr answer& says_levels(answer& no, call_value const& c) {
  std::size_t const levels = c.x[0].count;
  return no << c.x[0] << " takes " << levels << (levels == 1 ? " level of braces, " : " levels of braces, ");
}
/// HU005: braces have a level for each axis.
inline constexpr rule are_levels{"HU005", kinds, [](call_value const& c, answer& no) {
  return c.x[1].tensor() || bool(says_levels(no, c) << "with rows of equal length");
}};
inline constexpr rule are_even{"HU005", axes_there, [](call_value const& c, answer& no) {
  return c.x[1].count != 0 || c.x[0].count == 0 ||
         bool(says_levels(no, c) << "with rows of equal length, and these rows differ");
}};
inline constexpr rule are_rows{"HU005", axes_there, [](call_value const& c, answer& no) {
  return c.x[1].count == c.x[0].count ||
         bool(says_levels(no, c) << "these " << c.x[1][0].size << " numbers are in one");
}};
/// HU005: they hold as many entries at each level as the axis has elements.
inline constexpr rule hold_its_entries{"HU005", sizes, [](call_value const& c, answer& no) {
  std::size_t const i = first_that(c, other_sizes);
  if (i == c.x[0].count) return true;
  axis_value const& a = c.x[0][i];
  return bool(no << a << " takes " << a.size << (a.size == 1 ? " entry" : " entries") << ", the braces hold "
                 << c.x[1][i].size);
}};

/// Whether rows and columns are exchanged.
constexpr bool are_columns(call_value const& c) {
  axes_value const &to = c.x[0], &from = c.x[1];
  return to.count == 2 && !c.at_run_time && to[0].size == from[1].size && to[1].size == from[0].size;
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
