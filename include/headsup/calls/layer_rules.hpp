#pragma once

#include <headsup/calls/pair_rules.hpp>

// Rules about the axes that layers are made from, and about what they are given. A layer names first the features that
// it takes, one for each operand that has some; then its output; then, if it has one, its context; then its heads.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// How many operands have features, which is also the place of the output among the axes of a layer.
constexpr std::size_t inputs(operation const& op) { return op.last_there; }
constexpr axis_value const& output_of(call_value const& c) { return c.named[inputs(*c.op)]; }
/// The most tokens that a layer takes, or no_axis.
constexpr axis_value const& context_of(call_value const& c) {
  return c.op->has(has_context) ? c.named[inputs(*c.op) + 1] : no_axis;
}

/// The role of the positions that operand i has: of the first one tokens, of another text keys. A mask has those of the
/// last operand with features.
constexpr role_value const& place_of(operation const& op, std::size_t i) {
  return op.works_on[i < inputs(op) ? i : inputs(op) - 1];
}
/// HU003: an input has the positions that a layer compares.
inline constexpr rule has_place{"HU003", axes_there, [](call_value const& c, answer& no) {
  std::size_t const i = no.asked(c).first;
  role_value const& place = place_of(*c.op, i);
  return c.x[i].has(place) || bool(no.name(c, i) << " has no " << place << " " << c.x[i]);
}};

/// HU024: an input has the features that a layer maps. Ids have none yet.
constexpr bool are_ids(call_value const& c) {
  return c.x[0].tensor() && is_whole(c.x[0].holds) && !c.x[0].has(c.named[0].role);
}
inline constexpr char const* embed_ids = "layer(embedding<{ids}, {takes}>{}(x)) if these are ids";
inline constexpr rule has_features{"HU024", axes_there | sizes | factors | kinds, [](call_value const& c, answer& no) {
  std::size_t const i = no.asked(c).first;
  axis_value const &wanted = c.named[i], &there = c.x[i].of(wanted.role);
  if (there.size != 0 && same_axis(there, wanted)) return true;
  no << "takes " << wanted << ", ";
  no.name(c, i) << " is " << c.x[i];
  if (there.size != 0 && may_equal(there.size, wanted.size))
    no << ", where " << wanted.role << " was merged from " << axes_value{there.known->factors, there.known->count};
  return bool(i == 0 && are_ids(c) ? no << " of " << c.x[0].holds : no);
}};

/// HU007: the input does not have the axis that the layer gives.
inline constexpr rule lacks_output{"HU007", axes_there, [](call_value const& c, answer& no) {
  return !c.x[0].has(output_of(c).role) ||
         bool(no << "the result would have " << output_of(c).role << " twice, x is " << c.x[0]);
}};

/// HU018: a layer maps one role to another; otherwise its weight would have a role twice, and could be used untransposed.
inline constexpr rule roles_differ{"HU018", names, [](call_value const& c, answer& no) {
  return !c.named[0].is(c.named[1]) ||
         bool(no << "maps " << c.named[0] << " to " << c.named[1] << ", the same role on both sides");
}};

/// HU045: of the last two axes, none stands where the other one belongs.
inline constexpr rule in_their_places{"HU045", names | order, [](call_value const& c, answer& no) {
  std::size_t const first = c.named.count < 4 ? 0 : 2;
  role_value const* const usual = c.op->works_on;
  for (std::size_t i = 0; i < 2; ++i)
    if (role_value const& here = c.named[first + i].role;
        here == usual[1 - i] || (kin(here, usual[1 - i]) && !is_feature(here))) {
      no << c.named[first] << " is where " << usual[0] << " goes, ";
      return bool(no << c.named[first + 1] << " where " << usual[1] << " goes");
    }
  return true;
}};

/// HU047: axes that are written in the code have fixed sizes.
inline constexpr rule sizes_written{"HU047", sizes, [](call_value const& c, answer& no) {
  for (axis_value const& each : c.named)
    if (each.size == dynamic)
      return bool(no << "needs the size of " << each << " at compile time, but it is known only at run time");
  return true;
}};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
