// expect: HU005 tensor literal: d_in<2> takes 2 entries, the braces hold 3; fix: remove 1, or d_in<3>
// advice: remove 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr tensor<float, tokens<2>, d_in<2>> x{{{1, 2, 3}, {4, 5, 6}}};
auto y = x;
#else
constexpr tensor<float, tokens<2>, d_in<3>> x{{{1, 2, 3}, {4, 5, 6}}};
auto y = x;
#endif
