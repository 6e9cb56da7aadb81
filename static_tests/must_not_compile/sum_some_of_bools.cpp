// expect: HU037 sum: x holds bool, it takes numbers; fix: to<int>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto mask = zeros<bool, tokens<6>, keys<5>>();

#ifdef REFUSED
auto n = sum<tokens, keys>(mask);
#else
auto n = sum<tokens, keys>(to<int>(mask));
#endif
