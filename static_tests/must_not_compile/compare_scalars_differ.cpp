// expect: HU025 operator==: left holds float, right holds double; fix: to<float>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<3>>();
constexpr auto y = zeros<double, tokens<3>>();

#ifdef REFUSED
static_assert(x == y);
#else
static_assert(x == to<float>(y));
#endif
