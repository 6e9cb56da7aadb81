// expect: HU005 tensor literal: tokens<3> takes 3 entries, the braces hold 2; fix: tokens<2>, d_in<3>, or d_in<2>, tokens<3> if the braces hold columns
// templates between: 1
// then: axes<tokens<2>, d_in<3>>

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr tensor<float, tokens<3>, d_in<2>> x{{{1, 2, 3}, {4, 5, 6}}};
auto y = x;
#else
constexpr tensor<float, d_in<2>, tokens<3>> x{{{1, 2, 3}, {4, 5, 6}}};
auto y = x;
#endif
