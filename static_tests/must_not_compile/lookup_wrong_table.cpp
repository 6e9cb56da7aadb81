// expect: HU003 lookup<vocab>: table has no vocab (tokens<6>, d_in<6>); fix: lookup<tokens>(table, ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = lookup<vocab>(x, arange<int, keys<2>>());
#else
auto y = lookup<tokens>(x, arange<int, keys<2>>());
#endif
