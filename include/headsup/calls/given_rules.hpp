#pragma once

#include <headsup/calls/axis_rules.hpp>
#include <headsup/calls/mask_rules.hpp>
#include <headsup/calls/pair_rules.hpp>

// Rules about what a tensor or view, the first operand, is given.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// The place of the first axis that differs from what is given there; as many as there are if none does.
constexpr std::size_t first_that(call_value const& c, bool (*differs)(axis_value const& to, axis_value const& from)) {
  axes_value const &to = c.x[0], &from = c.x[1];
  for (std::size_t i = 0; i < to.count && i < from.count; ++i)
    if (differs(to[i], from[i])) return i;
  return to.count;
}
constexpr bool none_that(call_value const& c, bool (*differs)(axis_value const& to, axis_value const& from)) {
  return first_that(c, differs) == c.x[0].count;
}
constexpr bool says_given(answer& no, call_value const& c) { return no.says("{} cannot be given {}", c.x[0], c.x[1]); }

constexpr bool other_roles(axis_value const& to, axis_value const& from) { return !to.is(from); }
constexpr bool other_sizes(axis_value const& to, axis_value const& from) {
  return !headsup_detail::may_equal(to.size, from.size);
}
constexpr bool otherwise_sized(axis_value const& to, axis_value const& from) { return to.size != from.size; }
constexpr bool unsummed(axis_value const& to, axis_value const& from) {
  return to.known->sums && (!from.known->sums || to.known->on_average != from.known->on_average);
}
constexpr bool other_zeros(axis_value const& to, axis_value const& from) {
  knowledge const &a = *to.known, &b = *from.known;
  return a.zeros != triangle::none && !(a.zeros == b.zeros && a.query == b.query && a.diagonal == b.diagonal &&
                                        headsup_detail::may_equal(a.queries, b.queries));
}
constexpr bool other_factors(axis_value const& to, axis_value const& from) {
  return to.known->count != 0 && !are_same_axes(to.parts(), from.parts());
}
constexpr bool other_summands(axis_value const& to, axis_value const& from) {
  return to.known->summand_count != 0 && (from.known->summand_count == 0 || !same_summands(to, from));
}
/// Whether the numbers are ids of what its type says they are, if that says so.
HEADSUP_HIDDEN constexpr bool are_such_ids(call_value const& c) {
  axis_value const claimed = known_ids_of(c.x[0]), known = known_ids_of(c.x[1]);
  return claimed.size == 0 || (claimed.is(known) && claimed.size == known.size);
}

/// HU033: it is given its own axes, in their order.
constexpr bool are_its_axes(call_value const& c) { return c.x[0].count == c.x[1].count && none_that(c, other_roles); }
inline constexpr rule given_its_axes{
    headsup_codes::other_axes, axes_there | order,
    [](call_value const& c, answer& no) { return are_its_axes(c) || says_given(no, c); }};
/// HU033: of its sizes, as far as they are known.
inline constexpr rule given_its_sizes{headsup_codes::other_axes, sizes, [](call_value const& c, answer& no) {
  return none_that(c, other_sizes) || says_given(no, c);
}};
/// HU033: sizes are known to both or to none, unless run time compares them.
inline constexpr rule given_known_sizes{headsup_codes::other_axes, sizes, [](call_value const& c, answer& no) {
  return c.at_run_time || none_that(c, otherwise_sized) || says_given(no, c);
}};
/// HU033: where its type knows all sizes, all are known.
inline constexpr rule given_all_sizes{headsup_codes::other_axes, sizes, [](call_value const& c, answer& no) {
  return c.at_run_time || has_a_dynamic_axis(c.x[0]) || !has_a_dynamic_axis(c.x[1]) || says_given(no, c);
}};
/// HU033: the numbers are of its type.
inline constexpr rule given_its_numbers{headsup_codes::other_axes, same_type, [](call_value const& c, answer& no) {
  return c.x[0].holds == c.x[1].holds || no.says("{} cannot be given {} for {}", c.x[0], c.x[1].holds, c.x[0].holds);
}};

