// expect: HU003 masked_fill: takes tensors, got something else; fix: tensors, as in masked_fill(x, mask, number)
// advice: tensors, as in masked_fill(x, mask, number)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<4>, keys<5>>();
constexpr auto padding = zeros<bool, keys<5>>();

#ifdef REFUSED
auto y = masked_fill(scores, 1, 0);
#else
auto y = masked_fill(scores, padding, 0);
#endif
