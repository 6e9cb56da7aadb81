// expect: HU037 rotary: angles holds int, it takes float; fix: to<float>(angles)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = assume_factors<head_dim, halves<2>, pairs<2>>(zeros<float, tokens<3>, head_dim<4>>());
constexpr auto angles = zeros<int, tokens<3>, pairs<2>>();

#ifdef REFUSED
auto y = rotary<head_dim>(x, angles);
#else
auto y = rotary<head_dim>(x, to<float>(angles));
#endif
