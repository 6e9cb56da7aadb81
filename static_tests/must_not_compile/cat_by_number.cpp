// expect: HU054 cat: is called concat, and names the axis along which it joins here; fix: concat<tokens>(x, y)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
constexpr auto y = ones<float, tokens<6>, d_in<3>>();
#ifdef REFUSED
auto z = cat(x, y, 0);
#else
auto z = concat<tokens>(x, y);
#endif
