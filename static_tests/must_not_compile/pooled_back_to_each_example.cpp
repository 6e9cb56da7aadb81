// expect: HU029 operator-: right (tokens<6>, d_in<3>) was pooled over batch or taken at one, and would be given to each of batch<2> of left; fix: pool right over d_in instead of batch, or expand<batch<2>>(right) if each may depend on the others
// advice: expand<batch<2>>(right) if each may depend on the others
// advice: pool right over d_in instead of batch

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<6>, d_in<3>>();
constexpr auto average = mean<batch>(x);

#ifdef REFUSED
auto centred = x - average;
#else
auto centred = x - expand<batch<2>>(average);
#endif
