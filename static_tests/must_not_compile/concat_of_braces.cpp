// expect: HU051 concat<tokens>: takes its tensors without braces; fix: concat<tokens>(x, y)
// advice: concat<tokens>(x, y)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>>();
constexpr auto y = ones<float, tokens<6>>();

#ifdef REFUSED
constexpr auto both = concat<tokens>({x, y});
#else
constexpr auto both = concat<tokens>(x, y);
#endif
