// expect: HU009 split: d_out<8> is not (heads<2>, head_dim<8>), which has 16 elements; fix: split<d_out, heads<2>, head_dim<4>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<8>, d_out<8>> x{};

#ifdef REFUSED
constexpr auto y = split<d_out, heads<2>, head_dim<8>>(x);
#else
constexpr auto y = split<d_out, heads<2>, head_dim<4>>(x);
#endif
