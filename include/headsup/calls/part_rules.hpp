#pragma once

#include <headsup/calls/pair_rules.hpp>

// Rules about axes that are made of others, side by side.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// HU010: what is made of axes with names is cut only by these, so that none is taken for another.
constexpr axis_value const& to_be_cut(call_value const& c) { return c.x[0].of(c.named[0].role); }
/// The part that a call names by its place, or the first one; of equal parts, all of them.
constexpr void say_by_name(words& w, call_value const& c) {
  axis_value const& whole = to_be_cut(c);
  axes_value const all = whole.summands();
  if (c.roles == 1 && c.axes() == 0 && c.numbers != 0)
    return void(w << "all_parts<" << whole.role.name << ">(" << name_of(*c.op, 0).data() << ") instead");
  std::size_t const from = c.numbers != 0 && c.given[0] > 0 ? static_cast<std::size_t>(c.given[0]) : 0;
  axis_value const* meant = all.first;
  std::size_t at = 0;
  for (axis_value const& each : all) meant = at == from ? &each : meant, at += each.size;
  w << "part<" << meant->role.name << ">(" << name_of(*c.op, 0).data() << ") instead";
}
constexpr bool is_not_made_of_parts(call_value const& c, answer& no) {
  axis_value const& whole = to_be_cut(c);
  return whole.known->summand_count == 0 || no.says("{} is {} side by side, which have names", whole, whole.summands());
}
inline constexpr rule cut_by_name =
    rule{headsup_codes::moved_numbers, names | factors, is_not_made_of_parts}.or_else(say_by_name);

/// The axis of x that is made of one of that role and others; no_axis if there is none, or are several.
constexpr axis_value const& holder_of(axes_value const& x, role_value const& part) {
  axis_value const* found = &no_axis;
  for (axis_value const& each : x) {
    if (!each.summands().has(part)) continue;
    if (found != &no_axis) return no_axis;
    found = &each;
  }
  return *found;
}
constexpr bool has_no_parts(call_value const& c) {
  for (axis_value const& each : c.x[0])
    if (each.known->summand_count != 0) return false;
  return c.x[0].tensor();
}
/// HU003: an axis of the operand is made of one of the named role and others.
inline constexpr rule has_part{headsup_codes::missing_axis, names | factors, [](call_value const& c, answer& no) {
  operand_value const& x = c.x[0];
  if (!x.tensor()) return no.says("x is not a tensor");
  if (holder_of(x, c.named[0].role).size != 0) return true;
  no.says("no axis of {} is known to be made of {} and others", x, c.named[0].role);
  for (axis_value const& each : x)
    if (each.known->summand_count != 0) no.says(", {} is {} side by side", each, each.summands());
  return false;
}, true};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
