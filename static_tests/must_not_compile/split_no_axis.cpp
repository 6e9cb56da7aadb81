// expect: HU003 split<d_in>: x has no d_in (tokens<4>, d_out<4>); fix: split<d_out, heads<2>, head_dim<2>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<4>, d_out<4>> x{};

#ifdef REFUSED
constexpr auto y = split<d_in, heads<2>, head_dim<2>>(x);
#else
constexpr auto y = split<d_out, heads<2>, head_dim<2>>(x);
#endif
