// expect: HU057 operator-=: right (d_in<3>) was pooled over batch, and would be given to each of batch<2> of left; fix: expand<batch<2>>(right) if each may depend on the others
#include <headsup/headsup.hpp>

using namespace headsup;

auto const changed = [] {
  auto x = zeros<float, batch<2>, d_in<3>>();
  auto const y = mean<batch>(x);
#ifdef REFUSED
  x -= y;
  return x;
#else
  x -= expand<batch<2>>(y);
  return x;
#endif
}();
