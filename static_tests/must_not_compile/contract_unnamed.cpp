// expect: HU027 contract: names no axis of (tokens<6>, head_dim<4>), and there is no default; fix: contract<head_dim>(left, right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, tokens<6>, head_dim<4>>();
constexpr auto keys_of_all = zeros<float, keys<5>, head_dim<4>>();

#ifdef REFUSED
auto scores = contract(queries, keys_of_all);
#else
auto scores = contract<head_dim>(queries, keys_of_all);
#endif
