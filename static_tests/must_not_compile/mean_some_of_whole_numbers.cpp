// expect: HU037 mean: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto ids = zeros<int, tokens<6>, keys<5>>();

#ifdef REFUSED
auto n = mean<tokens, keys>(ids);
#else
auto n = mean<tokens, keys>(to<float>(ids));
#endif
