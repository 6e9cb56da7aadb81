// expect: HU051 take<vocab>: position is one number, got a tensor (tokens<6>); fix: lookup<vocab>(table, ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto table = zeros<float, vocab<5>, d_in<4>>();
constexpr auto ids = zeros<int, tokens<6>>();

#ifdef REFUSED
auto y = take<vocab>(table, ids);
#else
auto y = lookup<vocab>(table, ids);
#endif
