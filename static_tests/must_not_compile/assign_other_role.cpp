// expect: HU033 tensor: (tokens<6>, d_out<6>) cannot be given (tokens<6>, d_in<6>); fix: rename<d_in, d_out>(x) if d_in means d_out

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
tensor<float, tokens<6>, d_out<6>> y = x;
#else
tensor<float, tokens<6>, d_out<6>> y = rename<d_in, d_out>(x);
#endif
