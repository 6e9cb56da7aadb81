// expect: HU033 tensor: (batch<2>, tokens<dynamic>, d_in<3>) cannot be given (batch<dynamic>, tokens<5>, d_in<3>); fix: expect_size<batch<2>>(forget_size<tokens>(x)), which checks it

#include <headsup/headsup.hpp>

using namespace headsup;

auto const other = zeros<float, batch<dynamic>, tokens<5>, d_in<3>>(sized<batch>(2));

inline auto assigned() {
  tensor<float, batch<2>, tokens<dynamic>, d_in<3>> y(sized<tokens>(1));
#ifdef REFUSED
  y = other;
#else
  y = expect_size<batch<2>>(forget_size<tokens>(other));
#endif
  return y;
}
auto const result = assigned();
