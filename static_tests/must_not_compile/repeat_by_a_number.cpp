// expect: HU051 repeat<head_dim, 2>: takes an axis there, which has a role and a size; fix: repeat<head_dim, another_role<6>>(x)
// where: another_role = d_in

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto grouped = zeros<float, kv_heads<2>, tokens<5>, head_dim<3>>();

#ifdef REFUSED
auto y = repeat<head_dim, 2>(grouped);
#else
auto y = repeat<head_dim, d_in<6>>(grouped);
#endif
