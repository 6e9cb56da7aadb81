// expect: HU003 rotary: angles has no pairs (tokens<3>); fix: expand<pairs<2>>(angles)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = assume_factors<head_dim, halves<2>, pairs<2>>(zeros<float, tokens<3>, head_dim<4>>());
constexpr auto angles = zeros<float, tokens<3>>();

#ifdef REFUSED
auto y = rotary<head_dim>(x, angles);
#else
auto y = rotary<head_dim>(x, expand<pairs<2>>(angles));
#endif
