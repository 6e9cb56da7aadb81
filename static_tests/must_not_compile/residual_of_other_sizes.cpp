// expect: HU004 residual: x has tokens<6>, y has tokens<5>; fix: slice<tokens<5>>(x, 0) if the rest is not meant

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
constexpr auto y = zeros<float, tokens<5>, d_out<3>>();

#ifdef REFUSED
auto z = residual(x, y);
#else
auto z = residual(slice<tokens<5>>(x, 0), y);
#endif
