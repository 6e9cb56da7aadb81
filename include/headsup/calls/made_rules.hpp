#pragma once

#include <headsup/calls/given_rules.hpp>

// Rules about what a tensor is made of, and how its elements are named and written.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// HU001: of numbers that compute, and no objects: an operand is of their type.
inline constexpr rule computes{headsup_codes::undeclarable, types, [](call_value const& c, answer& no) {
  return !is_narrow(c.makes) || no.says("bfloat16 stores numbers and does not compute");
}};
inline constexpr rule holds_no_objects{headsup_codes::undeclarable, kinds, [](call_value const& c, answer& no) {
  return c.x[0].is != kind::other || no.says("holds numbers, not objects");
}};
/// HU001: then come axes; a number is the place of what is none.
inline constexpr rule are_axes{headsup_codes::undeclarable, given, [](call_value const& c, answer& no) {
  return c.numbers == 0 || c.given[0] == 0 || no.says("argument {} is not an axis", c.given[0]);
}};
/// HU037: a function of one number, of which the second operand is the result, returns a number.
inline constexpr rule makes_a_number{headsup_codes::other_kind, kinds, [](call_value const& c, answer& no) {
  return c.x[1].is != kind::other || no.says("f does not make a number of one {}", c.x[0].holds);
}};
/// HU053: random numbers are drawn from a generator.
inline constexpr rule draws_from_a_generator{headsup_codes::no_generator, kinds, [](call_value const& c, answer& no) {
  return c.operands != 0 || no.says("draws its numbers from a generator, which it changes");
}};

/// HU001: at most eight.
inline constexpr rule are_few{headsup_codes::undeclarable, names, [](call_value const& c, answer& no) {
  return c.named.count <= 8 || no.says("has more than 8 axes");
}};

/// HU001: an axis has the size that it is given, a number, and not one that its declaration states.
inline constexpr rule has_its_size{headsup_codes::undeclarable, given, [](call_value const& c, answer& no) {
  axis_value const& a = c.named[0];
  if (c.given[0] == 0)
    return a.has_other_sizes || no.says("{} is an axis of one size, which no operation can name", a.role);
  return a.size == static_cast<std::size_t>(c.given[0]) ||
         no.says("{} is an axis of size {}, because its declaration states a size",
                 as_axis(a.role, static_cast<std::size_t>(c.given[0])), a.size);
}};

/// HU047: sizes are given only where run time knows them, one for each such axis: an operand that has the axis.
inline constexpr rule takes_no_size{headsup_codes::missing_size, kinds, [](call_value const& c, answer& no) {
  return c.operands == 0 || has_a_dynamic_axis(c.named) ||
         no.says("{} has no dynamic axis, so it takes no size", c.named);
}};
inline constexpr rule takes_its_sizes{headsup_codes::missing_size, kinds, [](call_value const& c, answer& no) {
  std::size_t wanted = 0, fit = 0;
  for (axis_value const& a : c.named) {
    if (a.size != dynamic) continue;
    std::size_t given = 0;
    for (std::size_t i = 0; i < c.operands; ++i) given += c.x[i].has(a.role) ? 1U : 0U;
    ++wanted, fit += given == 1 ? 1U : 0U;
  }
  return (fit == wanted && c.operands == wanted) ||
         no.says("{} takes one size for each dynamic axis, by role", c.named);
}};

/// HU033: what it is given is a tensor, and no numbers that lie elsewhere.
inline constexpr rule given_a_tensor{headsup_codes::other_axes, kinds, [](call_value const& c, answer& no) {
  operand_value const& x = c.x[1];
  if (x.tensor()) return true;
  if (x.points) return no.says("{} cannot be given an array of {}", c.x[0], x.holds);
  return no.says("{} cannot be given {}", c.x[0],
                 x.holds == number::other ? "a range of objects" : "numbers that lie elsewhere");
}};

