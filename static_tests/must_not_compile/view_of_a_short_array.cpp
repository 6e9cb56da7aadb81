// expect: HU005 tensor_view: (tokens<4>, d_in<2>) takes 8 numbers, the array holds 6; fix: an array of 8
// advice: an array of 8

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr float six[6] = {1, 2, 3, 4, 5, 6};
constexpr float eight[8] = {1, 2, 3, 4, 5, 6, 7, 8};

#ifdef REFUSED
constexpr tensor_view<float const, tokens<4>, d_in<2>> x(six);
#else
constexpr tensor_view<float const, tokens<4>, d_in<2>> x(eight);
#endif
