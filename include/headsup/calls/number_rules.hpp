#pragma once

#include <headsup/calls/answer.hpp>

// Rules about the type of the numbers that operands hold.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// Whether numbers are known to choose among what has no order, as words: positions are numbers like others.
HEADSUP_HIDDEN constexpr bool only_choose(operand_value const& x) {
  axis_value const among = known_ids_of(x);
  return is_whole(x.holds) && among.size != 0 && !is_place(among.role);
}

/// HU037: each tensor holds numbers for which the operation is defined.
template <number... Taken>
inline constexpr rule hold{headsup_codes::other_kind, types, [](call_value const& c, answer& no) {
  constexpr number taken[] = {Taken...};
  range const asked = no.asked(c);
  for (std::size_t i = asked.first; i < asked.end; ++i) {
    operand_value const& x = c.x[i];
    if (!x.tensor() || ((x.holds == Taken) || ...)) continue;
    char const* const wanted = sizeof...(Taken) > 2 ? "numbers" : is_whole(taken[0]) ? "integers" : name_of(taken[0]);
    if (asked.end == i + 2 && c.x[i + 1].tensor() && c.x[i + 1].holds == x.holds)
      return no.says("{} and {} hold {}, it takes {}", name(c, i), name(c, i + 1), x.holds, wanted);
    if (only_choose(x)) return no.says("{} holds ids of {}, it takes {}", name(c, i), known_ids_of(x), wanted);
    return no.says("{} holds {}, it takes {}", name(c, i), x.holds, wanted);
  }
  return true;
}};
/// The first of such operands, or the place behind the last.
HEADSUP_SELDOM constexpr std::size_t first_ids(call_value const& c) {
  std::size_t i = 0;
  while (i < c.operands && !only_choose(c.x[i])) ++i;
  return i;
}
HEADSUP_SELDOM constexpr void looks_up(words& w, call_value const& c) {
  w << "the rows that lookup<" << known_ids_of(c.x[first_ids(c)]).role.name << "> gives for such ids";
}
HEADSUP_SELDOM constexpr bool any_ids(call_value const& c) { return first_ids(c) != c.operands; }
/// Ids stand for what they choose.
inline constexpr hint what_ids_choose{"{said}", any_ids, price::plausible, looks_up};

/// HU037: ids stand for rows of a table where they lack an axis, or meet floating-point numbers that do not have what
/// they choose among. That is said before axes are compared.
HEADSUP_HIDDEN constexpr bool are_looked_up(call_value const& c, answer& no) {
  range const asked = no.asked(c);
  bool const alone = asked.end == asked.first + 1;
  for (std::size_t i = asked.first; i < asked.end; ++i) {
    operand_value const &x = c.x[i], &beside = c.x[asked.end - 1 - i + asked.first];
    if (!x.tensor() || !beside.tensor() || !only_choose(x)) continue;
    axis_value const among = known_ids_of(x);
    if (x.of(among.role).size == among.size) continue;  // as many of these are counted: 0, 1, 2, …
    if (alone ? !x.has(c.named[0].role) : is_float(beside.holds) && !beside.has(among.role))
      return no.says("{} holds ids of {}, which are no numbers", name(c, i), among);
  }
  return true;
}
inline constexpr rule takes_no_ids =
    rule{headsup_codes::other_kind, same_type, are_looked_up}.or_else(hint{"{said}", any_ids, price::slip, looks_up});

inline constexpr rule of_float = hold<number::float_>.or_else(what_ids_choose),
                      of_floats = hold<number::float_, number::double_>.or_else(what_ids_choose),
                      of_whole = hold<number::int_, number::integers>, of_bools = hold<number::bool_>;
/// Not bool, of which a sum would be bool, and not how many are true.
inline constexpr rule of_numbers =
    hold<number::float_, number::double_, number::int_, number::integers, number::bfloat16, number::other>;

/// HU037: integers are not filled with a floating-point number, such as -inf, which they cannot hold.
inline constexpr rule holds_filler{headsup_codes::other_kind, types, [](call_value const& c, answer& no) {
  return c.operands < 3 || !is_float(c.x[2].holds) || is_float(c.x[0].holds) ||
         no.says("x holds {}, it takes float", c.x[0].holds);
}};

/// HU001: what the numbers are comes before the axes.
inline constexpr rule begins_with_type{headsup_codes::undeclarable, types, [](call_value const& c, answer& no) {
  return c.makes != number::other || no.says("the type of its numbers comes first");
}};
/// HU037: numbers of that type are made of the given one; or of positions.
inline constexpr rule makes_of_number{headsup_codes::other_kind, types | kinds, [](call_value const& c, answer& no) {
  if (c.operands != 0 && c.x[0].is == kind::other) return no.says("takes a number, which all of the tensor's will be");
  return c.operands == 0 || !is_float(c.x[0].holds) || is_float(c.makes) ||
         no.says("the tensor would hold {}, the number is floating-point", c.makes);
}};
inline constexpr rule makes_positions{headsup_codes::other_kind, types, [](call_value const& c, answer& no) {
  return c.makes != number::bool_ || no.says("the tensor would hold {}, and positions are whole numbers", c.makes);
}};

/// HU037: a mask meets what is true where it is not 0, but no floating-point numbers.
inline constexpr rule masks_alone{headsup_codes::other_kind, types, [](call_value const& c, answer& no) {
  for (std::size_t i = 0; i < 2; ++i)
    if (is_float(c.x[i].holds) && !is_float(c.x[1 - i].holds))
      return no.says("{} holds {}, it takes bool", name(c, i), c.x[i].holds);
  return true;
}};

/// Whether the two operands that meet hold numbers between which Differ finds no difference; of those that are alike,
/// the first and each other.
template <bool (*Differ)(number, number)> constexpr bool meet_in_types(call_value const& c, answer& no) {
  range const two{asked_pair(c)};
  std::size_t const last = c.op->has(alike) && c.operands != 0 ? c.operands - 1 : two.end;
  for (std::size_t i = two.end; i <= last; ++i) {
    operand_value const &x = c.x[two.first], &y = c.x[i];
    if (!x.tensor() || !y.tensor() || !Differ(x.holds, y.holds)) continue;
    return no.says("{} holds {}, {} holds {}", name(c, two.first), x.holds, name(c, i), y.holds);
  }
  return true;
}
constexpr bool other_type(number a, number b) { return a != b; }
constexpr bool other_kind(number a, number b) { return is_float(a) != is_float(b); }

/// HU037: both tensors hold numbers of one type.
inline constexpr rule of_one_type =
    rule{headsup_codes::other_kind, same_type, meet_in_types<other_type>}.or_else(what_ids_choose);
/// HU037: both hold whole numbers, or both floating-point numbers.
inline constexpr rule of_one_kind{headsup_codes::other_kind, same_type, meet_in_types<other_kind>};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
