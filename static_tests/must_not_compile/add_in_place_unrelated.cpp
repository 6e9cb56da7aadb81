// expect: HU008 operator+=: the axes of right must all be axes of left, left (tokens<6>, d_in<3>), right (tokens<6>, d_out<2>); fix: right with d_in<3>, or auto result = expand<d_out<2>>(left) + right
// advice: right with d_in<3>

#include <headsup/headsup.hpp>

using namespace headsup;

auto const changed = [] {
  auto x = zeros<float, tokens<6>, d_in<3>>();
  auto const y = zeros<float, tokens<6>, d_out<2>>();
#ifdef REFUSED
  x += y;
  return x;
#else
  auto result = expand<d_out<2>>(x) + y;
  return result;
#endif
}();
