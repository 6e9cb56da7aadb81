// expect: HU003 lookup<vocab>: vocab is not the first axis of (d_in<3>, vocab<5>); fix: transpose(table)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto table = zeros<float, d_in<3>, vocab<5>>();
constexpr tensor<int, tokens<2>> ids{{1, 4}};

#ifdef REFUSED
auto rows = lookup<vocab>(table, ids);
#else
auto rows = lookup<vocab>(transpose<d_in, vocab>(table), ids);
#endif
