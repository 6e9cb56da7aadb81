// expect: HU033 tensor: (keys<dynamic>, d_in<3>) cannot be given (tokens<5>, d_in<3>); fix: forget_size<keys>(rename<tokens, keys>(x)) if tokens means keys

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
tensor<float, keys<dynamic>, d_in<3>> y(x);
#else
tensor<float, keys<dynamic>, d_in<3>> y(rename<tokens, keys>(x));
#endif
