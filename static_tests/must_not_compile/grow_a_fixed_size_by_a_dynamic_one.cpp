// expect: HU033 tensor: (tokens<5>, d_in<3>) cannot be given (tokens<dynamic>, d_in<3>); fix: expect_size<tokens<5>>(x), which checks it, or auto x = forget_size<tokens>(first) for a tensor that grows
// then: twin
// advice: auto x = forget_size<tokens>(first) for a tensor that grows

#include <headsup/headsup.hpp>

using namespace headsup;

auto const five = ones<float, tokens<dynamic>, d_in<3>>(sized<tokens>(5));

#ifdef REFUSED
tensor<float, tokens<5>, d_in<3>> const x = five;
#else
tensor<float, tokens<5>, d_in<3>> const x = expect_size<tokens<5>>(five);
#endif
