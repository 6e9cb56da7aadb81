// expect: HU005 tensor literal: (tokens<2>, d_in<3>) takes 2 levels of braces, with rows of equal length, and these rows differ; fix: all rows of one length
// templates between: 1
// advice: all rows of one length

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr tensor<float, tokens<2>, d_in<3>> x{{1, 2, 3}, {4, 5}};
auto y = x;
#else
constexpr tensor<float, tokens<2>, d_in<3>> x{{1, 2, 3}, {4, 5, 6}};
auto y = x;
#endif
