// expect: HU029 scan<tokens>: the step makes (d_out<2>) of the state (d_in<2>); fix: rename<d_out, d_in>(result) if d_out means d_in
// at: layer(now + before) in return layer(now + before)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<3>, d_in<2>>();
constexpr linear<d_in<2>, d_out<2>> layer;

#ifdef REFUSED
auto y =
    scan<tokens>(x, zeros<float, d_in<2>>(), [](auto const& now, auto const& before) { return layer(now + before); });
#else
auto y = scan<tokens>(x, zeros<float, d_in<2>>(),
                      [](auto const& now, auto const& before) { return rename<d_out, d_in>(layer(now + before)); });
#endif
