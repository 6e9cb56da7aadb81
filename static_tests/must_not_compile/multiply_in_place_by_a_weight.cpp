// expect: HU008 operator*=: the axes of right must all be axes of left, left (tokens<5>, d_in<3>), right (d_out<2>, d_in<3>); fix: auto result = contract<d_in>(left, right) for a product of matrices

#include <headsup/headsup.hpp>

using namespace headsup;

auto const changed = [] {
  auto x = zeros<float, tokens<5>, d_in<3>>();
  auto const y = zeros<float, d_out<2>, d_in<3>>();
#ifdef REFUSED
  x *= y;
  return x;
#else
  auto result = contract<d_in>(x, y);
  return result;
#endif
}();
