#pragma once

#include <headsup/calls/draft.hpp>

// One change of a call.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// What a step changes: what the call names, its operands, or how these were made.
enum class change : unsigned char {
  none,
  role,
  axis,
  order,
  front,
  add,
  factors,
  number,
  swap,
  drop,
  leave_out,
  only,
  its_axes,
  convert,
  operand,
  pooled,
  declared,
  made_for,
  generator,
  cache,
  cleared,
  pointed_at,
  instead,
  hint
};

/// One change of a call, with what it costs: the cheapest changes with which all rules hold are the fix.
struct step {
  change is = change::none;
  std::size_t on = 0;             // which of the named axes, or of the operands
  operation const* by = nullptr;  // what is done to an operand
  axis_value a = no_axis, b = no_axis;
  long long n = 0;
  number type = number::other;
  int cost = 1000;

  /// Whether that is done to the operand. Rows are told apart by how they are written: g++ with -fsanitize=undefined
  /// compares no addresses in a constant.
  HEADSUP_SELDOM constexpr bool does(operation const& op) const {
    return is == change::operand && role_named(by->name) == role_named(op.name) &&
           role_named(by->form) == role_named(op.form);
  }
};

/// What is done to an operand.
HEADSUP_SELDOM constexpr step done_to(std::size_t operand, operation const& by, int cost, axis_value const& a = no_axis,
                                      axis_value const& b = no_axis, long long n = 0) {
  return {.is = change::operand, .on = operand, .by = &by, .a = a, .b = b, .n = n, .cost = cost};
}
/// An operand that is declared with b in the place of a; or without a, if b is no axis; or, if a is none, with one axis
/// more, in place n.
HEADSUP_SELDOM constexpr step declared_as(std::size_t operand, int cost, axis_value const& a, axis_value const& b,
                                          std::size_t n = 0) {
  return {.is = change::declared, .on = operand, .a = a, .b = b, .n = static_cast<long long>(n), .cost = cost};
}
/// Another axis, or number, in a place between < and >; or two of these, or two operands, in each other's place.
HEADSUP_SELDOM constexpr step named_as(std::size_t place, axis_value const& a, int cost) {
  return {.is = change::axis, .on = place, .a = a, .cost = cost};
}
HEADSUP_SELDOM constexpr step given_as(std::size_t place, long long n, int cost) {
  return {.is = change::number, .on = place, .n = n, .cost = cost};
}
HEADSUP_SELDOM constexpr step exchanged(change what, std::size_t first, std::size_t second, int cost) {
  return {.is = what, .on = first, .n = static_cast<long long>(second), .cost = cost};
}

/// What an operation names among its template arguments: named, and how many of them are roles.
struct names_of_step : gathered_axes<draft::most_axes> {
  std::size_t roles = 0;

  HEADSUP_SELDOM constexpr names_of_step(call_value const& c, step const& s) { s.by->names(*this, c, s); }
  constexpr void add_role(axis_value const& a) { add(as_axis(a.role)), ++roles; }
  constexpr void add_roles(axes_value const& axes) {
    for (axis_value const& each : axes) add_role(each);
  }
};
constexpr void names_a_role(names_of_step& names, call_value const&, step const& s) { names.add_role(s.a); }
HEADSUP_SELDOM constexpr void names_two_roles(names_of_step& names, call_value const&, step const& s) {
  names.add_role(s.a);
  names.add_role(s.b);
}
constexpr void names_an_axis(names_of_step& names, call_value const&, step const& s) { names.add(s.a); }

constexpr char const* conversion_to(number n) { return n == number::integers ? "int" : name_of(n); }

/// "<tokens, keys<6>, 2>", or nothing.
HEADSUP_SELDOM constexpr words& show_named(words& w, axes_value const& named, long long const* given = nullptr,
                                           std::size_t numbers = 0) {
  if (named.count + numbers == 0) return w;
  show(w << "<", bare{named});
  for (std::size_t i = 0; i < numbers; ++i) show(w << (named.count + i == 0 ? "" : ", "), given[i]);
  return w << ">";
}

/// The call as it is typed. Numbers that only run time knows are its last arguments.
HEADSUP_SELDOM constexpr words& show_call(words& w, call_value const& c) {
  bool const last = c.at_run_time && c.operands > c.op->tensors;
  show_named(w << c.op->name, c.named, c.given, last ? 0 : c.numbers) << "(";
  for (std::size_t o = 0; o < c.operands; ++o) {
    w << (o == 0 ? "" : ", ");
    if (last && o >= c.op->tensors) show(w, c.given[o - c.op->tensors]);
    else w << name_of(*c.op, o).data();
  }
  return w << ")";
}

/// Writes a step around its operand.
HEADSUP_SELDOM constexpr void write_step(words& w, call_value const& c, step const& s, char const* operand) {
  std::size_t const before = w.size();
  s.by->writes(w, c, s, operand);
  if (w.size() != before) return;
  names_of_step const names(c, s);
  show_named(w << s.by->name, names.list()) << "(" << operand << s.by->rest << ")";
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
