// expect: HU008 operator*: the axes of one side must all be axes of the other, left (batch<2>, tokens<3>, d_in<5>), right (heads<3>, d_out<5>); fix: rename those axes of right that are axes of left
// advice: rename those axes of right that are axes of left

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<3>, d_in<5>>();
constexpr auto y = zeros<float, heads<3>, d_out<5>>();

#ifdef REFUSED
auto z = x * y;
#else
auto z = x * rename<heads, tokens>(rename<d_out, d_in>(y));
#endif
