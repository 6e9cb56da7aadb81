// expect: HU014 concat: first is (batch<2>, keys<7>, heads<3>, d_out<5>), another is (batch<2>, heads<3>, d_out<4>, keys<7>); fix: reorder<axes<batch<2>, keys<7>, heads<3>, d_out<4>>>(another)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, keys<7>, heads<3>, d_out<5>>();
constexpr auto y = zeros<float, batch<2>, heads<3>, d_out<4>, keys<7>>();

#ifdef REFUSED
constexpr auto joined = concat<d_out>(x, y);
#else
constexpr auto joined = concat<d_out>(x, reorder<axes<batch<2>, keys<7>, heads<3>, d_out<4>>>(y));
#endif
