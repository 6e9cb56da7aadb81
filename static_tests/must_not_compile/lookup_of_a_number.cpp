// expect: HU037 lookup: takes a table and a tensor of ids; fix: tensor<int, tokens<1>>{{id}}

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto table = zeros<float, vocab<5>, d_in<3>>();

#ifdef REFUSED
auto row = lookup<vocab>(table, 4);
#else
auto row = lookup<vocab>(table, tensor<int, tokens<1>>{{4}});
#endif
