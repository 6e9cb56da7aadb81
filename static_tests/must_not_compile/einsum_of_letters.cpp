// expect: HU054 einsum: a sum of products names the axis that it sums over; the others are matched by name here; fix: contract<d_in>(x, y)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
constexpr auto y = ones<float, keys<6>, d_in<3>>();
#ifdef REFUSED
auto z = einsum("td,kd->tk", x, y);
#else
auto z = contract<d_in>(x, y);
#endif
