// expect: HU033 tensor: (keys<4>, d_in<6>) cannot be given (tokens<4>, d_in<6>); fix: tensor_view<float const, tokens<4>, d_in<6>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_in<6>>();
constexpr auto all_of_x = view(x);

#ifdef REFUSED
constexpr tensor_view<float const, keys<4>, d_in<6>> v = all_of_x;
#else
constexpr tensor_view<float const, tokens<4>, d_in<6>> v = all_of_x;
#endif
