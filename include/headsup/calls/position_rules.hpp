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
}};

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

/// A table whose rows ids choose: an operand, or that of a layer. The ids are the operand after it.
constexpr axes_value const& table_of(call_value const& c) {
  return c.op->ids == 0 ? c.named : static_cast<axes_value const&>(c.x[0]);
}
constexpr operand_value const& ids_in(call_value const& c) { return c.x[c.op->ids == 0 ? 0 : 1]; }

/// HU023: the ids and the rows of the table share no role.
inline constexpr rule rows_apart{"HU023", axes_there, [](call_value const& c, answer& no) {
  axes_value const& table = table_of(c);
  for (axis_value const& each : ids_in(c))
    if (table.has(each.role) && !each.is(c.named[0]))
      return bool(no << "the ids " << ids_in(c) << " and the rows of the table " << table << " share a role");
  return true;
}, true};

/// HU037: a table and its ids are tensors.
inline constexpr rule are_table_and_ids{"HU037", kinds, [](call_value const& c, answer& no) {
  return (c.x[0].tensor() && ids_in(c).tensor()) || bool(no << "takes a table and a tensor of ids");
}, true};

/// The axis whose positions or words the ids are, as far as is known; no_axis if nothing is.
constexpr axis_value known_ids_of(call_value const& c) {
  for (axis_value const& each : ids_in(c))
    if (each.known->ids != 0) return as_axis(each.known->ids_of, each.known->ids);
  return no_axis;
}
constexpr bool are_of_such_rows(axis_value const& of, axis_value const& rows) {
  return of.is(rows) || kin(of.role, rows.role);
}

/// HU062: the ids are those of the rows. Positions choose among positions, of which a table has enough; of other things it
/// has as many, because some of them, as topk and slice make, are counted anew.
inline constexpr rule are_ids_of_rows{"HU062", identity, [](call_value const& c, answer& no) {
  axis_value const of = known_ids_of(c);
  axis_value const& rows = table_of(c).of(c.named[0].role);
  bool const enough = is_place(of.role) ? of.size <= rows.size : of.size == rows.size;
  return of.size == 0 || (are_of_such_rows(of, rows) && (of.size == dynamic || rows.size == dynamic || enough)) ||
         bool(no << "the numbers of " << ids_in(c) << " are ids of " << of << ", the table has rows for " << rows);
}};
/// No other size of a table helps.
constexpr bool are_other_ids(call_value const& c) {
  axis_value const of = known_ids_of(c);
  return !are_of_such_rows(of, c.named[0]) || !is_place(of.role);
}
inline constexpr hint right_ids{"{right_ids}", are_other_ids, 0};
/// HU035: a state is one tensor that is carried from position to position, so it does not have their axis.
inline constexpr rule is_carried{"HU035", names | axes_there, [](call_value const& c, answer& no) {
  if (!c.x[1].tensor()) return bool(no << "the state is not a tensor");
  return !c.x[1].has(c.named[0].role) ||
         bool(no << "the state " << c.x[1] << " has " << c.named[0].role << " itself, so it cannot be carried from one "
                 << c.named[0].role << " to the next");
}, true};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
