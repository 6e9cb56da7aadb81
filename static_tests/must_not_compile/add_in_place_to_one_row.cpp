// expect: HU004 operator+=: left has tokens<1>, right has tokens<4>; fix: auto result = expand<tokens<4>>(take<tokens>(left, 0)) + right if it is meant for all tokens
#include <headsup/headsup.hpp>

using namespace headsup;

auto const changed = [] {
  auto x = zeros<float, tokens<1>, d_in<3>>();
  auto const y = zeros<float, tokens<4>, d_in<3>>();
#ifdef REFUSED
  x += y;
  return x;
#else
  auto result = expand<tokens<4>>(take<tokens>(x, 0)) + y;
  return result;
#endif
}();
