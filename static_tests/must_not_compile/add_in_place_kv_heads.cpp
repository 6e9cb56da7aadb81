// expect: HU008 operator+=: the axes of right must all be axes of left, left (heads<6>, tokens<5>), right (kv_heads<2>, tokens<5>); fix: auto result = assume_factors<heads, kv_heads<2>, copies<3>>(left) + repeat_interleave<kv_heads, heads<6>>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

auto const changed = [] {
  auto x = zeros<float, heads<6>, tokens<5>>();
  auto const y = zeros<float, kv_heads<2>, tokens<5>>();
#ifdef REFUSED
  x += y;
  return x;
#else
  auto result = assume_factors<heads, kv_heads<2>, copies<3>>(x) + repeat_interleave<kv_heads, heads<6>>(y);
  return result;
#endif
}();
