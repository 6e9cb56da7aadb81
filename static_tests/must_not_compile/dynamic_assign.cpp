// expect: HU033 tensor: (batch<2>, tokens<5>, d_in<6>) cannot be given (batch<2>, tokens<dynamic>, d_in<6>); fix: expect_size<tokens<5>>(x), which checks it, or auto x = forget_size<tokens>(first) for a tensor that grows
// advice: auto x = forget_size<tokens>(first) for a tensor that grows

#include <headsup/headsup.hpp>

using namespace headsup;

auto const x = zeros<float, batch<2>, tokens<dynamic>, d_in<6>>(sized<tokens>(5));

#ifdef REFUSED
tensor<float, batch<2>, tokens<5>, d_in<6>> y = x;
#else
tensor<float, batch<2>, tokens<5>, d_in<6>> y = expect_size<tokens<5>>(x);
#endif
