// expect: HU054 T: is no member here, but a function, which finds axes by role; fix: transpose(x), or transpose<role, other_role>(x)
// templates between: 2
// advice: transpose<role, other_role>(x)
// advice: transpose(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, keys<5>>();
#ifdef REFUSED
auto y = view(x).T();
#else
auto y = transpose(view(x));
#endif
