// expect: HU037 lookup<vocab>: ids is not a tensor; fix: take<vocab>(x, position)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto table = zeros<float, vocab<5>, d_in<3>>();

#ifdef REFUSED
auto row = lookup<vocab>(table, 4);
#else
auto row = take<vocab>(table, 4);
#endif
