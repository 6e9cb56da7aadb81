// expect: HU025 residual: x holds float, y holds int; fix: to<float>(y)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
constexpr auto made = zeros<int, tokens<6>, d_out<3>>();

#ifdef REFUSED
auto y = residual(x, made);
#else
auto y = residual(x, to<float>(made));
#endif
