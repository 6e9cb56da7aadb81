// expect: HU031 masked_fill: the mask (heads<3>) has no keys, so it hides all of keys<5> from some queries; fix: expand<keys<5>>(mask)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, heads<3>, tokens<5>, keys<5>>();
constexpr tensor<bool, heads<3>> pruned{{false, true, false}};

#ifdef REFUSED
auto y = masked_fill(scores, pruned, 0);
#else
auto y = masked_fill(scores, expand<keys<5>>(pruned), 0);
#endif
