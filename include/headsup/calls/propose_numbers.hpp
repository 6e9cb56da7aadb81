#pragma once

#include <headsup/calls/form.hpp>
#include <headsup/calls/position_rules.hpp>
#include <headsup/calls/step.hpp>

// Changes of the numbers that a call names along one axis.

HEADSUP_OWN_NAMES_BEGIN
namespace HEADSUP_NAMESPACE::headsup_calls {
/// Other numbers that may be meant: the nearest position, the next number of parts, as many as there are.
HEADSUP_SELDOM constexpr void propose_numbers(call_value const& c, auto each) {
  axis_value const &named = c.named[0], &along = c.x[0].of(named.role);
  bool const unsaid = c.numbers == 0;
  bool const moved = unsaid && c.operands > c.op->tensors;  // it was an argument, which may be right there
  if (along.size == 0 || (moved && form_of(*c.op).numbers.first == 0)) return;
  long long const size = static_cast<long long>(along.size), given = unsaid ? 0 : c.given[0];
  bool const sized = c.roles == 0, several = sized || c.numbers > 1, known = along.size != dynamic;
  auto try_number = [&](long long n, int cost) {
    if (moved) each(step{.is = change::drop, .cost = 0}, given_as(0, n, cost));
    else each(given_as(0, n, cost));
  };
  if (unsaid || (given <= 0 && !several)) try_number(0, price::slip);
  if (!several) {
    if (unsaid) try_number(2, price::mix_up);
    if (given <= 0) try_number(1, price::likely);
    if (!known) return;
    long long next = given < 2 ? 2 : given;
    while (next < size && size % next != 0) ++next;
    if (given > 0 || unsaid) try_number(next < size ? next : size, price::sure);
    if (given > 0) try_number(size - 1, price::likely);
    return;
  }
  if (!known) return;
  long long const count = sized ? static_cast<long long>(named.size) : c.given[1];
  auto counted = [&](long long n, int cost) {
    return sized ? named_as(0, as_axis(named.role, static_cast<std::size_t>(n)), cost) : given_as(1, n, cost);
  };
  if (given < 0) try_number(size + given, price::certain);
  if (count > 0) try_number(size - count, price::mix_up);
  if (0 <= given && given < size) each(counted(size - given, count == size ? price::certain : price::fair));
  each(counted(size, price::plausible), given_as(0, 0, price::certain));
}

/// A call with another of its numbers.
struct renumbered {
  axis_value named[2] = {no_axis, no_axis};
  long long given[2]{};

  constexpr explicit renumbered(call_value const& c) {
    named[0] = c.named[0];
    for (std::size_t i = 0; i < c.numbers && i < 2; ++i) given[i] = c.given[i];
  }
  HEADSUP_SELDOM constexpr void make(step const& s) {
    if (s.is == change::axis) named[0] = s.a;
    if (s.is == change::number) given[s.on] = s.n;
  }
  HEADSUP_SELDOM constexpr call_value call(call_value c) const {
    c.named.first = named;
    c.given = given;
    return c;
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
HEADSUP_OWN_NAMES_END
