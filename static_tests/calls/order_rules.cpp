#include <headsup/calls/order_rules.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
constexpr operation orders{.name = "op", .form = "<axis<N>...>(x)", .rules = {lists_its_axes}};

// has_two_axes
static_assert(accepts<asks<has_two_axes>, no_names, floats<tokens<5>, heads<2>>>);
static_assert(
    is_wrong<asks<has_two_axes>, no_names, floats<tokens<5>>>("HU020 op: (tokens<5>) does not have exactly two axes"));
static_assert(is_wrong<asks<has_two_axes>, no_names, floats<tokens<5>, heads<2>, d_in<3>>>(
    "HU020 op: (tokens<5>, heads<2>, d_in<3>) does not have exactly two axes"));

// lists_its_axes: each once, with its size as far as that is known
static_assert(accepts<orders, of_axes<heads<2>, tokens<5>>, floats<tokens<5>, heads<2>>>);
static_assert(accepts<orders, of_axes<heads<2>, tokens<5>>, floats<tokens<dynamic>, heads<2>>>);
static_assert(accepts<orders, of_axes<>, floats<>>);
static_assert(is_wrong<orders, of_axes<heads<2>, tokens<4>>, floats<tokens<5>, heads<2>>>(
    "HU033 op: (heads<2>, tokens<4>) are not the axes of x (tokens<5>, heads<2>) in another order"));
static_assert(is_wrong<orders, of_axes<heads<2>>, floats<tokens<5>, heads<2>>>(
    "HU033 op: (heads<2>) are not the axes of x (tokens<5>, heads<2>) in another order"));
static_assert(is_wrong<orders, of_axes<heads<2>, heads<2>>, floats<tokens<5>, heads<2>>>(
    "HU033 op: (heads<2>, heads<2>) are not the axes of x (tokens<5>, heads<2>) in another order"));
// which numbers are copies of each other is not forgotten
static_assert(!accepts<orders, of_axes<heads<6>>, floats<merged<heads<6>, kv_heads<2>, copies<3>>>>);
}  // namespace headsup::headsup_calls
