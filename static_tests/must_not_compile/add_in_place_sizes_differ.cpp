// expect: HU004 operator+=: left has tokens<4>, right has tokens<6>; fix: slice<tokens<4>>(right, 0) if the rest is not meant
#include <headsup/headsup.hpp>

using namespace headsup;

auto const changed = [] {
  auto x = zeros<float, tokens<4>, d_in<3>>();
  auto const y = zeros<float, tokens<6>, d_in<3>>();
#ifdef REFUSED
  x += y;
  return x;
#else
  x += slice<tokens<4>>(y, 0);
  return x;
#endif
}();
