// expect: HU003 masked_fill: the mask (batch<2>, tokens<4>) has no keys, so it hides all of keys<4> from some queries; fix: rename<tokens, keys>(mask)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, batch<2>, heads<4>, tokens<4>, keys<4>>();
constexpr tensor<bool, batch<2>, tokens<4>> padding{{{false, false, false, true}, {false, false, true, true}}};

#ifdef REFUSED
auto masked = masked_fill(scores, padding, -1e4f);
#else
auto masked = masked_fill(scores, rename<tokens, keys>(padding), -1e4f);
#endif
