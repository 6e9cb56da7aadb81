#include <headsup/calls/part_rules.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
using both = headsup::made_of<d_out<6>, d_in<4>, head_dim<2>>;
using turned = headsup::made_of<d_out<6>, head_dim<2>, d_in<4>>;

// cut_by_name: the part that begins where the call says, or the first
static_assert(accepts<asks<cut_by_name>, headsup_calls::along<d_out>, floats<tokens<5>, d_out<6>>> &&
              accepts<asks<cut_by_name>, headsup_calls::along<tokens>, floats<tokens<5>, both>>);
static_assert(is_wrong<asks<cut_by_name>, headsup_calls::along<d_out>, floats<tokens<5>, both>>(
    "HU010 op: d_out<6> is (d_in<4>, head_dim<2>) side by side, which have names"));

// has_part: of one axis, and of no other
static_assert(accepts<asks<has_part>, headsup_calls::along<d_in>, floats<tokens<5>, both>>);
static_assert(!accepts<asks<has_part>, headsup_calls::along<d_in>, floats<both, headsup::made_of<keys<4>, d_in<4>>>>);
static_assert(is_wrong<asks<has_part>, headsup_calls::along<pairs>, floats<tokens<5>, both>>(
    "HU003 op<pairs>: no axis of (tokens<5>, d_out<6>) is known to be made of pairs and others, d_out<6> is "
    "(d_in<4>, head_dim<2>) side by side"));

// has_parts
static_assert(accepts<asks<has_parts>, headsup_calls::along<d_out>, floats<tokens<5>, both>>);
static_assert(is_wrong<asks<has_parts>, headsup_calls::along<tokens>, floats<tokens<5>, both>>(
    "HU003 op<tokens>: tokens<5> is not known to be made of other axes"));

// names_each_part, has_its_part, parts_sized, alike_beside_parts
constexpr operation joins{.name = "op",
                          .form = "<whole, part...>(first, another...)",
                          .rules = {names_each_part, has_its_part, parts_sized, alike_beside_parts},
                          .first_there = 1,
                          .last_there = 2};
using of_two = headsup_calls::along<d_out, d_in, head_dim>;
static_assert(accepts<joins, of_two, floats<tokens<5>, d_in<4>>, floats<tokens<5>, head_dim<2>>> &&
              accepts<joins, of_two, floats<tokens<dynamic>, d_in<4>>, floats<tokens<5>, head_dim<2>>>);
static_assert(is_wrong<joins, of_two, floats<tokens<5>, d_in<4>>>(
    "HU051 op<d_out, d_in, head_dim>: takes the whole, and the part that each of 1 tensors is"));
static_assert(is_wrong<joins, of_two, floats<tokens<5>, head_dim<2>>, floats<tokens<5>, d_in<4>>>(
    "HU003 op<d_out, d_in, head_dim>: first has no d_in (tokens<5>, head_dim<2>)"));
static_assert(is_wrong<joins, of_two, floats<tokens<5>, d_in<4>>, floats<tokens<5>, head_dim<dynamic>>>(
    "HU047 op: needs the size of head_dim<dynamic> at compile time, but it is known only at run time"));
static_assert(is_wrong<joins, of_two, floats<tokens<5>, d_in<4>>, floats<tokens<6>, head_dim<2>>>(
    "HU033 op: first is (tokens<5>, d_in<4>), another is (tokens<6>, head_dim<2>)"));
static_assert(!accepts<joins, of_two, floats<tokens<5>, d_in<4>>, floats<head_dim<2>, tokens<5>>>);

// axes that read alike say how they were made
static_assert(
    is_wrong<asks<are_alike>, headsup_calls::along<tokens>, floats<tokens<5>, both>, floats<tokens<5>, turned>>(
        "HU033 op: left is (tokens<5>, d_out<6>), right is (tokens<5>, d_out<6>), where d_out is (d_in<4>, "
        "head_dim<2>) side by "
        "side and (head_dim<2>, d_in<4>)"));
static_assert(is_wrong<asks<agree_in_order>, no_names, floats<both>, floats<tokens<5>, turned>>(
    "HU010 op: d_out<6> is (d_in<4>, head_dim<2>) side by side in left, (head_dim<2>, d_in<4>) in right: the same "
    "numbers in "
    "another order"));
}  // namespace headsup::headsup_calls
