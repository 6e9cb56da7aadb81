// expect: HU005 tensor literal: (tokens<2>, d_in<2>) takes 2 levels of braces, with rows of equal length; fix: one level for each axis, all rows of one length
// templates between: 1
// advice: one level for each axis, all rows of one length

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr tensor<float, tokens<2>, d_in<2>> x{{{1, 2}, {3}}};
#else
constexpr tensor<float, tokens<2>, d_in<2>> x{{{1, 2}, {3, 4}}};
#endif
