// expect: HU025 cosine: left holds float, right holds double; fix: to<float>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, d_in<3>>();
constexpr auto y = zeros<double, d_in<3>>();

#ifdef REFUSED
auto z = cosine<d_in>(x, y);
#else
auto z = cosine<d_in>(x, to<float>(y));
#endif
