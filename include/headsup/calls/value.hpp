#pragma once

#include <headsup/axes/axis.hpp>

#include <cstddef>
#include <cstdint>

// A call as a value: what rules ask, and what repairs change. It is made from types, or from the sizes that they have
// at run time, and says nothing about either.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// A role: its name, and a number by which it is told from others in one comparison.
struct role_value {
  char const* name;
  std::uint64_t number;

  constexpr bool operator==(role_value const& other) const { return number == other.number; }
};

/// The role of that name; its number is the FNV-1a hash of the name.
constexpr role_value role_named(char const* name) {
  std::uint64_t number = 14695981039346656037u;
  for (char const* letter = name; *letter != '\0'; ++letter)
    number = (number ^ static_cast<unsigned char>(*letter)) * 1099511628211u;
  return {name, number};
}

struct axis_value;
struct axes_value;

enum class triangle : unsigned char { none, lower, upper };
using headsup_detail::polarity;

/// What a type knows about the numbers along an axis: a constant for each annotated axis, `nothing` for all others.
struct knowledge {
  bool sums = false;  // to one
  bool on_average = false;
  bool weighed = false;  // multiplied by what sums to one
  triangle zeros = triangle::none;
  bool hidden = false;  // zero where a mask hides; of what were weights
  bool were_weights = false;
  role_value query{"", 0};  // of the triangle, with as many queries, and its diagonal
  std::size_t queries = 0;
  std::ptrdiff_t diagonal = 0;
  axis_value const* factors = nullptr;  // merged from these, outermost first
  std::size_t count = 0;
  axis_value const* summands = nullptr;  // made of these, side by side
  std::size_t summand_count = 0;
  role_value ids_of{"", 0};  // positions along such an axis, words of such a vocabulary
  std::size_t ids = 0;
  polarity mask = polarity::unknown;  // of bools, or of these as numbers

  /// Whether it is about single numbers: which are zero, and what they were multiplied by.
  constexpr bool of_single_numbers() const { return zeros != triangle::none || hidden || weighed; }
};
HEADSUP_HIDDEN inline constexpr knowledge nothing{};
HEADSUP_HIDDEN inline constexpr knowledge sums_known{.sums = true};

/// An axis of an operand, or one that a call names: of size 0 if it names a role alone.
struct axis_value {
  role_value role;
  std::size_t size;
  knowledge const* known;
  bool separate;         // its elements are things of their own, as tokens are
  bool has_other_sizes;  // false for a struct that was declared with one size

  constexpr bool is(role_value const& other) const { return role == other; }
  constexpr bool is(axis_value const& other) const { return role == other.role; }
  /// What it was merged from, outermost first; no axes if it was not.
  HEADSUP_HIDDEN constexpr axes_value parts() const;
  /// What it is made of, side by side; no axes if that is not known.
  constexpr axes_value summands() const;
};
HEADSUP_HIDDEN inline constexpr axis_value no_axis{{"", 0}, 0, &nothing, false, true};

/// A role as a call names it, and an axis of that role.
constexpr axis_value as_axis(role_value const& role, std::size_t size = 0) {
  return {role, size, &nothing, false, true};
}

/// What an argument is.
enum class kind : unsigned char { tensor, number, truth, cache, generator, layer, option, other };

/// What the numbers of an operand are.
enum class number : unsigned char { float_, double_, bool_, int_, integers, bfloat16, in_bfloat16, other };

constexpr bool is_float(number n) { return n == number::float_ || n == number::double_; }
/// Numbers that are stored and do not compute.
constexpr bool is_narrow(number n) { return n == number::bfloat16 || n == number::in_bfloat16; }
constexpr bool is_whole(number n) { return n == number::int_ || n == number::integers; }

/// Axes in a row, followed by no_axis.
struct axes_value {
  axis_value const* first;
  std::size_t count;

  constexpr axis_value const* begin() const { return first; }
  constexpr axis_value const* end() const { return first + count; }
  constexpr axis_value const& operator[](std::size_t i) const { return first[i]; }
  constexpr std::size_t place(role_value const& role) const {
    std::size_t i = 0;
    while (i < count && !first[i].is(role)) ++i;
    return i;
  }
  constexpr bool has(role_value const& role) const { return place(role) != count; }
  /// The axis of that role, or no_axis.
  constexpr axis_value const& of(role_value const& role) const { return first[place(role)]; }
  /// The last one; no_axis of none.
  constexpr axis_value const& last() const { return first[count == 0 ? 0 : count - 1]; }
};

constexpr axes_value axis_value::parts() const { return {known->factors, known->count}; }
constexpr axes_value axis_value::summands() const { return {known->summands, known->summand_count}; }

/// Axes that are put together, no more than that many.
template <std::size_t Most> struct gathered_axes {
  axis_value all[Most + 1] = {no_axis};
  std::size_t count = 0;

  HEADSUP_HIDDEN constexpr void add(axis_value const& a) {
    if (count != Most) all[count++] = a, all[count] = no_axis;
  }
  HEADSUP_HIDDEN constexpr void add(axes_value const& axes) {
    for (axis_value const& each : axes) add(each);
  }
  HEADSUP_HIDDEN constexpr axes_value list() const { return {all, count}; }
};

/// An operand: what it is, the type of its numbers, its axes, and the roles of those that it has lost.
struct operand_value : axes_value {
  kind is;
  number holds;
  axes_value lost;
  bool refers = false;      // to numbers that another object owns
  bool kept = false;        // a variable: what is written to it is there after the call
  bool points = false;      // a pointer to that, or pointers
  std::size_t several = 0;  // so many of these, or dynamic; 0 for one
  std::size_t held = 0;     // tokens at run time: of several, in the fullest, whose position is `fullest`
  std::size_t fullest = 0;
  knowledge const* alone = &nothing;  // what is known of the numbers, where no axis says it

  constexpr bool tensor() const { return is == kind::tensor && !points; }
  constexpr bool cache() const { return is == kind::cache && (!points || several != 0); }
};

/// The axis whose positions or words the numbers of x are, as far as is known; no_axis if nothing is.
HEADSUP_HIDDEN constexpr axis_value known_ids_of(operand_value const& x) {
  knowledge const* known = x.alone;
  for (axis_value const& each : x)
    if (each.known->ids != 0) known = each.known;
  return known->ids == 0 ? no_axis : as_axis(known->ids_of, known->ids);
}

/// How many queries the triangle along an axis of x has: where only run time knows, as many as x has.
constexpr std::size_t queries_of(axes_value const& x, axis_value const& along) {
  knowledge const& k = *along.known;
  return k.queries == dynamic && x.has(k.query) ? x.of(k.query).size : k.queries;
}

struct operation;

/// A position that follows from the sizes: the last query is at the last key.
HEADSUP_HIDDEN inline constexpr long long aligned = (-1LL << 62);

/// A call: of which operation, with which roles, axes and numbers among its template arguments, and which operands.
struct call_value {
  operation const* op;
  axes_value named;  // roles first, then axes
  std::size_t roles;
  long long const* given;  // numbers
  std::size_t numbers;
  operand_value const* x;
  std::size_t operands;
  bool at_run_time = false;      // its sizes are those of this run
  number makes = number::other;  // the numbers of what it makes, if it names their type

  /// The axis of the first operand that the first role names.
  HEADSUP_HIDDEN constexpr axis_value const& along() const { return x[0].of(named[0].role); }
  constexpr std::size_t axes() const { return named.count - roles; }
};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
