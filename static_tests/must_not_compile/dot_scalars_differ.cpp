// expect: HU025 dot: left holds float, right holds double; fix: to<float>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, d_in<3>>();
constexpr auto y = zeros<double, d_in<3>>();

#ifdef REFUSED
auto z = dot(x, y);
#else
auto z = dot(x, to<float>(y));
#endif
