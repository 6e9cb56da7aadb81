// expect: HU054 pow: is a product here; fix: x * x for a square

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, d_in<3>> x{-1, 0.5f, 2};

#ifdef REFUSED
constexpr auto y = pow(x, 2);
#else
constexpr auto y = x * x;
#endif
