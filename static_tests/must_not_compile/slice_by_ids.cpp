// expect: HU051 slice<tokens<2>>: first is one number, got a tensor (keys<2>); fix: lookup<tokens>(table, ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
constexpr auto ids = zeros<int, keys<2>>();

#ifdef REFUSED
auto y = slice<tokens<2>>(x, ids);
#else
auto y = lookup<tokens>(x, ids);
#endif
