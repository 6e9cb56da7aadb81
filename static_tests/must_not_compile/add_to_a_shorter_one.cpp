// expect: HU033 operator+=: left is (d_in<3>), the result is (tokens<6>, d_in<3>); fix: auto result = left + right
#include <headsup/headsup.hpp>

using namespace headsup;

auto const shifted = [] {
  auto bias = zeros<float, d_in<3>>();
  auto const x = zeros<float, tokens<6>, d_in<3>>();
#ifdef REFUSED
  bias += x;
  return bias;
#else
  auto result = bias + x;
  return result;
#endif
}();
