// expect: HU014 operator==: the first tensor is (tokens<3>, keys<3>), another is (keys<3>, tokens<3>); fix: transpose(the other)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<3>, keys<3>>();
constexpr auto y = zeros<float, keys<3>, tokens<3>>();

#ifdef REFUSED
static_assert(x == y);
#else
static_assert(x == transpose(y));
#endif
