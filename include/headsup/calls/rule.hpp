#pragma once

#include <headsup/calls/form.hpp>
#include <headsup/calls/prices.hpp>
#include <headsup/calls/value.hpp>

// What is true of a call. A rule is a condition, and beside it what is wrong where it does not hold. It names no
// operation and no fix. An operation is a row that lists its rules, and the fix is found by asking them again.

namespace HEADSUP_NAMESPACE::headsup_calls {
class answer;

/// What a rule reads of a call: only a change of it can help.
enum part_of_call : unsigned {
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
  same_type = 2048,
  masks = 4096
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
  bool beside = false;  // whether it is named beside another fix too, as the last
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
}  // namespace HEADSUP_NAMESPACE::headsup_calls
