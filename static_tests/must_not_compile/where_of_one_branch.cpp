// expect: HU051 where: takes (mask, left, right), got 2 operands; fix: where(mask, left, right)
// advice: where(mask, left, right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto left = zeros<float, tokens<6>>();
constexpr auto right = ones<float, tokens<6>>();
constexpr auto mask = left > 0;

#ifdef REFUSED
auto y = where(mask, left);
#else
auto y = where(mask, left, right);
#endif
