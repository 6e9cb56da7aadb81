#include <headsup/calls/part_rules.hpp>

#include <headsup/parts/made_of.hpp>

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
