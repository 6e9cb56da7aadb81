// expect: HU004 operator+=: left has tokens<4>, right has tokens<1>; fix: expand<tokens<4>>(take<tokens>(right, 0)) if it is meant for all tokens
#include <headsup/headsup.hpp>

using namespace headsup;

auto const changed = [] {
  auto x = zeros<float, tokens<4>, d_in<3>>();
  auto const y = zeros<float, tokens<1>, d_in<3>>();
#ifdef REFUSED
  x += y;
  return x;
#else
  x += expand<tokens<4>>(take<tokens>(y, 0));
  return x;
#endif
}();
