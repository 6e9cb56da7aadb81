// expect: HU025 where: left holds float, right holds int; fix: to<float>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto left = zeros<float, tokens<6>>();
constexpr auto right = ones<int, tokens<6>>();

#ifdef REFUSED
auto y = where(left > 0, left, right);
#else
auto y = where(left > 0, left, to<float>(right));
#endif
