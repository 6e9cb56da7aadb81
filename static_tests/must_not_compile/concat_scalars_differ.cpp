// expect: HU025 concat: left holds int, right holds float; fix: to<int>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<int, tokens<3>>();
constexpr auto y = zeros<float, tokens<2>>();

#ifdef REFUSED
auto z = concat<tokens>(x, y);
#else
auto z = concat<tokens>(x, to<int>(y));
#endif
