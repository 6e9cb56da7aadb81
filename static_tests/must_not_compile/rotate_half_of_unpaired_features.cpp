// expect: HU034 rotate_half: head_dim<4> does not say which features form a pair; fix: assume_factors<head_dim, halves<2>, pairs<2>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, tokens<3>, head_dim<4>>();

#ifdef REFUSED
auto y = rotate_half<head_dim>(queries);
#else
auto y = rotate_half<head_dim>(assume_factors<head_dim, halves<2>, pairs<2>>(queries));
#endif
