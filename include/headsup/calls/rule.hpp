#pragma once

#include <headsup/calls/form.hpp>
#include <headsup/calls/roles.hpp>

// What is true of a call. A rule is a condition, and beside it what is wrong where it does not hold. It names no
// operation and no fix: an operation is a row that lists its rules, and the fix is found by asking them again.

namespace HEADSUP_NAMESPACE::headsup_calls {
class answer;
struct draft;
struct step;
struct names_of_step;

/// What a rule reads of a call: only a change of it can help.
enum part : unsigned {
  names = 1,
  axes_there = 2,
  order = 4,
  sizes = 8,
  types = 16,
  sums = 32,
  zeros = 64,
  factors = 128,
  given = 256,
  kinds = 512,
  identity = 1024,
  same_type = 2048
};

constexpr bool always(call_value const&) { return true; }
constexpr void says_nothing(words&, call_value const&) {}

/// Words for what no repair of a call mends, or for what is better than any: where `when` holds, at the price of one.
/// {role} and others stand for what the call has: see say_hint; {said} for what the hint says itself.
struct hint {
  char const* text;
  bool (*when)(call_value const&) = always;
  int price = 0;
  void (*says)(words&, call_value const&) = says_nothing;
};

struct rule {
  static constexpr unsigned char every = 255;

  char const* code = "";
  unsigned reads = 0;
  bool (*holds)(call_value const&, answer&) = nullptr;
  bool names_axes = false;        // whether the sentence begins with the axes that the call names
  unsigned char operand = every;  // which is asked
  hint otherwise{""};

  /// The same asked of one operand.
  constexpr rule in(unsigned char which) const {
    rule r = *this;
    r.operand = which;
    return r;
  }
  /// The same with a sentence that begins with the axes that the call names.
  constexpr rule named() const {
    rule r = *this;
    r.names_axes = true;
    return r;
  }
  constexpr rule or_else(hint const& other) const {
    rule r = *this;
    r.otherwise = other;
    return r;
  }
  constexpr rule or_else(char const* text, bool (*when)(call_value const&) = always, int price = 0) const {
    rule r = *this;
    r.otherwise = {text, when, price};
    return r;
  }
  constexpr rule or_else(void (*says)(words&, call_value const&)) const { return or_else({"{said}", always, 0, says}); }
};

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
  // Of repairs:
  of_scores = 1 << 20,      // it makes weights: before, the operand is called scores
  of_both = 1 << 21,        // it changes both operands
  only_a_name = 1 << 22,    // it changes no number
  written_alone = 1 << 23,  // its fix is the operand, even where others are the whole call
  shortens = 1 << 24        // it leaves elements out, and what follows is about the rest
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
  rule rules[most_rules]{};
  unsigned is = 0;
  std::size_t first_there = 0, last_there = 16;  // the named roles that are axes of the operands already
  unsigned char tensors = rule::every;           // how many operands are tensors
  role_value apart[4]{};                         // roles of what must not depend on each other
  role_value seldom[3]{};                        // roles along which it works, but is rarely meant
  role_value works_on[3]{};                      // roles that it names itself
  unsigned char mask = 9, ids = 9;               // which of them is a mask, or ids
  number caches = number::float_;                // what a layer caches
  // As a repair of other calls: what it makes of an operand, which template arguments it names, how it is written
  // around the operand if not as name<names>(operand rest), and the condition that only the user knows, where {a} and
  // {b} are the roles of the step.
  void (*makes)(draft&, std::size_t, step const&) = nullptr;
  void (*names)(names_of_step&, call_value const&, step const&) = names_nothing;
  void (*writes)(words&, call_value const&, step const&, char const*) = writes_nothing;
  char const* rest = "";
  char const* member = "";  // of a layer, that is called
  char const* (*meant)(call_value const&, step const&, step const&) = meant_at_any_rate;

  constexpr bool has(like what) const { return (is & what) != 0; }
  /// Whether all roles that a call names, one or more, are axes of its operands.
  constexpr bool names_only_there() const { return first_there == 0 && last_there == 16 && !has(of_a_table); }
};

/// How many operands of a layer have features, which is also the place of the output among its axes.
constexpr std::size_t inputs(operation const& op) { return op.last_there; }
/// The role of the positions that operand i of a layer has: of the first one tokens, of another text keys. A mask has those
/// of the last operand with features.
constexpr role_value const& place_of(operation const& op, std::size_t i) {
  return op.works_on[i < inputs(op) ? i : inputs(op) - 1];
}

/// The row of an operation for what runs: a copy that is no symbol of a program.
template <operation const& Op> HEADSUP_HIDDEN inline constexpr operation row_of = Op;

/// Which operands a rule is asked of.
constexpr range asked(rule const& r, call_value const& c) {
  if (r.operand != rule::every) return {r.operand, std::size_t{r.operand} + 1};
  return {0, c.operands < c.op->tensors ? c.operands : c.op->tensors};
}

/// The two operands that meet: of three, the last two, beside a mask; of those that are alike, the first two.
constexpr range asked_pair(call_value const& c) {
  return c.operands == 3 && c.op->tensors > 2 && !c.op->has(alike) ? range{1, 2} : range{0, 1};
}

/// The first rule that a call breaks, by its place among those of its operation; most_rules if all hold. The rule at
/// `left_out` is not asked: so tests learn that each is needed.
constexpr std::size_t broken(call_value const& c, int left_out = -1);

/// Axes as a list that is shown without sizes.
struct roles_of {
  axes_value all;
};

/// Axes to be typed between < and >.
struct bare {
  axes_value all;
};

