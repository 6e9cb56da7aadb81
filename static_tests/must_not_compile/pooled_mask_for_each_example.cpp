// expect: HU029 masked_fill: mask (keys<7>) was pooled over batch, and would be given to each of batch<2> of x; fix: expand<batch<2>>(mask) if each may depend on the others
// advice: expand<batch<2>>(mask) if each may depend on the others

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, batch<2>, tokens<6>, keys<7>>();
constexpr auto padding = zeros<bool, batch<2>, keys<7>>();

#ifdef REFUSED
auto hidden = masked_fill(scores, take<batch>(padding, 0), -1);
#else
auto hidden = masked_fill(scores, expand<batch<2>>(take<batch>(padding, 0)), -1);
#endif
