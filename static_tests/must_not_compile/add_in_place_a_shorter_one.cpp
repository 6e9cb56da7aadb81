// expect: HU004 operator+=: left has tokens<6>, right has tokens<4>; fix: right with tokens<6>
// advice: right with tokens<6>

#include <headsup/headsup.hpp>

using namespace headsup;

auto const changed = [] {
  auto x = zeros<float, tokens<6>, d_in<3>>();
  auto const y = zeros<float, tokens<4>, d_in<3>>();
#ifdef REFUSED
  x += y;
  return x;
#else
  x += zeros<float, tokens<6>, d_in<3>>();
  return x;
#endif
}();