HEADSUP_SELDOM constexpr words& show(words& w, char const* text) { return w << text; }
HEADSUP_SELDOM constexpr words& show(words& w, std::size_t n) { return w << n; }
HEADSUP_SELDOM constexpr words& show(words& w, long long n) {
  return n == aligned ? w << "aligned_to_end" : w << diagnostics::sign_of(n) << diagnostics::distance_of(n);
}
HEADSUP_SELDOM constexpr words& show(words& w, role_value const& r) { return w << r.name; }
HEADSUP_SELDOM constexpr words& show(words& w, axis_value const& a) {
  w << a.role.name;
  if (a.size == 0) return w;
  return w << "<", (a.size == dynamic ? w << "dynamic" : w << a.size) << ">";
}
HEADSUP_SELDOM constexpr words& show(words& w, roles_of list) {
  for (axis_value const& each : list.all) w << (&each == list.all.first ? "" : ", ") << each.role.name;
  return w;
}
HEADSUP_SELDOM constexpr words& show(words& w, bare list) {
  for (axis_value const& each : list.all) show(w << (&each == list.all.first ? "" : ", "), each);
  return w;
}
HEADSUP_SELDOM constexpr words& show(words& w, axes_value const& list) { return show(w << "(", bare{list}) << ")"; }
HEADSUP_SELDOM constexpr words& show(words& w, operand_value const& x) {
  if (x.tensor()) return show(w, static_cast<axes_value const&>(x));
  return w << (x.points ? "a pointer" : x.cache() ? "a cache" : "no tensor");
}

constexpr char const* name_of(number n) {
  constexpr char const* names[] = {"float", "double", "bool", "int", "integers", "bfloat16", "other numbers"};
  return names[static_cast<int>(n)];
}

HEADSUP_SELDOM constexpr words& show(words& w, number n) { return w << name_of(n); }

/// The name of an operand, as the form of its operation has it.
constexpr words name_of(operation const& op, std::size_t operand) { return name_in_form(op.form, operand); }
constexpr form_value form_of(operation const& op) { return form_of(op.form); }

/// An operand as messages call it.
struct operand_name {
  operation const* op;
  std::size_t place;
};
constexpr operand_name name(call_value const& c, std::size_t operand) { return {c.op, operand}; }
HEADSUP_SELDOM constexpr words& show(words& w, operand_name n) { return w << name_of(*n.op, n.place).data(); }

/// What stands in a sentence for the next {}. No template, and one type, so that a compiler has nothing to deduce or to
/// choose from where rules speak.
class piece {
 public:
  constexpr piece(char const* text) : show_([](words& w, piece const& p) { w << p.text_; }), text_(text) {}
  constexpr piece(std::size_t size) : show_([](words& w, piece const& p) { w << p.size_; }), size_(size) {}
  constexpr piece(long long n) : show_([](words& w, piece const& p) { show(w, p.number_); }), number_(n) {}
  constexpr piece(role_value const& role) : piece(role.name) {}
  constexpr piece(number type) : piece(name_of(type)) {}
  constexpr piece(axis_value const& a) : show_([](words& w, piece const& p) { show(w, *p.axis_); }), axis_(&a) {}
  constexpr piece(axes_value const& all) : show_([](words& w, piece const& p) { show(w, p.axes_); }), axes_(all) {}
  constexpr piece(roles_of all) : show_([](words& w, piece const& p) { show(w, roles_of{p.axes_}); }), axes_(all.all) {}
  constexpr piece(operand_value const& x) : show_([](words& w, piece const& p) { show(w, *p.x_); }), x_(&x) {}
  constexpr piece(operand_name name) : show_([](words& w, piece const& p) { show(w, p.name_); }), name_(name) {}

  HEADSUP_SELDOM constexpr void show_in(words& w) const { show_(w, *this); }

 private:
  void (*show_)(words&, piece const&);
  union {
    char const* text_;
    std::size_t size_;
    long long number_;
    axis_value const* axis_;
    axes_value axes_;
    operand_value const* x_;
    operand_name name_;
  };
};
HEADSUP_HIDDEN inline constexpr piece no_piece{""};

/// What a rule says where it does not hold. Where only that is asked, it says nothing.
class answer {
 public:
  constexpr explicit answer(rule const& r) : rule_(r), words_(nullptr), says_(false) {}
  constexpr answer(rule const& r, words& w) : rule_(r), words_(&w), says_(true) {}

  constexpr range asked(call_value const& c) const { return headsup_calls::asked(rule_, c); }

  /// Says, or goes on to say, a sentence in which each {} is the next piece; false, because the rule does not hold.
  constexpr bool says(char const* form, piece const& a = no_piece, piece const& b = no_piece, piece const& c = no_piece,
                      piece const& d = no_piece, piece const& e = no_piece, piece const& f = no_piece,
                      piece const& g = no_piece) {
    piece const* const all[] = {&a, &b, &c, &d, &e, &f, &g};
    if (says_) write(form, all);
    return false;
  }

 private:
  HEADSUP_SELDOM constexpr void write(char const* form, piece const* const* next) {
    for (; *form != '\0'; ++form) {
      char const letter[] = {*form, '\0'};
      if (*form != '{') *words_ << letter;
      else (*next++)->show_in(*words_), ++form;
    }
  }

  rule const& rule_;
  words* words_;
  bool says_;
};

constexpr std::size_t broken(call_value const& c, int left_out) {
  for (std::size_t i = 0; i < operation::most_rules; ++i) {
    rule const& r = c.op->rules[i];
    if (r.code[0] == '\0') break;
    if (static_cast<int>(i) == left_out || (r.operand != rule::every && r.operand >= c.operands)) continue;
    answer no(r);
    if (!r.holds(c, no)) return i;
  }
  return operation::most_rules;
}
constexpr bool keeps(call_value const& c, int left_out = -1) { return broken(c, left_out) == operation::most_rules; }
}  // namespace HEADSUP_NAMESPACE::headsup_calls
