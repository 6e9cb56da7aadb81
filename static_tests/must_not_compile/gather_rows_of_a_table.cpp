// expect: HU008 gather<vocab>: ids has (tokens<6>), it takes one id for each (d_in<4>); fix: lookup<vocab>(table, ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto table = zeros<float, vocab<5>, d_in<4>>();
constexpr auto ids = zeros<int, tokens<6>>();

#ifdef REFUSED
auto y = gather<vocab>(table, ids);
#else
auto y = lookup<vocab>(table, ids);
#endif
