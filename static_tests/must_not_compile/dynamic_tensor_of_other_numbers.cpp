// expect: HU033 tensor: (tokens<dynamic>, d_in<3>) cannot be given double for float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

auto const x = zeros<double, tokens<dynamic>, d_in<3>>(sized<tokens>(5));

#ifdef REFUSED
tensor<float, tokens<dynamic>, d_in<3>> y(x);
#else
tensor<float, tokens<dynamic>, d_in<3>> y(to<float>(x));
#endif
