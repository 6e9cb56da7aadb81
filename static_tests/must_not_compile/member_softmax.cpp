// expect: HU054 softmax: is no member here, but a function, which finds axes by role; fix: softmax<role>(x)
// templates between: 1
// advice: softmax<role>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, keys<5>>();
#ifdef REFUSED
auto y = x.softmax(-1);
#else
auto y = softmax<keys>(x);
#endif
