// expect: HU025 operator+: left holds float, right holds int; fix: to<float>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<3>>();
constexpr auto positions = arange<int, tokens<3>>();

#ifdef REFUSED
auto y = x + positions;
#else
auto y = x + to<float>(positions);
#endif
