// expect: HU005 tensor literal: tokens<3> takes 3 entries, the braces hold 2; fix: add 1, or tokens<2>
// templates between: 1
// then 2: axes<tokens<2>, d_in<2>>
// advice: add 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr tensor<float, tokens<3>, d_in<2>> x{{{1, 2}, {3, 4}}};
auto y = x;
#else
constexpr tensor<float, tokens<3>, d_in<2>> x{{{1, 2}, {3, 4}, {5, 6}}};
auto y = x;
#endif
