// expect: HU033 tensor: (tokens<6>, d_in<6>) cannot be given what a view refers to; fix: x.clone()

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
tensor<float, tokens<6>, d_in<6>> y = view(x);
#else
tensor<float, tokens<6>, d_in<6>> y = view(x).clone();
#endif
