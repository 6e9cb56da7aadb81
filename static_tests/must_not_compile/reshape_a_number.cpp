// expect: HU003 reshape: x is not a tensor; fix: a tensor
// advice: a tensor

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, d_out<6>>();

#ifdef REFUSED
auto y = reshape<heads<2>, head_dim<3>>(0.25f);
#else
auto y = reshape<heads<2>, head_dim<3>>(x);
#endif
