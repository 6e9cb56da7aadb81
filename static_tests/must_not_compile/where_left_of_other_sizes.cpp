// expect: HU004 where: left has tokens<6>, mask has tokens<5>; fix: mask with tokens<6>, or slice<tokens<5>>(left, 0) if the rest is not meant
// advice: mask with tokens<6>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto left = zeros<float, tokens<6>, d_in<3>>();
constexpr auto mask = zeros<bool, tokens<5>>();

#ifdef REFUSED
auto y = where(mask, left, 0);
#else
auto y = where(mask, slice<tokens<5>>(left, 0), 0);
#endif
