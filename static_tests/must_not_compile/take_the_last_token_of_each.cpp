// expect: HU051 take<tokens>: position is one number, got a tensor (batch<2>); fix: gather<tokens>(x, expand<d_in<4>>(ids))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<6>, d_in<4>>();
constexpr auto last = zeros<int, batch<2>>();

#ifdef REFUSED
auto y = take<tokens>(x, last);
#else
auto y = gather<tokens>(x, expand<d_in<4>>(last));
#endif
