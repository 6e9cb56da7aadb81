// expect: HU033 tensor: (keys<4>, d_in<6>) cannot be given (tokens<4>, d_in<6>); fix: tensor_view<float const, tokens<4>, d_in<6>>

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr auto x = zeros<float, tokens<4>, d_in<6>>();
constexpr tensor_view<float const, keys<4>, d_in<6>> v = view(x);
#else
constexpr auto x = zeros<float, tokens<4>, d_in<6>>();
constexpr tensor_view<float const, tokens<4>, d_in<6>> v = view(x);
#endif
