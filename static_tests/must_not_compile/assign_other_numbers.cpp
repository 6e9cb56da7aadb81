// expect: HU033 tensor: (tokens<6>, d_in<6>) cannot be given float for double; fix: to<double>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
tensor<double, tokens<6>, d_in<6>> y = x;
#else
tensor<double, tokens<6>, d_in<6>> y = to<double>(x);
#endif
