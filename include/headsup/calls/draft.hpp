#pragma once

#include <headsup/calls/answer.hpp>

namespace HEADSUP_NAMESPACE::headsup_calls {
/// A call that can be changed: its axes stand in a place of their own. Of more operands than fit, the first ones.
struct draft {
  static constexpr std::size_t most_operands = 4, most_axes = 12;

  operation const* op;
  std::size_t roles, count, numbers, operands;
  bool at_run_time;
  number makes;
  axis_value named[most_axes + 1]{};
  long long given[3]{};
  operand_value x[most_operands]{};  // their axes: at[i]
  axis_value at[most_operands][most_axes + 1]{};
  axis_value lost[most_operands][3]{};

  /// Whether a call is small enough.
  static constexpr bool fits(call_value const& c) {
    bool good = c.named.count < most_axes && c.numbers <= 3;
    for (std::size_t i = 0; i < c.operands; ++i) good = good && c.x[i].count < most_axes && c.x[i].lost.count < 3;
    return good;
  }

  constexpr explicit draft(call_value const& c)
      : op(c.op),
        roles(c.roles),
        count(c.named.count),
        numbers(c.numbers),
        operands(c.operands < most_operands ? c.operands : most_operands),
        at_run_time(c.at_run_time),
        makes(c.makes) {
    for (std::size_t i = 0; i < count; ++i) named[i] = c.named[i];
    named[count] = no_axis;
    for (std::size_t i = 0; i < numbers; ++i) given[i] = c.given[i];
    for (std::size_t i = 0; i < operands; ++i) put(i, c.x[i]);
  }
  constexpr draft(draft const& other) : draft(other.call()) {}
  constexpr draft& operator=(draft const&) = delete;

  /// The call as it is now.
  HEADSUP_SELDOM constexpr call_value call() const {
    return {op, {named, count}, roles, given, numbers, x, operands, at_run_time, makes};
  }

  /// Another operand in place i.
  HEADSUP_SELDOM constexpr void put(std::size_t i, operand_value const& by) {
    x[i] = by;
    for (std::size_t j = 0; j < by.count; ++j) at[i][j] = by[j];
    at[i][by.count] = no_axis;
    for (std::size_t j = 0; j < by.lost.count && j < 3; ++j) lost[i][j] = by.lost[j];
    x[i].first = at[i];
    x[i].lost.first = lost[i];
  }
  /// The axis of that role of operand i, to be changed.
  constexpr axis_value& of(std::size_t i, role_value const& role) { return at[i][x[i].place(role)]; }
  HEADSUP_SELDOM constexpr void remove(std::size_t i, std::size_t place) {
    for (std::size_t j = place; j < x[i].count; ++j) at[i][j] = at[i][j + 1];
    --x[i].count;
  }
  HEADSUP_SELDOM constexpr void insert(std::size_t i, std::size_t place, axis_value const& axis) {
    for (std::size_t j = x[i].count + 1; j > place; --j) at[i][j] = at[i][j - 1];
    at[i][place] = axis;
    ++x[i].count;
  }
  /// Of the numbers along the axes of operand i nothing is known any more but what the axes were merged from: no sums,
  /// no ids, no zeros, no mask. What sums to one may do so still.
  HEADSUP_SELDOM constexpr void forget_numbers(std::size_t i, bool zeros_too = true, bool sums_too = true) {
    x[i].alone = &nothing;
    for (std::size_t j = 0; j < x[i].count; ++j) {
      knowledge const& k = *at[i][j].known;
      bool const placed = k.of_single_numbers() || k.mask != polarity::unknown;
      if (k.sums ? sums_too : k.ids != 0 || (zeros_too && placed)) at[i][j].known = &nothing;
    }
  }
};

template <class T> HEADSUP_SELDOM constexpr void exchange(T& a, T& b) {
  T const was = a;
  a = b;
  b = was;
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
