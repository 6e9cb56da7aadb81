// expect: HU003 lookup<vocab>: table has no vocab (batch<2>); fix: lookup<vocab>(second, first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto table = zeros<float, vocab<5>, d_in<3>>();
constexpr auto ids = zeros<int, batch<2>>();

#ifdef REFUSED
auto y = lookup<vocab>(ids, table);
#else
auto y = lookup<vocab>(table, ids);
#endif
