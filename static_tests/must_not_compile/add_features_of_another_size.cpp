// expect: HU008 operator+: the axes of one side must all be axes of the other, left (tokens<3>, d_in<5>), right (tokens<3>, d_out<2>); fix: right with d_in<5>, or expand<d_out<2>>(left)
// advice: right with d_in<5>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<3>, d_in<5>>();
constexpr auto y = zeros<float, tokens<3>, d_out<2>>();

#ifdef REFUSED
auto z = x + y;
#else
auto z = expand<d_out<2>>(x) + y;
#endif
