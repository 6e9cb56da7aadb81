#pragma once

#include <headsup/calls/form.hpp>
#include <headsup/calls/roles.hpp>
#include <headsup/calls/rule.hpp>

// An operation as a row: how it is written, what must be true of its calls, and what it is like.

namespace HEADSUP_NAMESPACE::headsup_calls {
struct draft;
struct step;
struct names_of_step;

/// What an operation is like, for repairs of its calls.
enum like : unsigned {
  tokens_meet = 1,      // it compares tokens with tokens, of which those that are looked at are named keys
  keeps_both = 2,       // an axis of one operand alone becomes one of the result, whatever the other has
  calculates = 4,       // it is an operator, written between its operands
  reduces = 8,          // it makes one number of all along the roles that it names
  any_axis = 16,        // it works along examples and tokens as well as along features
  of_a_table = 32,      // it names queries and keys
  alike = 64,           // its operands are alike but for the axis that it names
  by_place = 128,       // it finds what it sums over by its place
  in_whole = 256,       // its fix is written as the whole call
  of_a_layer = 512,     // the axes that it names are the layer's: see layer_rules.hpp
  in_place = 2048,      // it changes its left operand: a fix that changes it otherwise makes a new variable
  has_window = 4096,    // its first number is a window, the second an offset
  takes_a_list = 8192,  // the axes that it names are one list
  weighs = 1024,        // its first operand are weights of what its second has
  has_context = 32768,  // a layer that takes no more tokens than it was made for
  chooses = 16384,      // it reads at a position along the role that it names, or at ids
  steps = 1 << 17,      // a layer that takes the newest tokens, and a cache of the others
  draws = 1 << 25,      // a layer that takes a generator after its tensors
  only_reads = 65536,   // it reads the same numbers over other axes: an operand over these is the result
  declares = 1 << 18,   // its first operand is what its second is to be
  outlives = 1 << 19,   // and that outlives what an operation makes of the second
  hides_where_true = 1 << 26,  // what its masks, and what it makes of them
  is_full = 1 << 27,  // it has something already, so it is not made for something else instead
  returns = 1 << 30,  // its second operand is what was made of the first, and becomes as that again
  divides = 1 << 29,  // what was summed on one side is divided by what is summed on the other
  in_sequence = 1u << 31,  // it goes from position to position, which features and heads are not
  // Of repairs:
  of_scores = 1 << 20,      // it makes weights: before, the operand is called scores
  of_both = 1 << 21,        // it changes both operands
  only_a_name = 1 << 22,    // it changes no number
  written_alone = 1 << 23,  // its fix is the operand, even where others are the whole call
  shortens = 1 << 24,       // it leaves elements out, and what follows is about the rest
  moves = 1 << 28,          // it changes no number, and what a mask says stays true
  of_parts = 1 << 26        // it names axes that lie side by side in another
};

/// What most rows of repairs say. No pointer is null: g++ with -fsanitize=undefined compares none in a constant.
constexpr void names_nothing(names_of_step&, call_value const&, step const&) {}
constexpr void writes_nothing(words&, call_value const&, step const&, char const*) {}
constexpr char const* meant_at_any_rate(call_value const&, step const&, step const&) { return ""; }

/// An operation: how it is written, what its calls must be like, and what it is like.
struct operation {
  static constexpr std::size_t most_rules = 14;

  char const* name;
  char const* form;  // "<role, slower<N>, faster<N>...>(x)": see form_of
  // From general to special: what operands are, their axes, types and sizes, what is known of them, what is meant. Each
  // refuses something that the others let pass.
  rule rules[most_rules]{};
  unsigned is = 0;
  std::size_t first_there = 0, last_there = 16;  // the named roles that are axes of the operands already
  unsigned char tensors = rule::every;           // how many operands are tensors
  role_value apart[4]{};                         // roles of what must not depend on each other
  role_value seldom[3]{};                        // roles along which it works, but is rarely meant
  role_value works_on[4]{};                      // roles that it names itself; of a layer, those of its places
  unsigned char mask = 9, ids = 9;               // which of them is a mask, or ids
  number caches = number::float_;                // what a layer caches
  // As a repair of other calls: what it makes of an operand, which template arguments it names, how it is written
  // around the operand if not as name<names>(operand rest), and the condition that only the user knows, where {a} and
  // {b} are the roles of the step.
  void (*makes)(draft&, std::size_t, step const&) = nullptr;
  void (*names)(names_of_step&, call_value const&, step const&) = names_nothing;
  void (*writes)(words&, call_value const&, step const&, char const*) = writes_nothing;
  char const* rest = "";
  char const* in = "";           // the namespace that is written before its name
  char const* object = "layer";  // what a layer's calls are made of
  char const* member = "";       // and which of its members is called
  char const* (*meant)(call_value const&, step const&, step const&) = meant_at_any_rate;

  constexpr bool has(like what) const { return (is & what) != 0; }
  /// Whether all roles that a call names, one or more, are axes of its operands.
  constexpr bool names_only_there() const { return first_there == 0 && last_there == 16 && !has(of_a_table); }
};

/// How many operands of a layer have features, which is also the place of the output among its axes.
constexpr std::size_t inputs(operation const& op) { return op.last_there; }
/// The role of the positions that operand i of a layer has: of the first one tokens, of another text keys. A mask has
/// those of the last operand with features.
constexpr role_value const& place_of(operation const& op, std::size_t i) {
  return op.works_on[i < inputs(op) ? i : inputs(op) - 1];
}

/// The row of an operation for what runs: a copy that is no symbol of a program.
template <operation const& Op> HEADSUP_HIDDEN inline constexpr operation row_of = Op;

/// An operation's name, as users of headsup's namespace write it.
constexpr words& write_name(words& w, operation const& op) { return w << op.in << op.name; }

/// The name of an operand, as the form of its operation has it.
constexpr words name_of(operation const& op, std::size_t operand) { return name_in_form(op.form, operand); }
constexpr form_value form_of(operation const& op) { return form_of(op.form); }
}  // namespace HEADSUP_NAMESPACE::headsup_calls
