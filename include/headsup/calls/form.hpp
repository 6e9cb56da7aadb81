#pragma once

#include <headsup/diagnostics/words.hpp>

#include <cstddef>

// How a call is written: the text that its operation has as its form.

namespace HEADSUP_NAMESPACE::headsup_calls {
using headsup_diagnostics::words;

/// Which operands, or how many of something: from first, before end; or from the first number to the second.
struct range {
  std::size_t first, end;
  constexpr bool has(std::size_t n) const { return first <= n && n <= end; }
};

/// How a call is written, read from the form of its operation: how many of each it takes. Between < and >, a lower-case
/// word is a role, axis<N> an axis, N a number and T a type. What a ? follows may be left out, what ...
/// follows may be more, and x- is an operand that is there only to be refused.
struct form_value {
  range roles{0, 0}, axes{0, 0}, numbers{0, 0}, types{0, 0}, operands{0, 0};  // from the first number to the second
};
constexpr form_value form_of(char const* at) {
  form_value form;
  auto is_letter = [](char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || c == '_'; };
  range* counted = nullptr;
  bool inside = *at == '<';
  while (*at != '\0') {
    if (!is_letter(*at)) {
      inside = inside && *at != '(';
      ++at;
      continue;
    }
    char const first = *at;
    while (is_letter(*at)) ++at;
    counted = !inside        ? &form.operands
              : first == 'N' ? &form.numbers
              : first == 'T' ? &form.types
              : *at == '<'   ? &form.axes
                             : &form.roles;
    if (inside && *at == '<') at += 3;
    if (*at != '?' && *at != '-') ++counted->first;
    else ++at;
    bool const many = *at == '.';
    counted->end = many ? 99 : counted->end + 1;
  }
  return form;
}

/// The name of an operand.
HEADSUP_SELDOM constexpr words name_in_form(char const* at, std::size_t operand) {
  while (*at != '(') ++at;
  char const* start = ++at;
  for (; *at != '\0' && operand > 0; ++at)
    if (at[0] == ',' && at[1] == ' ') start = at + 2, --operand;
  words w;
  for (; ('a' <= *start && *start <= 'z') || *start == '_'; ++start) {
    char const letter[] = {*start, '\0'};
    w << letter;
  }
  return w;
}

/// Copies the word for the role or axis in place i; the last one stands for more.
inline constexpr std::size_t longest_word = 24;
constexpr void copy_word(char const* form, std::size_t i, char* to) {
  char const* at = form + 1;
  for (; i > 0; --i) {
    char const* next = at;
    while (*next != ',' && *next != '(') ++next;
    if (*next == '(' || next[2] == 'N') break;
    at = next + 2;
  }
  std::size_t n = 0;
  for (; n + 1 < longest_word && (('a' <= at[n] && at[n] <= 'z') || at[n] == '_'); ++n) to[n] = at[n];
  to[n] = '\0';
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
