// expect: HU025 concat: first holds int, another holds float; fix: to<float>(first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<int, tokens<3>>();
constexpr auto y = zeros<float, tokens<2>>();

#ifdef REFUSED
auto z = concat<tokens>(x, y);
#else
auto z = concat<tokens>(to<float>(x), y);
#endif
