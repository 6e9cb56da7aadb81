#include <headsup/by_place/axes.hpp>

#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>

using namespace headsup;
using namespace headsup::headsup_by_place;

namespace {
using text = axes<batch<2>, tokens<3>, d_in<5>>;
static_assert(sizes_in<text> == sizes{3, {2, 3, 5}});
static_assert(std::is_same_v<axis_at<1, text>, tokens<3>>);
static_assert(std::is_same_v<front_of<text, 2>, axes<batch<2>>>);
static_assert(std::is_same_v<front_of<text, 4>, axes<>>);
static_assert(std::is_same_v<plain<axes<tokens<3>, normalized<keys<7>>>>, axes<tokens<3>, keys<7>>>);

// A name that comes again is that of its place.
static_assert(std::is_same_v<named<axes<tokens<3>, heads<2>, tokens<7>>>, axes<tokens<3>, heads<2>, dim_2<7>>>);

// From the right: the left name, unless that axis is repeated or not there.
static_assert(std::is_same_v<lined_up<text, axes<keys<3>, d_out<1>>>::list, text>);
static_assert(std::is_same_v<lined_up<axes<heads<1>, d_out<5>>, text>::list, axes<batch<2>, tokens<3>, d_out<5>>>);
static_assert(!lined_up<text, axes<d_out<4>>>::result.runs());

static_assert(place_of<tokens, text>() == 1);
static_assert(place_of<keys, text>() == 2);
static_assert(place_of<batch, axes<tokens<3>, d_in<5>>>() == 0);

static_assert(names_fit<text, axes<d_in<5>, batch<2>>> && names_agree<text, axes<keys<7>, d_in<5>>>);
static_assert(!names_fit<text, axes<keys<7>>> && !names_agree<text, axes<d_in<4>>>);
}  // namespace