/// HU033: what its type claims to know of sums, zeros and factors is known of what it is given.
constexpr bool says_claimed(answer& no, call_value const& c, std::size_t i, char const* but,
                            piece const& known = no_piece, piece const& claimed = no_piece) {
  return no.says("{} cannot be given {}, whose {} ", c.x[0], name(c, 1), c.x[1][i]) || no.says(but, known, claimed);
}
inline constexpr rule given_sums{headsup_codes::other_axes, sums, [](call_value const& c, answer& no) {
  std::size_t const i = first_that(c, unsummed);
  if (i == c.x[0].count) return true;
  return says_claimed(no, c, i,
                      !c.x[1][i].known->sums        ? "is not known to sum to one"
                      : c.x[0][i].known->on_average ? "is known to sum to one itself"
                                                    : "is known to sum to one only on average");
}};
inline constexpr rule given_zeros{headsup_codes::other_axes, zeros, [](call_value const& c, answer& no) {
  std::size_t const i = first_that(c, other_zeros);
  if (i == c.x[0].count) return true;
  triangle const claimed = c.x[0][i].known->zeros, known = c.x[1][i].known->zeros;
  return says_claimed(no, c, i,
                      known == triangle::none ? "is not known to be a triangle"
                      : known == claimed      ? "is a triangle of another diagonal"
                                              : "is the other triangle");
}};
inline constexpr rule given_factors{headsup_codes::other_axes, factors, [](call_value const& c, answer& no) {
  std::size_t const i = first_that(c, other_factors);
  if (i == c.x[0].count) return true;
  axes_value const claimed = c.x[0][i].parts(), known = c.x[1][i].parts();
  return known.count == 0 ? says_claimed(no, c, i, "is not known to be merged from {}", claimed)
                          : says_claimed(no, c, i, "was merged from {}, and not from {}", known, claimed);
}};
/// HU033: and of what the numbers are ids of, or were pooled over.
inline constexpr rule given_summands{headsup_codes::other_axes, factors, [](call_value const& c, answer& no) {
  std::size_t const i = first_that(c, other_summands);
  if (i == c.x[0].count) return true;
  axes_value const claimed = c.x[0][i].summands(), known = c.x[1][i].summands();
  return known.count == 0 ? says_claimed(no, c, i, "is not known to be {} side by side", claimed)
                          : says_claimed(no, c, i, "is {} side by side, and not {}", known, claimed);
}};
inline constexpr rule given_origin{headsup_codes::other_axes, identity, [](call_value const& c, answer& no) {
  for (axis_value const& each : c.x[0].lost)
    if (!c.x[1].lost.has(each.role))
      return no.says("{} cannot be given {}, which was not pooled over {}", c.x[0], name(c, 1), each.role);
  return are_such_ids(c) || no.says("{} cannot be given {}, whose numbers are not known to be ids of {}", c.x[0],
                                    name(c, 1), known_ids_of(c.x[0]));
}};
/// HU033: a mask is not the contrary of what its type says; what says nothing may be either.
constexpr bool other_mask(axis_value const& to, axis_value const& from) {
  polarity const a = to.known->mask, b = from.known->mask;
  return a != polarity::unknown && b != polarity::unknown && a != b;
}
inline constexpr rule given_mask{headsup_codes::other_axes, masks, [](call_value const& c, answer& no) {
  std::size_t const i = first_that(c, other_mask);
  return i == c.x[0].count ||
         says_contrary(no, c.x[0], "is to be", c.x[0][i].known->mask, name(c, 1), c.x[1][i].known->mask);
}};
constexpr bool not_alike(axis_value const& to, axis_value const& from) { return !same_axis(to, from); }
/// HU033: an output, the second operand, has the axes and numbers of the result, and can be written.
inline constexpr rule holds_result{headsup_codes::other_axes, axes_there | order | sizes | types | kinds,
                                   [](call_value const& c, answer& no) {
  operand_value const &result = c.x[0], &out = c.x[1];
  if (out.tensor() && (out.kept || c.at_run_time) && out.holds == result.holds && are_its_axes(c) &&
      none_that(c, c.at_run_time ? otherwise_sized : not_alike))
    return true;
  if (!out.tensor()) return no.says("the result is {} {}, out is not a tensor", result.holds, result);
  return no.says("the result is {} {}, out is {}{} {}", result.holds, result,
                 out.kept || c.at_run_time ? "" : "constant ", out.holds, out) ||
         says_how_made(no, result, out);
}};

