// expect: HU009 split: d_out<8> is not (head_dim<4>), which has 4 elements; fix: split<d_out, heads<2>, head_dim<4>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<8>, d_out<8>> x{};

#ifdef REFUSED
constexpr auto y = split<d_out, head_dim<4>>(x);
#else
constexpr auto y = split<d_out, heads<2>, head_dim<4>>(x);
#endif
