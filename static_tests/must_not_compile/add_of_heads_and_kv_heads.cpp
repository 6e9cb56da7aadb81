// expect: HU008 operator+: the axes of one side must all be axes of the other, left (heads<6>, tokens<5>), right (kv_heads<2>, tokens<5>); fix: assume_factors<heads, kv_heads<2>, copies<3>>(left) + repeat_interleave<kv_heads, heads<6>>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, heads<6>, tokens<5>>();
constexpr auto grouped = zeros<float, kv_heads<2>, tokens<5>>();

#ifdef REFUSED
auto z = x + grouped;
#else
auto z = assume_factors<heads, kv_heads<2>, copies<3>>(x) + repeat_interleave<kv_heads, heads<6>>(grouped);
#endif
