// expect: HU004 operator+=: left has tokens<7>, right has tokens<5>; fix: rename<tokens, d_out>(right) if tokens means d_out

#include <headsup/headsup.hpp>

using namespace headsup;

auto const changed = [] {
  auto y = zeros<float, tokens<7>, d_out<5>>();
  auto const bias = ones<float, tokens<5>>();
#ifdef REFUSED
  y += bias;
#else
  y += rename<tokens, d_out>(bias);
#endif
  return y;
}();
