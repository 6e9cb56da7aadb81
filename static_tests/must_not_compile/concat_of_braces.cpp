// expect: HU051 concat<tokens>: takes its tensors without braces; fix: concat<tokens>(first, another)
// where: first = a; another = b
// at: concat<tokens>({a, b}) in concat<tokens>({a, b})

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto a = zeros<float, tokens<6>>();
constexpr auto b = ones<float, tokens<6>>();

#ifdef REFUSED
constexpr auto both = concat<tokens>({a, b});
#else
constexpr auto both = concat<tokens>(a, b);
#endif