/// HU033: the left operand of an operator is a variable of the axes and numbers of the result, the second operand, and
/// no more is known of it.
inline constexpr rule can_be_left{headsup_codes::other_axes, axes_there | sizes | types | sums | zeros | factors,
                                  [](call_value const& c, answer& no) {
  operand_value const &left = c.x[0], &result = c.x[1];
  if (!left.kept) return no.says("left is const");
  if (!are_its_axes(c) || !none_that(c, other_sizes)) return no.says("left is {}, the result is {}", left, result);
  if (left.holds != result.holds) return no.says("left holds {}, the result {}", left.holds, result.holds);
  if (!are_such_ids(c)) return no.says("left {} holds ids of {}, the result does not", left, known_ids_of(left));
  return (none_that(c, unsummed) && none_that(c, other_zeros) && none_that(c, other_factors)) ||
         no.says("left {} is known to sum to one, or to be a triangle, and the result is not", left);
}};

/// HU005: an array that is viewed holds as many numbers as the axes that are named, or more.
inline constexpr rule is_large_enough{headsup_codes::misfit_braces, sizes, [](call_value const& c, answer& no) {
  return has_a_dynamic_axis(c.named) || known_numbers(c.named) <= static_cast<std::size_t>(c.given[0]) ||
         no.says("{} takes {} numbers, the array holds {}", c.named, known_numbers(c.named), c.given[0]);
}};
/// HU038: the numbers outlive a view of them.
inline constexpr rule outlives_its_views{headsup_codes::lost_numbers, identity, [](call_value const& c, answer& no) {
  return c.x[0].kept || no.says("the numbers of {} belong to a temporary and are destroyed with it", c.x[0]);
}};
/// HU038: what is written to has a name, or is a view of what has one.
inline constexpr rule is_no_temporary{headsup_codes::lost_numbers, identity, [](call_value const& c, answer& no) {
  return c.x[0].kept || no.says("{} on the left of = is a temporary, and what is written to it is lost", c.x[0]);
}};

/// HU051: an element is named by positions, and by no tensor; by one for each axis, and positions are integers.
HEADSUP_HIDDEN inline constexpr char const takes_positions[] = "x(...) takes a position for each of {}, got {}";
inline constexpr rule is_no_weight{headsup_codes::other_form, kinds, [](call_value const& c, answer& no) {
  return c.operands != 2 || !c.x[1].tensor() || no.says(takes_positions, c.x[0], "a tensor");
}};
inline constexpr rule has_a_position_each{headsup_codes::other_form, kinds, [](call_value const& c, answer& no) {
  std::size_t const given = c.operands - 1;
  bool whole = true;
  for (std::size_t i = 1; i <= given; ++i)
    whole = whole && c.x[i].count == 0 &&  // and no size by role
            (c.x[i].is == kind::truth || (c.x[i].is == kind::number && is_whole(c.x[i].holds)));
  if (given != c.x[0].count) return no.says(takes_positions, c.x[0], given);
  return whole || no.says(takes_positions, c.x[0], "something else");
}};
/// HU051: a position alone does not say along which axis.
inline constexpr rule names_the_axis{headsup_codes::other_form, axes_there, [](call_value const& c, answer& no) {
  return c.x[0].count <= 1 || no.says("x[position] does not say along which of {}", c.x[0]);
}};
/// HU051: a tensor is printed without a text before it.
inline constexpr rule prints_alone{headsup_codes::other_form, kinds, [](call_value const& c, answer& no) {
  return c.x[0].tensor() || no.says("prints one tensor, and no other text");
}};
/// HU065: a number, or a truth, is not given a tensor of many.
inline constexpr rule is_one_number{headsup_codes::not_one_number, axes_there, [](call_value const& c, answer& no) {
  return c.x[0].count == 0 || no.says("{} is not one {}", c.x[0], c.makes == number::bool_ ? "truth" : "number");
}};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