/// HU033: it owns what it is given: a view is copied only where the code says so.
inline constexpr rule given_its_own{headsup_codes::other_axes, identity, [](call_value const& c, answer& no) {
  return !c.x[1].refers || no.says("{} cannot be given what a view refers to", c.x[0]);
}};

/// HU033: it is a tensor, of exactly those axes, and merged as the first is said to be.
constexpr bool says_wanted(answer& no, call_value const& c) { return no.says("X is {}, you wrote {}", c.x[1], c.x[0]); }
inline constexpr rule is_of_a_shape{headsup_codes::other_axes, kinds, [](call_value const& c, answer& no) {
  return c.x[1].tensor() || no.says("X is no tensor");
}};
inline constexpr rule has_those_axes{
    headsup_codes::other_axes, axes_there | order,
    [](call_value const& c, answer& no) { return are_its_axes(c) || says_wanted(no, c); }};
inline constexpr rule has_those_sizes{headsup_codes::other_axes, sizes, [](call_value const& c, answer& no) {
  return none_that(c, otherwise_sized) || says_wanted(no, c);
}};
inline constexpr rule has_those_factors{headsup_codes::other_axes, factors, [](call_value const& c, answer& no) {
  std::size_t const i = first_that(c, other_factors);
  if (i == c.x[0].count) return true;
  axes_value const wanted = c.x[0][i].parts(), known = c.x[1][i].parts();
  says_wanted(no, c);
  if (known.count == 0) return no.says(", where {} was not merged from {}", c.x[1][i].role, wanted);
  return no.says(", where {} was merged from {}, and not from {}", c.x[1][i].role, known, wanted);
}};

inline constexpr rule has_those_summands{headsup_codes::other_axes, factors, [](call_value const& c, answer& no) {
  return none_that(c, other_summands) || says_wanted(no, c) || says_how_made(no, c.x[1], c.x[0]);
}};

/// HU029: a step turns a state into a state, of the same axes and numbers.
constexpr bool other_axes(axis_value const& to, axis_value const& from) { return !same_axis(to, from); }
constexpr bool says_made(answer& no, call_value const& c) {
  return no.says("the step makes {} of the state {}", c.x[1], c.x[0]);
}
inline constexpr rule is_a_state{headsup_codes::mixed, kinds, [](call_value const& c, answer& no) {
  return c.x[1].tensor() || says_made(no, c);
}, true};
inline constexpr rule has_axes_of_state{headsup_codes::mixed, axes_there | order | sizes | factors,
                                        [](call_value const& c, answer& no) {
  return (are_its_axes(c) && none_that(c, other_axes)) || says_made(no, c) || says_how_made(no, c.x[1], c.x[0]);
}, true};
inline constexpr rule has_type_of_state{headsup_codes::mixed, same_type, [](call_value const& c, answer& no) {
  return c.x[0].holds == c.x[1].holds || no.says("the step makes {} of a state of {}", c.x[1].holds, c.x[0].holds);
}, true};

/// Whether only the number of separate things, as of tokens, is another than it was declared with.
constexpr bool only_grows(call_value const& c) {
  return are_its_axes(c) && !has_a_dynamic_axis(c.x[0]) &&
         none_that(c,
                   [](axis_value const& to, axis_value const& from) { return to.size != from.size && !to.separate; });
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
