#pragma once

#include <headsup/calls/given_rules.hpp>

// Rules about numbers in braces: the second operand has an axis for each level of them, of as many entries; it is no
// tensor if they cannot be read, and has no axis if their rows differ.

namespace HEADSUP_NAMESPACE::headsup_calls {
constexpr bool says_levels(answer& no, call_value const& c, char const* more) {
  std::size_t const levels = c.x[0].count;
  return no.says(levels == 1 ? "{} takes {} level of braces, " : "{} takes {} levels of braces, ", c.x[0], levels) ||
         no.says(more, c.x[1][0].size);
}
/// HU005: braces have a level for each axis.
inline constexpr rule are_levels{headsup_codes::misfit_braces, kinds, [](call_value const& c, answer& no) {
  return c.x[1].tensor() || says_levels(no, c, "with rows of equal length");
}};
inline constexpr rule are_even{headsup_codes::misfit_braces, axes_there, [](call_value const& c, answer& no) {
  return c.x[1].count != 0 || c.x[0].count == 0 ||
         says_levels(no, c, "with rows of equal length, and these rows differ");
}};
inline constexpr rule are_rows{headsup_codes::misfit_braces, axes_there, [](call_value const& c, answer& no) {
  return c.x[1].count == c.x[0].count || says_levels(no, c, "these {} numbers are in one");
}};
/// HU005: they hold as many entries at each level as the axis has elements.
inline constexpr rule hold_its_entries{headsup_codes::misfit_braces, sizes, [](call_value const& c, answer& no) {
  std::size_t const i = first_that(c, other_sizes);
  if (i == c.x[0].count) return true;
  axis_value const& a = c.x[0][i];
  return no.says("{} takes {} {}, the braces hold {}", a, a.size, a.size == 1 ? "entry" : "entries", c.x[1][i].size);
}};

/// Whether rows and columns are exchanged.
constexpr bool are_columns(call_value const& c) {
  axes_value const &to = c.x[0], &from = c.x[1];
  return to.count == 2 && !c.at_run_time && to[0].size == from[1].size && to[1].size == from[0].size;
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
