#pragma once

#include <headsup/calls/pair_rules.hpp>

// Rules about positions along an axis, and about numbers that are such positions.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// HU021: the axis has the positions that are taken, from the first one on; a single one may be counted from the end.
inline constexpr rule has_positions{headsup_codes::beyond_the_end, given | names | sizes,
                                    [](call_value const& c, answer& no) {
  axis_value const &part = c.named[0], &along = c.x[0].of(part.role);
  bool const sized = c.roles == 0, one = !sized && form_of(*c.op).numbers.end == 1;  // or the count is a number too
  if ((!sized && c.numbers < (one ? 1u : 2u)) || along.size == dynamic || part.size == dynamic) return true;
  long long const first = c.numbers != 0 ? c.given[0] : 0, size = static_cast<long long>(along.size),
                  count = sized ? static_cast<long long>(part.size)
                          : one ? 1
                                : c.given[1],
                  largest = static_cast<long long>(~0ull >> 1);
  if (count < 1) return no.says("{} has elements 0 to {}, asked for {} of them", along, along.size - 1, count);
  if ((one ? -size : 0) <= first && count <= size && first <= size - count) return true;
  return no.says(count != 1         ? "{} has elements 0 to {}, asked for {} to {}"
                 : one && first < 0 ? "{} has elements 0 to {}, asked for {}, counted from the end"
                                    : "{} has elements 0 to {}, asked for {}",
                 along, along.size - 1, first, first < largest - count ? first + (count - 1) : largest);
}};

/// HU051: one position is named, between < and > or as an argument.
inline constexpr rule names_a_position{headsup_codes::other_form, given | kinds, [](call_value const& c, answer& no) {
  std::size_t const named = c.at_run_time ? c.numbers : c.numbers + c.operands - c.op->tensors;
  if (named == 1) return true;
  return no.says(named == 0 ? "names no position" : "takes one position, got {}", named);
}, true};

/// HU051: an argument is a number. Several are ids, which are for other operations.
inline constexpr rule is_whole_number{headsup_codes::other_form, kinds, [](call_value const& c, answer& no) {
  std::size_t const i = no.asked(c).first;
  operand_value const& x = c.x[i];
  bool const one = x.is == kind::number || (x.tensor() && x.count == 0);
  if (x.is == kind::truth || (one && is_whole(x.holds))) return true;
  if (!x.tensor()) return no.says("{} is no whole number", name(c, i));
  return no.says("{} is one number, got a tensor {}", name(c, i), x);
}, true};

/// HU051: how many is said between < and >, and not beside x.
HEADSUP_HIDDEN constexpr bool is_told_how_many(call_value const& c) { return c.operands > 1; }
inline constexpr rule says_how_many{headsup_codes::other_form, given | kinds, [](call_value const& c, answer& no) {
  return (c.numbers == 1 && c.operands == 1) || no.says("how many is part of the type of the result");
}, true, rule::every, {"{call}<{role}, N>(x)", is_told_how_many, price::slip}};
/// HU021: the axis has as many elements as are asked for.
inline constexpr rule has_as_many{headsup_codes::beyond_the_end, given | sizes, [](call_value const& c, answer& no) {
  long long const n = c.given[0];
  return (n > 0 && (c.along().size == dynamic || n <= static_cast<long long>(c.along().size))) ||
         no.says("asked for {} of {}", n, c.along());
}, true};

/// HU009: the axis divides into as many equal parts.
inline constexpr rule divides_into{headsup_codes::misfit_sizes, given | sizes, [](call_value const& c, answer& no) {
  long long const n = c.given[0];
  return (n > 0 && (c.along().size == dynamic || c.along().size % static_cast<std::size_t>(n) == 0)) ||
         no.says("{} does not divide into {} equal parts", c.along(), n);
}, true};

/// HU003: the rows of a table are its first axis.
inline constexpr rule rows_come_first{headsup_codes::missing_axis, order, [](call_value const& c, answer& no) {
  return c.x[0].place(c.named[0].role) == 0 || no.says("{} is not the first axis of {}", c.named[0].role, c.x[0]);
}, true};

/// A table whose rows ids choose: an operand, or that of a layer. The ids are the operand after it.
constexpr axes_value const& table_of(call_value const& c) {
  return c.op->ids == 0 ? c.named : static_cast<axes_value const&>(c.x[0]);
}
constexpr operand_value const& ids_in(call_value const& c) { return c.x[c.op->ids == 0 ? 0 : 1]; }

/// HU002: the ids and the rows of the table share no role.
inline constexpr rule rows_apart{headsup_codes::role_twice, axes_there, [](call_value const& c, answer& no) {
  axes_value const& table = table_of(c);
  for (axis_value const& each : ids_in(c))
    if (table.has(each.role) && !each.is(c.named[0]))
      return no.says("the ids {} and the rows of the table {} share a role", ids_in(c), table);
  return true;
}, true};

/// HU037: what is read by ids is a tensor, and so are these.
inline constexpr rule are_table_and_ids{headsup_codes::other_kind, kinds, [](call_value const& c, answer& no) {
  for (std::size_t i = 0; i < c.operands; ++i)
    if (!c.x[i].tensor()) return no.says("{} is not a tensor", name(c, i));
  return true;
}, true};

