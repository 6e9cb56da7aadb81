// expect: HU054 var: is a mean of squares, divided by their count here; fix: mean<d_in>(x * x) - mean<d_in>(x) * mean<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<2>, d_in<3>> x{{1, 2, 3}, {0, 3, 0}};

#ifdef REFUSED
constexpr auto y = var(x, -1);
#else
constexpr auto y = mean<d_in>(x * x) - mean<d_in>(x) * mean<d_in>(x);
static_assert(prints_as(y, {0.6667, 2.0000}));
#endif
