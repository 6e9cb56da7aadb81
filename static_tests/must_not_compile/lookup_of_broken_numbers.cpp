// expect: HU037 lookup: ids holds float, it takes integers; fix: to<int>(ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto table = zeros<float, vocab<5>, d_in<3>>();
constexpr tensor<float, tokens<2>> ids{{1, 4}};

#ifdef REFUSED
auto rows = lookup<vocab>(table, ids);
#else
auto rows = lookup<vocab>(table, to<int>(ids));
#endif
