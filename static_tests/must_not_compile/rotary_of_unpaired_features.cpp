// expect: HU034 rotary: head_dim<4> does not say which features form a pair; fix: assume_factors<head_dim, halves<2>, pairs<2>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, tokens<3>, head_dim<4>>();
constexpr auto angles = zeros<float, tokens<3>, pairs<2>>();

#ifdef REFUSED
auto y = rotary<head_dim>(queries, angles);
#else
auto y = rotary<head_dim>(assume_factors<head_dim, halves<2>, pairs<2>>(queries), angles);
#endif
