// expect: HU051 tensor: x[position] does not say along which of (tokens<6>, d_in<3>); fix: take<tokens>(x, position), or take<d_in>(x, position), or x(0, 0) for a number
// templates between: 1
// advice: take<tokens>(x, position)
// advice: take<d_in>(x, position)
// advice: x(0, 0) for a number

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
constexpr int position = 2;
#ifdef REFUSED
auto row = x[position];
#else
auto row = take<tokens>(x, position);
#endif
