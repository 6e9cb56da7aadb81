// expect: HU005 tensor literal: (tokens<2>, d_in<3>) takes 2 levels of braces, these 6 numbers are in one; fix: braces around each row of 3
// templates between: 1
// advice: braces around each row of 3

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr tensor<float, tokens<2>, d_in<3>> x{1, 2, 3, 4, 5, 6};
auto y = x;
#else
constexpr tensor<float, tokens<2>, d_in<3>> x{{1, 2, 3}, {4, 5, 6}};
auto y = x;
#endif
