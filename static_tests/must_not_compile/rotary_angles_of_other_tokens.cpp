// expect: HU004 rotary: x has tokens<3>, angles has tokens<5>; fix: slice<tokens<3>>(angles, 0) if the rest is not meant

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = assume_factors<head_dim, halves<2>, pairs<2>>(zeros<float, tokens<3>, head_dim<4>>());
constexpr auto angles = zeros<float, tokens<5>, pairs<2>>();

#ifdef REFUSED
auto y = rotary<head_dim>(queries, angles);
#else
auto y = rotary<head_dim>(queries, slice<tokens<3>>(angles, 0));
#endif
