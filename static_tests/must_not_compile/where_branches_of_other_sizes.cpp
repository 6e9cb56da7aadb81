// expect: HU004 where: left has tokens<6>, right has tokens<5>; fix: slice<tokens<5>>(left, 0) if the rest is not meant

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto left = zeros<float, tokens<6>, d_in<3>>();
constexpr auto right = zeros<float, tokens<5>, d_in<3>>();
constexpr auto mask = zeros<bool, d_in<3>>();

#ifdef REFUSED
auto y = where(mask, left, right);
#else
auto y = where(mask, slice<tokens<5>>(left, 0), right);
#endif
