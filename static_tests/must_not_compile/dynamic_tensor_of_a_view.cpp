// expect: HU033 tensor: (tokens<dynamic>, d_in<3>) cannot be given (tokens<5>, d_in<3>); fix: forget_size<tokens>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
tensor<float, tokens<dynamic>, d_in<3>> y(view(x));
#else
tensor<float, tokens<dynamic>, d_in<3>> y(view(x).clone());
#endif
