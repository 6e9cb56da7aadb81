// expect: HU010 reshape: (head_dim<4>, heads<2>) would deal the features of d_out<8> out to the heads in turn; fix: reshape<tokens<3>, heads<2>, head_dim<4>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto features = arange<float, tokens<3>, d_out<8>>();

#ifdef REFUSED
constexpr auto by_head = reshape<tokens<3>, head_dim<4>, heads<2>>(features);
#else
constexpr auto by_head = reshape<tokens<3>, heads<2>, head_dim<4>>(features);
#endif
