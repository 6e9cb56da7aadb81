// expect: HU005 tensor literal: d_in<3> takes 3 entries, the braces hold 4; fix: remove 1, or d_in<4>
// templates between: 1
// then 2: axes<d_in<4>>
// advice: remove 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr tensor<float, d_in<3>> x{1, 2, 3, 4};
auto y = x;
#else
constexpr tensor<float, d_in<3>> x{1, 2, 3};
auto y = x;
#endif
