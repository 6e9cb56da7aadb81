#pragma once

#include <headsup/calls/operation.hpp>

// What a rule says where it does not hold, and which rule of an operation that is.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// Which operands a rule is asked of.
constexpr range asked(rule const& r, call_value const& c) {
  if (r.operand != rule::every) return {r.operand, std::size_t{r.operand} + 1};
  return {0, c.operands < c.op->tensors ? c.operands : c.op->tensors};
}

/// The two operands that meet: of three, the last two, beside a mask; of those that are alike, the first two.
constexpr range asked_pair(call_value const& c) {
  return c.operands == 3 && c.op->tensors > 2 && !c.op->has(alike) ? range{1, 2} : range{0, 1};
}

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
  return n == aligned ? w << "aligned_to_end"
                      : w << headsup_diagnostics::sign_of(n) << headsup_diagnostics::distance_of(n);
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
  constexpr char const* names[] = {
      "float", "double", "bool", "int", "integers", "bfloat16", "computed_in<bfloat16>", "other numbers"};
  return names[static_cast<int>(n)];
}

HEADSUP_SELDOM constexpr words& show(words& w, number n) { return w << name_of(n); }

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
    for (headsup_diagnostics::text_with_gaps text(form); text.next(*words_);) (*next++)->show_in(*words_);
  }

  rule const& rule_;
  words* words_;
  bool says_;
};

/// The first rule that a call breaks, by its place among those of its operation; most_rules if all hold. The rule at
/// `left_out` is not asked: so tests learn that each is needed.
constexpr std::size_t broken(call_value const& c, int left_out = -1) {
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
