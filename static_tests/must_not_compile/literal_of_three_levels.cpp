// expect: HU005 tensor literal: d_in<2> takes 2 entries, the braces hold 1; fix: add 1, or d_in<1>
// then 2: axes<batch<1>, tokens<2>, d_in<1>>
// advice: add 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr tensor<float, batch<1>, tokens<2>, d_in<2>> x{{{{1}, {2}}}};
auto y = x;
#else
constexpr tensor<float, batch<1>, tokens<2>, d_in<2>> x{{{{1, 3}, {2, 4}}}};
auto y = x;
#endif
