// expect: HU054 einsum: a sum of products names the axis that it sums over; the others are matched by name here; fix: contract<d_in>(x, rename<tokens, keys>(y))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();

#ifdef REFUSED
auto scores = einsum("td,sd->ts", x, x);
#else
auto scores = contract<d_in>(x, rename<tokens, keys>(x));
#endif
