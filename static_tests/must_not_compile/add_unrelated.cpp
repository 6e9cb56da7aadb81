// expect: HU008 operator+: the axes of one side must all be axes of the other, left (tokens<6>, d_in<6>), right (keys<6>, d_in<6>); fix: expand<keys<6>>(left)
// then 1: expand<keys<6>>(x) + y

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();
constexpr auto y = zeros<float, keys<6>, d_in<6>>();

#ifdef REFUSED
auto z = x + y;
#else
auto z = x + rename<keys, tokens>(y);
#endif
