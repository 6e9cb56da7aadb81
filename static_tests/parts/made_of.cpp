#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/parts/made_of.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

using both = made_of<d_out<6>, d_in<4>, head_dim<2>>;

// the type: an axis of its role, which remembers what lies in it, also where the numbers are weights
static_assert(Axis<both> && std::is_base_of_v<d_out<6>, both> && annotated<both>);
static_assert(std::is_same_v<plain_axis<both>, d_out<6>> && std::is_void_v<both::factors>);
static_assert(std::is_same_v<summands_of<both>, axes<d_in<4>, head_dim<2>>> &&
              std::is_same_v<summands_of<normalized<both>>, axes<d_in<4>, head_dim<2>>>);
static_assert(std::is_same_v<summands_of<d_out<6>>, axes<>>);

// the values
static_assert(both::size == 6 && has<d_out, axes<tokens<5>, both>> && !has<d_in, axes<tokens<5>, both>>);

// one role and size are the same axis, unless other parts lie in them, or these in another order
static_assert(same_axis<both, both> && same_axis<both, d_out<6>> && same_axis<d_out<6>, both>);
static_assert(!same_axis<both, made_of<d_out<6>, head_dim<2>, d_in<4>>> &&
              !same_axis<both, made_of<d_out<6>, d_in<3>, head_dim<3>>> &&
              !same_axis<both, made_of<d_out<6>, d_in<4>, pairs<2>>> && !same_axis<both, made_of<d_out<6>, d_in<6>>>);
static_assert(!agree<axes<both>, axes<made_of<d_out<6>, head_dim<2>, d_in<4>>>>);
