// expect: HU025 outer: left holds float, right holds int; fix: to<float>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>>();
constexpr auto positions = arange<int, keys<5>>();

#ifdef REFUSED
auto y = outer(x, positions);
#else
auto y = outer(x, to<float>(positions));
#endif
