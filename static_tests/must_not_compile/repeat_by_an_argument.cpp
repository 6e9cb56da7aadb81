// expect: HU051 repeat<head_dim>: takes one role and one axis with its size; fix: repeat<head_dim, another_role<N>>(x)
// where: another_role = d_in; N = 6

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto grouped = zeros<float, kv_heads<2>, tokens<5>, head_dim<3>>();

#ifdef REFUSED
auto y = repeat<head_dim>(grouped, 2);
#else
auto y = repeat<head_dim, d_in<6>>(grouped);
#endif