/// HU008: there is one id for each position beside the named axis; or, if Several, one for each along that too.
template <bool Several>
inline constexpr rule has_one_id_each{headsup_codes::not_lined_up, axes_there, [](call_value const& c, answer& no) {
  operand_value const &x = c.x[0], &ids = ids_in(c);
  gathered_axes<15> beside;
  bool all = Several || !ids.has(c.named[0].role);
  for (axis_value const& each : ids) all = all && (each.is(c.named[0]) || x.has(each.role));
  for (axis_value const& each : x)
    if (!each.is(c.named[0])) {
      all = all && ids.has(each.role);
      beside.add(each);
    }
  if (all) return true;
  if (!ids.has(c.named[0].role))
    return no.says("{} has {}, it takes one id for each {}", name(c, c.op->ids), ids, beside.list());
  return no.says("{} has {}, it takes one id of {} for each {}", name(c, c.op->ids), ids, c.named[0].role,
                 beside.list());
}, true};

/// Whether ids are numbers along the axis that they choose among, of other size: topk has such values.
constexpr bool are_values(call_value const& c) {
  axis_value const& among = ids_in(c).of(c.named[0].role);
  return among.size != 0 && !headsup_detail::may_equal(among.size, table_of(c).of(among.role).size);
}
/// HU037: ids are not looked up twice: what has the features of the rows already is no ids.
inline constexpr rule looked_up_once{headsup_codes::other_kind, types | axes_there,
                                     [](call_value const& c, answer& no) {
  return !is_float(c.x[0].holds) || !c.x[0].has(c.named[1].role) ||
         no.says("{} is {} of {}, as rows are that were looked up already", name(c, 0), c.x[0], c.x[0].holds);
}};
/// Or what max left of them.
HEADSUP_SELDOM constexpr bool are_largest(call_value const& c) { return ids_in(c).lost.has(c.named[0].role); }
/// Or features, which choose nothing: another layer maps them.
HEADSUP_SELDOM constexpr bool are_mapped(call_value const& c) {
  axis_value const& last = ids_in(c).last();
  return is_float(ids_in(c).holds) && is_feature_of(last) && !last.separate && !last.is(c.named[0]);
}
HEADSUP_SELDOM constexpr bool are_chosen_numbers(call_value const& c) {
  return are_values(c) || are_largest(c) || are_mapped(c);
}
HEADSUP_SELDOM constexpr void source_of_ids(words& w, call_value const& c) {
  if (!are_values(c) && !are_largest(c)) {
    if (c.op->has(of_a_layer)) show(show(w << "a linear<", c.x[0].last()) << ", ", c.named[1]) << "> instead, or ";
    return void(w << "ids of " << c.named[0].role.name);
  }
  w << (are_values(c) ? "the indices that topk<" : "the ids that argmax<") << c.named[0].role.name
    << (are_values(c) ? "> has beside its values" : "> gives");
}
inline constexpr hint indices_of_values{"{said}", are_chosen_numbers, price::plausible, source_of_ids};

/// HU008: the third operand has axes of the second.
inline constexpr rule second_holds_third{headsup_codes::not_lined_up, axes_there | factors,
                                         [](call_value const& c, answer& no) { return holds_axes_of(c, no, 1, 2); }};

/// The axis whose positions or words the ids are, as far as is known; no_axis if nothing is.
HEADSUP_HIDDEN constexpr axis_value known_ids_of(call_value const& c) { return known_ids_of(ids_in(c)); }

/// HU062: the ids are those of the rows. Positions choose among positions, of which a table has enough; of other things
/// it has as many, because some of them, as topk and slice make, are counted anew.
inline constexpr rule are_ids_of_rows{headsup_codes::other_ids, identity, [](call_value const& c, answer& no) {
  axis_value const of = known_ids_of(c);
  axis_value const& rows = table_of(c).of(c.named[0].role);
  bool const enough = is_place(of.role) ? of.size <= rows.size : of.size == rows.size;
  return of.size == 0 || (are_of_one_kind(of, rows) && (of.size == dynamic || rows.size == dynamic || enough)) ||
         no.says("the numbers of {} are ids of {}, it takes ids of {}", ids_in(c), of, rows);
}};
/// No other size of a table helps.
HEADSUP_HIDDEN constexpr bool are_other_ids(call_value const& c) {
  axis_value const of = known_ids_of(c);
  return !are_of_one_kind(of, c.named[0]) || !is_place(of.role);
}
inline constexpr hint right_ids{"{right_ids}", are_other_ids, 0};
/// The same of one position, which may be such an id.
inline constexpr rule position_in_axis = are_ids_of_rows.in(1).or_else(right_ids);
/// HU029: a state is one tensor that is carried from position to position, so it does not have their axis.
inline constexpr rule is_carried{headsup_codes::mixed, names | axes_there, [](call_value const& c, answer& no) {
  if (!c.x[1].tensor()) return no.says("the state is not a tensor");
  return !c.x[1].has(c.named[0].role) ||
         no.says("the state {} has {} itself, so it cannot be carried from one {} to the next", c.x[1], c.named[0].role,
                 c.named[0].role);
}, true};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
