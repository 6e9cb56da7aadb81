// expect: HU009 split: d_out<8> is not (heads<4>, head_dim<4>), which has 16 elements; fix: split<d_out, heads<4>, head_dim<2>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, tokens<5>, d_out<8>>();

#ifdef REFUSED
constexpr auto heads_of_queries = split<d_out, heads<4>, head_dim<4>>(queries);
#else
constexpr auto heads_of_queries = split<d_out, heads<4>, head_dim<2>>(queries);
#endif
