// expect: HU008 operator&&: the axes of one side must all be axes of the other, left (tokens<4>, keys<4>), right (batch<2>, tokens<4>); fix: rename<tokens, keys>(right) if tokens means keys

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto seen = tril<tokens, keys>(ones<bool, tokens<4>, keys<4>>());
constexpr auto present = ones<bool, batch<2>, tokens<4>>();

#ifdef REFUSED
constexpr auto mask = seen && present;
#else
constexpr auto mask = seen && rename<tokens, keys>(present);
#endif
