// expect: HU010 split: (head_dim<3>, heads<2>) would deal the features of d_out<6> out to the heads in turn; fix: split<d_out, heads<2>, head_dim<3>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, tokens<5>, d_out<6>>();

#ifdef REFUSED
auto y = split<d_out, head_dim<3>, heads<2>>(queries);
#else
auto y = split<d_out, heads<2>, head_dim<3>>(queries);
#endif
