// expect: HU054 clamp: is two choices for every number here; fix: where(x < 0, 0, where(x > 1, 1, x))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, d_in<3>> x{-1, 0.5f, 7};

#ifdef REFUSED
constexpr auto y = clamp(x, 0, 1);
#else
constexpr auto y = where(x < 0, 0, where(x > 1, 1, x));
static_assert(y == tensor<float, d_in<3>>{0, 0.5f, 1});
#endif
