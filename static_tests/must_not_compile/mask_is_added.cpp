// expect: HU019 operator+: right is a mask of 0 and 1, which hides nothing where it is added; fix: masked_fill(left, to<bool>(right), -infinity)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<5>, keys<5>>();
constexpr auto later = to<float>(triu<tokens, keys, 1>(ones<bool, tokens<5>, keys<5>>()));

#ifdef REFUSED
constexpr auto masked = scores + later;
#else
constexpr auto masked = masked_fill(scores, to<bool>(later), -infinity);
#endif
