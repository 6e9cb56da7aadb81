// expect: HU037 masked_fill: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<int, tokens<2>, keys<3>> counts{{{1, 2, 3}, {4, 5, 6}}};
constexpr tensor<bool, keys<3>> padding{{false, false, true}};

#ifdef REFUSED
auto scores = masked_fill(counts, padding, -headsup_math::infinity<float>);
#else
auto scores = masked_fill(to<float>(counts), padding, -headsup_math::infinity<float>);
#endif
