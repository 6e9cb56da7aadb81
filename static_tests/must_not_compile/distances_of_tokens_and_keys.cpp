// expect: HU008 operator-: the axes of one side must all be axes of the other, left (keys<6>), right (tokens<6>); fix: expand<tokens<6>>(left)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto keys_at = arange<float, keys<6>>();
constexpr auto tokens_at = arange<float, tokens<6>>();

#ifdef REFUSED
auto distances = keys_at - tokens_at;
#else
auto distances = expand<tokens<6>>(keys_at) - tokens_at;
#endif
