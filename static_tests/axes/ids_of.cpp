#include <headsup/axes/ids_of.hpp>
#include <headsup/axes/roles.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

template <class A, class B> inline constexpr bool same = std::is_same_v<A, B>;

using words = ids_of<vocab<7>, tokens<3>>;

// it is the axis that it stands on
static_assert(Axis<words> && same_axis<words, tokens<3>> && is_separate<words> && annotated<words>);
static_assert(same<plain_axis<words>, tokens<3>>);

// of one number it is no axis
static_assert(!Axis<ids_of<vocab<7>>> && !annotated<tokens<3>>);

// what a list knows of its ids, and forgets with what is calculated from them
static_assert(same<known_ids<axes<batch<2>, words>>, axes<vocab<7>>>);
static_assert(same<known_ids<axes<batch<2>, tokens<3>>>, axes<>> && same<known_ids<axes<>>, axes<>>);
static_assert(same<known_ids<axes<pooled<words, batch<2>>>>, axes<vocab<7>>>);
static_assert(same<forget_numbers<axes<batch<2>, words>>, axes<batch<2>, tokens<3>>>);

// what must be true of the numbers
static_assert(same<claims_of<axes<batch<2>, words>>, axes<batch<2>, tokens<3>>>);
static_assert(same<claims_of<axes<pooled<words, batch<2>>>>, axes<tokens<3>>>);
static_assert(
    same<claims_of<axes<pooled<tokens<3>, batch<2>>, normalized<keys<5>>>>, axes<tokens<3>, normalized<keys<5>>>>);

// positions along an axis, if the first axis is free to say so
static_assert(
    same<positions_along<normalized<keys<5>>, axes<batch<2>, tokens<3>>>, axes<ids_of<keys<5>, batch<2>>, tokens<3>>>);
static_assert(same<positions_along<keys<5>, axes<normalized<d_in<2>>>>, axes<normalized<d_in<2>>>> &&
              same<positions_along<keys<5>, axes<>>, axes<>>);
// so if it says what was lost, which stays outermost, and no other axis of what they are ids
static_assert(same<positions_along<keys<5>, axes<pooled<tokens<3>, batch<2>>>>,
                   axes<pooled<ids_of<keys<5>, tokens<3>>, batch<2>>>>);
static_assert(same<positions_along<keys<5>, axes<batch<2>, words>>, axes<batch<2>, words>>);
