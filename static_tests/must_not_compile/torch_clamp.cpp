// expect: HU054 clamp: is two choices for every number here; fix: where(x < low, low, where(x > high, high, x))
// where: low = -2; high = 1

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, d_in<3>> x{-3, 0.5f, 7};

#ifdef REFUSED
constexpr auto y = clamp(x, -2, 1);
#else
constexpr auto y = where(x < -2, -2, where(x > 1, 1, x));
static_assert(y == tensor<float, d_in<3>>{-2, 0.5f, 1});
#endif
