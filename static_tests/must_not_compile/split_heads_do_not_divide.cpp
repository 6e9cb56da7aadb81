// expect: HU009 split: d_out<8> is not (heads<3>, head_dim<3>), which has 9 elements; fix: d_out<9>

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr tensor<float, tokens<8>, d_out<8>> x{};
constexpr auto y = split<d_out, heads<3>, head_dim<3>>(x);
#else
constexpr tensor<float, tokens<8>, d_out<9>> x{};
constexpr auto y = split<d_out, heads<3>, head_dim<3>>(x);
#endif
