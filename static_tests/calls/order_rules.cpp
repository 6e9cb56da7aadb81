#include <headsup/calls/order_rules.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
constexpr operation orders{.name = "op", .form = "<axis<N>...>(x)", .rules = {lists_its_axes}};

// has_two_axes
static_assert(accepts<asks<has_two_axes>, no_names, floats<tokens<5>, heads<2>>>);
static_assert(
    is_wrong<asks<has_two_axes>, no_names, floats<tokens<5>>>("HU027 op: (tokens<5>) does not have exactly two axes"));
static_assert(is_wrong<asks<has_two_axes>, no_names, floats<tokens<5>, heads<2>, d_in<3>>>(
    "HU027 op: (tokens<5>, heads<2>, d_in<3>) does not have exactly two axes"));

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

// changed_sizes_known and can_be_read
constexpr operation reads{
    .name = "op", .form = "<axis<N>...>(x)", .rules = {changed_sizes_known, can_be_read, keeps_heads_whole}};
static_assert(accepts<reads, of_axes<tokens<5>, heads<2>, d_in<3>>, floats<tokens<5>, d_out<6>>> &&
              accepts<reads, of_axes<keys<10>, d_in<3>>, floats<tokens<5>, heads<2>, d_in<3>>> &&
              accepts<reads, of_axes<tokens<dynamic>, heads<2>, d_in<3>>, floats<tokens<dynamic>, d_out<6>>>);
static_assert(accepts<reads, of_axes<head_dim<3>, heads<2>>, floats<merged<d_out<6>, head_dim<3>, heads<2>>>> &&
              !accepts<reads, of_axes<heads<2>, head_dim<3>>, floats<merged<d_out<6>, head_dim<3>, heads<2>>>> &&
              !accepts<reads, of_axes<heads<3>, head_dim<2>>, floats<merged<d_out<6>, heads<2>, head_dim<3>>>>);
static_assert(!accepts<reads, of_axes<heads<2>, tokens<5>>, floats<tokens<5>, heads<2>>> &&
              !accepts<reads, of_axes<tokens<5>>, floats<tokens<5>, heads<1>>> &&
              !accepts<reads, of_axes<tokens<10>>, floats<tokens<5>, heads<2>>> &&
              !accepts<reads, of_axes<tokens<5>, heads<1>, keys<2>>, floats<tokens<5>, d_in<2>, heads<1>>>);
static_assert(is_wrong<reads, of_axes<tokens<5>, keys<4>>, floats<tokens<5>, heads<3>>>(
    "HU010 op: (tokens<5>, heads<3>) cannot be read as (tokens<5>, keys<4>), which has 20 elements and not 15"));
static_assert(is_wrong<reads, of_axes<tokens<5>, keys<3>>, floats<tokens<5>, heads<3>>>(
    "HU010 op: (tokens<5>, heads<3>) cannot be read as (tokens<5>, keys<3>): an axis stays as it is, is split, or is "
    "merged with its neighbours"));
static_assert(is_wrong<reads, of_axes<keys<dynamic>>, floats<tokens<5>>>(
    "HU047 op: needs the size of keys<dynamic> at compile time, but it is known only at run time"));
static_assert(is_wrong<reads, of_axes<keys<5>>, floats<tokens<dynamic>>>(
    "HU047 op: needs the size of tokens<dynamic> at compile time, but it is known only at run time"));

// keeps_heads_whole
static_assert(is_wrong<reads, of_axes<head_dim<3>, heads<2>>, floats<d_out<6>>>(
    "HU010 op: (head_dim<3>, heads<2>) would deal the features of d_out<6> out to the heads in turn"));
static_assert(is_wrong<reads, of_axes<d_out<6>>, floats<head_dim<3>, heads<2>>>(
    "HU010 op: (head_dim<3>, heads<2>) would deal the features of d_out<6> out to the heads in turn"));
}  // namespace headsup::headsup_calls
