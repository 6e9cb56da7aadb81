// expect: HU054 bmm: a batch is an axis like others, which products match by name here; fix: contract<head_dim>(x, y)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<6>, head_dim<3>>();
constexpr auto y = zeros<float, batch<2>, keys<6>, head_dim<3>>();
#ifdef REFUSED
auto z = bmm(x, y);
#else
auto z = contract<head_dim>(x, y);
#endif
