#pragma once

#include <headsup/calls/answer.hpp>

// What stands for the arguments of an operation in messages.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// A number that a call along that axis may name: the smallest from 2 on with which all rules hold, or else 1.
constexpr std::size_t example_number(operation const& op, axis_value const& along) {
  axis_value const axes[] = {along, no_axis};
  operand_value const x{{axes, 1}, kind::tensor, number::float_, {axes + 1, 0}};
  for (std::size_t n = 2; n <= along.size && along.size != dynamic; ++n) {
    long long const given[] = {static_cast<long long>(n)};
    if (keeps({&op, {axes, 1}, 1, given, 1, &x, 1})) return n;
  }
  return 1;
}

/// "(left, right)": the operands, as the form has them; but not one that is only there to be refused.
constexpr words& show_arguments(words& w, operation const& op) {
  char const* at = op.form;
  while (*at != '(') ++at;
  for (; *at != '\0'; ++at) {
    char const letter[] = {*at, '\0'};
    std::size_t word = 0;
    if (at[0] == ',')
      for (word = 2; 'a' <= at[word] && at[word] <= 'z';) ++word;
    if (word != 0 && at[word] == '-') at += word;
    else if (*at != '?' && *at != '.') w << letter;
  }
  return w;
}

/// "two roles and at most one number": what an operation names.
template <class Operation> constexpr words& show_names_taken(words& w, Operation const& op) {
  form_value const form = form_of(op);
  if (op.has(takes_a_list)) return w << "its axes as one list, with their sizes";
  struct {
    range takes;
    char const *one, *several;
  } const all[] = {{form.types, "type", "types"},
                   {form.roles, "role", "roles"},
                   {form.axes, "axis with its size", "axes with their sizes"},
                   {form.numbers, "number", "numbers"}};
  constexpr char const* counts[] = {"", "one ", "two ", "three "};
  char const* before = "";
  for (auto const& [takes, one, several] : all) {
    if (takes.end == 0 || (takes.first == 0 && takes.end > 9)) continue;
    std::size_t const least = takes.end > 9 ? takes.first : takes.end;
    w << before << (takes.first < least ? "at most " : "") << counts[least < 4 ? least : 3];
    w << (least == 1 ? one : several) << (takes.end > 9 ? " or more" : "");
    before = " and ";
  }
  return before[0] == '\0' ? w << "nothing between < and >" : w;
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
