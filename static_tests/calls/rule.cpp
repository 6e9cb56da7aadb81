#include <headsup/calls/rule.hpp>

namespace headsup::headsup_calls {
inline constexpr rule one{"HU001", sizes, [](call_value const&, answer&) { return true; }};
static_assert(one.operand == rule::every && !one.names_axes && one.otherwise.text[0] == '\0');

// the same of one operand, with another sentence, or with a hint, which is given at any rate or at a price
static_assert(one.in(1).operand == 1 && one.named().names_axes && one.in(1).named().code == one.code);
static_assert(one.or_else("leave it out").otherwise.price == 0 &&
              one.or_else("leave it out").otherwise.when(call_value{}));
inline constexpr hint seldom{"first()", [](call_value const&) { return false; }, 8};
static_assert(one.or_else(seldom).otherwise.price == 8 && !one.or_else(seldom).otherwise.when(call_value{}));
}  // namespace headsup::headsup_calls
