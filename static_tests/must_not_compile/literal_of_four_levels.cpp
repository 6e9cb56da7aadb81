// expect: HU005 tensor literal: heads<1> takes 1 entry, the braces hold 2; fix: remove 1, or heads<2>
// then 2: axes<batch<1>, heads<2>, tokens<1>, d_in<2>>
// advice: remove 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr tensor<float, batch<1>, heads<1>, tokens<1>, d_in<2>> x{{{{{1, 2}}, {{3, 4}}}}};
auto y = x;
#else
constexpr tensor<float, batch<1>, heads<1>, tokens<1>, d_in<2>> x{{{{{1, 2}}}}};
auto y = x;
#endif
