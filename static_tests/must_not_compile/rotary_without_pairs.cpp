// expect: HU003 rotary: angles has no pairs (tokens<3>, d_in<2>); fix: rename<d_in, pairs>(angles) if d_in means pairs

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = assume_factors<head_dim, halves<2>, pairs<2>>(zeros<float, tokens<3>, head_dim<4>>());
constexpr auto angles = zeros<float, tokens<3>, d_in<2>>();

#ifdef REFUSED
auto y = rotary<head_dim>(queries, angles);
#else
auto y = rotary<head_dim>(queries, rename<d_in, pairs>(angles));
#endif
