// expect: HU051 take<vocab>: position is one number, got a tensor (tokens<6>); fix: lookup<vocab>(transpose(table), ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, d_in<4>, vocab<5>>();
constexpr auto ids = zeros<int, tokens<6>>();

#ifdef REFUSED
auto y = take<vocab>(x, ids);
#else
auto y = lookup<vocab>(transpose(x), ids);
#endif
