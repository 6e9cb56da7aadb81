// expect: HU003 masked_fill: mask is one bool; fix: x - y == 0 if it is x == y
// advice: x - y == 0 if it is x == y

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto ids = zeros<int, tokens<4>>();
constexpr auto padding = zeros<int, tokens<4>>();

#ifdef REFUSED
auto y = masked_fill(ids, ids == padding, 0);
#else
auto y = masked_fill(ids, ids - padding == 0, 0);
#endif
