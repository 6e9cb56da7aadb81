#include <headsup/calls/pair_rules.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
constexpr operation three{
    .name = "op", .form = "(mask, left, right)", .rules = {agree, one_holds_all}, .tensors = 3, .mask = 0};
constexpr operation joins{.name = "op", .form = "<role>(first, another...)", .rules = {are_alike}};

// agree
static_assert(accepts<asks<agree>, no_names, floats<tokens<2>, d_in<3>>, floats<d_in<3>>>);
static_assert(accepts<asks<agree>, no_names, floats<d_in<dynamic>>, floats<d_in<3>>>);
static_assert(is_wrong<asks<agree>, no_names, floats<tokens<2>, d_in<3>>, floats<d_in<4>>>(
    "HU004 op: left has d_in<3>, right has d_in<4>"));

// agree
static_assert(accepts<three, no_names, bools<keys<3>>, floats<tokens<2>, keys<3>>, floats<tokens<2>, keys<3>>>);
static_assert(is_wrong<three, no_names, bools<keys<3>>, floats<tokens<2>>, floats<tokens<2>, keys<5>>>(
    "HU004 op: right has keys<5>, mask has keys<3>"));

// agree_in_order
static_assert(accepts<asks<agree_in_order>, no_names, floats<merged<d_in<6>, heads<2>, head_dim<3>>>, floats<d_in<6>>>);
static_assert(is_wrong<asks<agree_in_order>, no_names, floats<merged<d_in<6>, heads<2>, head_dim<3>>>,
                       floats<merged<d_in<6>, head_dim<3>, heads<2>>>>(
    "HU010 op: d_in<6> was merged from (heads<2>, head_dim<3>) in left, from (head_dim<3>, heads<2>) in right: the "
    "same numbers in another order"));
static_assert(
    is_wrong<asks<agree_in_order>, no_names, floats<merged<heads<6>, kv_heads<2>, copies<3>>>, floats<heads<6>>>(
        "HU010 op: heads<6> of left repeats its numbers (kv_heads<2>, copies<3>), heads<6> of right does not say which "
        "belong together"));

// one_holds_other
static_assert(accepts<asks<one_holds_other>, no_names, floats<d_in<3>>, floats<tokens<2>, d_in<3>>>);
static_assert(is_wrong<asks<one_holds_other>, no_names, floats<d_in<3>>, floats<tokens<2>>>(
    "HU008 op: the axes of one side must all be axes of the other, left (d_in<3>), right (tokens<2>)"));

// of the left one, where it is changed
static_assert(accepts<asks<one_holds_other, in_place>, no_names, floats<tokens<2>, d_in<3>>, floats<d_in<3>>>);
static_assert(is_wrong<asks<one_holds_other, in_place>, no_names, floats<d_in<3>>, floats<keys<4>>>(
    "HU008 op: the axes of right must all be axes of left, left (d_in<3>), right (keys<4>)"));

// one_holds_all
static_assert(accepts<asks<one_holds_all>, no_names, floats<tokens<2>, d_in<3>>, floats<d_in<3>>>);
static_assert(is_wrong<asks<one_holds_all>, no_names, floats<d_in<3>>, floats<tokens<2>, d_in<3>>>(
    "HU008 op: the axes of the right must all be axes of left, left (d_in<3>), right (tokens<2>, d_in<3>)"));
static_assert(accepts<three, no_names, bools<>, floats<keys<3>>, floats<tokens<2>, keys<3>>>);
static_assert(is_wrong<three, no_names, bools<heads<4>>, floats<keys<3>>, floats<tokens<2>, keys<3>>>(
    "HU008 op: the axes of the mask must all be axes of right, right (tokens<2>, keys<3>), mask (heads<4>)"));

// shares_no_role
static_assert(accepts<asks<shares_no_role>, no_names, floats<tokens<2>>, floats<keys<2>>>);
static_assert(is_wrong<asks<shares_no_role>, no_names, floats<tokens<2>, d_in<3>>, floats<d_in<4>>>(
    "HU002 op: the result would have d_in twice, left is (tokens<2>, d_in<3>), right (d_in<4>)"));

// returns_to
static_assert(accepts<asks<returns_to>, no_names, floats<tokens<2>, d_in<3>>, floats<tokens<2>, d_out<3>>>);
static_assert(is_wrong<asks<returns_to>, no_names, floats<tokens<2>, d_in<3>>, floats<tokens<2>, d_out<4>>>(
    "HU008 op: x is (tokens<2>, d_in<3>), y, which was made of it, (tokens<2>, d_out<4>); only their features may "
    "differ, and only by name"));

// keeps_lost
static_assert(accepts<asks<keeps_lost>, no_names, floats<pooled<d_in<3>, tokens<5>>>, floats<batch<2>, d_in<3>>>);
static_assert(accepts<asks<keeps_lost>, no_names, floats<pooled<d_in<3>, tokens<1>>>, floats<tokens<1>, d_in<3>>>);
static_assert(is_wrong<asks<keeps_lost>, no_names, floats<pooled<d_in<3>, tokens<5>>>, floats<tokens<5>, d_in<3>>>(
    "HU029 op: left (d_in<3>) was pooled over tokens or taken at one, and would be given to each of tokens<5> of right"));

// are_alike
static_assert(accepts<joins, along<tokens>, floats<tokens<2>, d_in<3>>, floats<tokens<5>, d_in<3>>>);
static_assert(is_wrong<joins, along<tokens>, floats<tokens<2>, d_in<3>>, floats<tokens<5>, d_in<4>>>(
    "HU033 op: first is (tokens<2>, d_in<3>), another is (tokens<5>, d_in<4>)"));

// are_ids_of_one: positions in a sequence, however many; other things, as many
template <class X, class Y> constexpr bool meet_as_ids = accepts<asks<are_ids_of_one>, no_names, X, Y>;
static_assert(meet_as_ids<id<vocab<7>>, ints<ids_of<vocab<7>, tokens<3>>>> &&
              meet_as_ids<id<vocab<7>>, ints<tokens<3>>> &&
              meet_as_ids<id<tokens<7>>, ints<ids_of<keys<5>, keys<5>>>> && !meet_as_ids<id<vocab<7>>, id<vocab<5>>>);
static_assert(is_wrong<asks<are_ids_of_one>, no_names, ints<ids_of<vocab<7>, tokens<3>>>, id<tokens<3>>>(
    "HU062 op: the numbers of left are ids of vocab<7>, those of right are ids of tokens<3>"));
static_assert(is_wrong<asks<are_ids_of_one, alike>, no_names, id<vocab<7>>, ints<>, id<tokens<3>>>(
    "HU062 op: the numbers of left are ids of vocab<7>, those of third are ids of tokens<3>"));
}  // namespace headsup::headsup_calls
