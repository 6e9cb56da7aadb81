#include "given.hpp"

namespace headsup::headsup_calls {
// the first rule that is broken; one may be left out, and one of an operand that is not there is not asked
constexpr rule is_even{"HU001", sizes, [](call_value const& c, answer& no) {
  for (std::size_t i = no.asked(c).first; i < no.asked(c).end; ++i)
    if (c.x[i][0].size % 2 != 0)
      return no.says("{} has {} of {}, not {}", name(c, i), c.x[i][0], c.x[i], std::size_t{2});
  return true;
}};
constexpr rule has_two{"HU002", axes_there, [](call_value const& c, answer&) { return c.x[0].count == 2; }};
constexpr operation both{
    .name = "op", .form = "(left, right)", .rules = {has_two, is_even.in(1), is_even.in(2), is_even}, .tensors = 2};
template <class... Xs> constexpr std::size_t breaks(int left_out = -1) {
  return broken(given_call<both, no_names, Xs...>::value, left_out);
}
static_assert(breaks<floats<tokens<2>, keys<5>>, floats<keys<4>>>() == operation::most_rules);
static_assert(breaks<floats<tokens<2>>, floats<keys<4>>>() == 0 &&
              breaks<floats<tokens<2>>, floats<keys<4>>>(0) == operation::most_rules);
static_assert(breaks<floats<tokens<3>, keys<5>>, floats<keys<7>>>() == 1 &&
              breaks<floats<tokens<3>, keys<5>>, floats<keys<7>>>(1) == 3);
static_assert(breaks<floats<tokens<2>, keys<5>>, floats<keys<4>>, floats<keys<9>>>() == 2);  // of the third
static_assert(keeps(given_call<both, no_names, floats<tokens<2>>, floats<keys<4>>>::value, 0) &&
              !keeps(given_call<both, no_names, floats<tokens<2>>, floats<keys<4>>>::value));

// what it says
static_assert(is_wrong<both, no_names, floats<tokens<2>, keys<5>>, floats<keys<7>>>(
    "HU001 op: right has keys<7> of (keys<7>), not 2"));
constexpr rule shows{"HU003", names, [](call_value const& c, answer& no) {
  no.says("{} {} {} {} ", aligned, -3LL, number::bfloat16, roles_of{c.x[0]});
  return no.says("{} {} {} {}", c.x[0], c.x[1], role::vocab, as_axis(role::keys));
}, true};
static_assert(is_wrong<asks<shows>, along<tokens, keys>, floats<tokens<2>, keys<dynamic>>, plainly<int>>(
    "HU003 op<tokens, keys>: aligned_to_end -3 bfloat16 tokens, keys (tokens<2>, keys<dynamic>) no tensor vocab keys"));
}  // namespace headsup::headsup_calls
