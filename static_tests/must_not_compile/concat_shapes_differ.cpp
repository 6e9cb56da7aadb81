// expect: HU033 concat: first is (tokens<6>, d_in<6>), another is (d_in<6>, tokens<6>); fix: transpose(another)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = concat<d_in>(x, transpose(x));
#else
auto y = concat<d_in>(x, x);
#endif
