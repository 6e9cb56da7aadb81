// expect: HU033 tensor: (tokens<2>, batch<4>, d_in<16>) cannot be given (batch<4>, tokens<2>, d_in<16>); fix: tensor_view<float const, batch<4>, tokens<2>, d_in<16>>

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr auto x = zeros<float, batch<4>, tokens<2>, d_in<16>>();
constexpr tensor_view<float const, tokens<2>, batch<4>, d_in<16>> v(x);
#else
constexpr auto x = zeros<float, batch<4>, tokens<2>, d_in<16>>();
constexpr tensor_view<float const, batch<4>, tokens<2>, d_in<16>> v(x);
#endif
