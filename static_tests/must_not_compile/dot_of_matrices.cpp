// expect: HU006 dot: takes two vectors over one axis, got left (tokens<6>, d_in<6>) and right (tokens<6>, d_in<6>); fix: contract<d_in>(left, right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = dot(x, x);
#else
auto y = contract<d_in>(x, x);
#endif
