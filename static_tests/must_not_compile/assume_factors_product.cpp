// expect: HU009 assume_factors: head_dim<6> is not (halves<2>, pairs<2>), which has 4 elements; fix: assume_factors<head_dim, halves<2>, pairs<3>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, head_dim<6>>();

#ifdef REFUSED
auto y = assume_factors<head_dim, halves<2>, pairs<2>>(x);
#else
auto y = assume_factors<head_dim, halves<2>, pairs<3>>(x);
#endif
