// expect: HU037 masked_fill: mask holds float, it takes bool; fix: to<bool>(mask)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<3>, keys<3>>();
constexpr auto mask = triu<tokens, keys, 1>(ones<float, tokens<3>, keys<3>>());

#ifdef REFUSED
auto y = masked_fill(scores, mask, -1e9f);
#else
auto y = masked_fill(scores, to<bool>(mask), -1e9f);
#endif
