#pragma once

#include <headsup/calls/rule.hpp>

// Rules about positions along an axis, and about numbers that are such positions.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// HU021: the axis has the position that is taken.
inline constexpr rule has_position{"HU021", given | sizes, [](call_value const& c, answer& no) {
  axis_value const& along = c.along();
  if (c.numbers == 0 || along.size == dynamic) return true;
  long long const at = c.given[0], size = static_cast<long long>(along.size);
  if (-size <= at && at < size) return true;
  no << along << " has elements 0 to " << along.size - 1 << ", asked for " << at;
  return bool(at < 0 ? no << ", counted from the end" : no);
}, true};

/// HU021: the axis has as many positions as are taken, from the first one on.
inline constexpr rule has_positions{"HU021", given | names | sizes, [](call_value const& c, answer& no) {
  axis_value const &part = c.named[0], &along = c.x[0].of(part.role);
  if (c.roles != 0 || along.size == dynamic || part.size == dynamic) return true;
  std::size_t const first = c.numbers != 0 ? static_cast<std::size_t>(c.given[0]) : 0;
  return first + part.size <= along.size || bool(no << along << " has elements 0 to " << along.size - 1
                                                    << ", asked for " << first << " to " << first + part.size - 1);
}};

/// HU003: the rows of a table are its first axis.
inline constexpr rule rows_come_first{"HU003", order, [](call_value const& c, answer& no) {
  return c.x[0].place(c.named[0].role) == 0 || bool(no << c.named[0].role << " is not the first axis of " << c.x[0]);
}, true};

/// HU023: the ids and the rows of the table share no role.
inline constexpr rule rows_apart{"HU023", axes_there, [](call_value const& c, answer& no) {
  for (axis_value const& each : c.x[1])
    if (c.x[0].has(each.role) && !each.is(c.named[0]))
      return bool(no << "the ids " << c.x[1] << " and the rows of the table " << c.x[0] << " share a role");
  return true;
}, true};

/// HU037: a table and its ids are tensors.
inline constexpr rule are_table_and_ids{"HU037", kinds, [](call_value const& c, answer& no) {
  return (c.x[0].tensor() && c.x[1].tensor()) || bool(no << "takes a table and a tensor of ids");
}, true};

/// HU062: the ids are those of the rows.
inline constexpr rule are_ids_of_rows{"HU062", identity, [](call_value const& c, answer& no) {
  for (axis_value const& a : c.x[1]) {
    knowledge const& k = *a.known;
    if (k.ids == 0) continue;
    axis_value const& rows = c.along();
    bool const of_rows = k.ids_of == rows.role || kin(k.ids_of, rows.role);
    bool const enough = is_place(k.ids_of) ? k.ids <= rows.size : k.ids == rows.size;
    if (of_rows && (k.ids == dynamic || rows.size == dynamic || enough)) return true;
    return bool(no << "the numbers of " << c.x[1] << " are ids of " << as_axis(k.ids_of, k.ids)
                   << ", the table has rows for " << rows);
  }
  return true;
}};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
