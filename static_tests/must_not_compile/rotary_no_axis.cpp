// expect: HU003 rotary<d_in>: x has no d_in (tokens<3>, head_dim<4>); fix: rotary<head_dim>(x, angles)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = assume_factors<head_dim, halves<2>, pairs<2>>(zeros<float, tokens<3>, head_dim<4>>());
constexpr auto angles = zeros<float, tokens<3>, pairs<2>>();

#ifdef REFUSED
auto y = rotary<d_in>(queries, angles);
#else
auto y = rotary<head_dim>(queries, angles);
#endif
