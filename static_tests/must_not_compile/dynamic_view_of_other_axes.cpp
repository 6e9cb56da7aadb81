// expect: HU033 tensor: (keys<dynamic>, d_in<3>) cannot be given (tokens<5>, d_in<3>); fix: tensor_view<float const, tokens<5>, d_in<3>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
tensor_view<float const, keys<dynamic>, d_in<3>> y = x;
#else
tensor_view<float const, tokens<5>, d_in<3>> y = x;
#endif
