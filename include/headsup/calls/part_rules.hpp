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
    return void(w << "all_parts<" << whole.role.name << ">(" << name_of(*c.op, 0).data() << ")");
  std::size_t const from = c.numbers != 0 && c.given[0] > 0 ? static_cast<std::size_t>(c.given[0]) : 0;
  axis_value const* meant = all.first;
  std::size_t at = 0;
  for (axis_value const& each : all) meant = at == from ? &each : meant, at += each.size;
  w << "part<" << meant->role.name << ">(" << name_of(*c.op, 0).data() << ")";
}
inline constexpr rule cut_by_name =
    rule{headsup_codes::moved_numbers, names | factors, [](call_value const& c, answer& no) {
  axis_value const& whole = to_be_cut(c);
  return whole.known->summand_count == 0 || no.says("{} is {} side by side, which have names", whole, whole.summands());
}}.or_else(say_by_name);

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
/// HU003: an axis of the operand is made of one of the named role and others.
constexpr bool has_parts_anywhere(axes_value const& x) {
  for (axis_value const& each : x)
    if (each.known->summand_count != 0) return true;
  return false;
}
inline constexpr rule has_part =
    rule{headsup_codes::missing_axis, names | factors,
         [](call_value const& c, answer& no) {
  operand_value const& x = c.x[0];
  if (!x.tensor()) return no.says("x is not a tensor");
  if (holder_of(x, c.named[0].role).size != 0) return true;
  no.says("no axis of {} is known to be made of {} and others", x, c.named[0].role);
  for (axis_value const& each : x)
    if (each.known->summand_count != 0) no.says(", {} is {} side by side", each, each.summands());
  return false;
}, true}
        .or_else({"made_of<{last}<N>, {role}<M>, ...> where its numbers come in",
                  [](call_value const& c) { return c.x[0].tensor() && !has_parts_anywhere(c.x[0]); }});
/// HU003: the named axis is made of others.
inline constexpr rule has_parts = rule{headsup_codes::missing_axis, names | factors,
                                       [](call_value const& c, answer& no) {
  return c.along().known->summand_count != 0 || no.says("{} is not known to be made of other axes", c.along());
}, true}
                                      .or_else("made_of<{role}<N>, ...> where its numbers come in",
                                               [](call_value const& c) { return !has_parts_anywhere(c.x[0]); });

/// HU051: tensors that are joined have a role each.
inline constexpr rule names_each_part = rule{headsup_codes::other_form, names,
                                             [](call_value const& c, answer& no) {
  return c.roles == c.operands + 1 || no.says("takes the whole, and the part that each of {} tensors is", c.operands);
}, true}
                                            .or_else("{call}<whole, part, another_part>(first, another)");
/// HU003: each has the part that it is.
inline constexpr rule has_its_part{headsup_codes::missing_axis, names | axes_there,
                                   [](call_value const& c, answer& no) {
  for (std::size_t i = 0; i < c.operands; ++i)
    if (!c.x[i].tensor() || !c.x[i].has(c.named[i + 1].role))
      return no.says("{} has no {} {}", name(c, i), c.named[i + 1].role, c.x[i]);
  return true;
}, true};
/// HU047: of a size that is known when it is compiled.
inline constexpr rule parts_sized{headsup_codes::missing_size, sizes, [](call_value const& c, answer& no) {
  for (std::size_t i = 0; i < c.operands; ++i)
    if (axis_value const& each = c.x[i].of(c.named[i + 1].role); each.size == dynamic)
      return no.says("needs the size of {} at compile time, but it is known only at run time", each);
  return true;
}};
/// HU033: beside it, all have the same axes in the same order.
inline constexpr rule alike_beside_parts{headsup_codes::other_axes, axes_there | order | sizes | factors,
                                         [](call_value const& c, answer& no) {
  for (std::size_t n = 1; n < c.operands; ++n) {
    operand_value const &x = c.x[0], &y = c.x[n];
    bool alike = x.count == y.count;
    for (std::size_t i = 0; alike && i < x.count; ++i)
      alike = x[i].is(c.named[1]) ? y[i].is(c.named[n + 1]) : same_axis(x[i], y[i]);
    if (!alike) return no.says("{} is {}, {} is {}", name(c, 0), x, name(c, n), y) || says_how_made(no, x, y);
  }
  return true;
}};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
