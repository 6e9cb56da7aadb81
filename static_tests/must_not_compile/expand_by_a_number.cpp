// expect: HU051 expand<2>: takes an axis, which has a role and a size; fix: expand<batch<2>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto grouped = zeros<float, kv_heads<2>, tokens<5>, head_dim<3>>();

#ifdef REFUSED
auto y = expand<2>(grouped);
#else
auto y = expand<batch<2>>(grouped);
#endif
