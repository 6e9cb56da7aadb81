// expect: HU004 where: right has tokens<6>, mask has tokens<5>; fix: mask with tokens<6>, or slice<tokens<5>>(right, 0) if the rest is not meant
// advice: mask with tokens<6>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto right = zeros<float, tokens<6>, d_in<3>>();
constexpr auto mask = zeros<bool, tokens<5>>();

#ifdef REFUSED
auto y = where(mask, 0, right);
#else
auto y = where(mask, 0, slice<tokens<5>>(right, 0));
#endif
