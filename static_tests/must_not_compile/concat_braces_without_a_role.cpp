// expect: HU027 concat: names no axis of (tokens<3>, d_out<2>), and there is no default; fix: concat<d_out>(first, another)
// at: concat({a, b}, -1) in concat({a, b}, -1)
// where: first = a; another = b

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto a = zeros<float, tokens<3>, d_out<2>>();
constexpr auto b = zeros<float, tokens<3>, d_out<2>>();

#ifdef REFUSED
auto z = concat({a, b}, -1);
#else
auto z = concat<d_out>(a, b);
#endif
