// expect: HU054 var: is a sum of squares, divided by one less than their count here; fix: sum<d_in>(d * d) / (extent<d_in>(x) - 1) after auto d = x - mean<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

// What torch.var says of them; with a large mean, whose square would cancel the rest.
constexpr tensor<float, tokens<2>, d_in<3>> x{{1, 2, 4}, {4097, 4100, 4097}};

#ifdef REFUSED
auto y = var(x, -1);
#else
constexpr auto difference = x - mean<d_in>(x);
constexpr auto y = sum<d_in>(difference * difference) / (extent<d_in>(x) - 1);
static_assert(prints_as(y, {2.3333, 3.0000}));
#endif
