// expect: HU037 rotate_half: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = assume_factors<head_dim, halves<2>, pairs<2>>(zeros<int, tokens<3>, head_dim<4>>());

#ifdef REFUSED
auto y = rotate_half<head_dim>(x);
#else
auto y = rotate_half<head_dim>(to<float>(x));
#endif
