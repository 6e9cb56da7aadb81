// expect: HU057 where: right (tokens<3>, d_in<5>) was pooled over batch, and would be given to each of batch<2> of left; fix: expand<batch<2>>(right) if each may depend on the others

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<3>, d_in<5>>();

#ifdef REFUSED
auto filled = where(x > 0, x, mean<batch>(x));
#else
auto filled = where(x > 0, x, expand<batch<2>>(mean<batch>(x)));
#endif
