// expect: HU008 operator-=: the axes of right must all be axes of left, left (tokens<6>, d_in<3>), right (tokens<6>, d_out<3>); fix: rename<d_out, d_in>(right) if d_out means d_in
#include <headsup/headsup.hpp>

using namespace headsup;

auto const changed = [] {
  auto x = zeros<float, tokens<6>, d_in<3>>();
  auto const y = zeros<float, tokens<6>, d_out<3>>();
#ifdef REFUSED
  x -= y;
  return x;
#else
  x -= rename<d_out, d_in>(y);
  return x;
#endif
}();
