// expect: HU065 tensor: (tokens<6>, d_in<3>) is not one truth; fix: where(mask, x, y) for each number, or x(5, 0) for one of them
// advice: where(mask, x, y) for each number
// advice: x(5, 0) for one of them

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();

#ifdef REFUSED
bool positive() { return x > 0 ? true : false; }
#else
bool positive() { return (x > 0)(0, 0) ? true : false; }
#endif
