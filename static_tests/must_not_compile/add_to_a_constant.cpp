// expect: HU033 operator+=: left is const; fix: auto result = left + right
#include <headsup/headsup.hpp>

using namespace headsup;

auto const shifted = [] {
  auto const x = zeros<float, tokens<6>, d_in<3>>();
#ifdef REFUSED
  x += 1;
  return x.clone();
#else
  auto result = x + 1;
  return result;
#endif
}();
