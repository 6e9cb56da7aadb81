// expect: HU027 stack: names no axis of (tokens<3>, d_out<2>), and there is no default; fix: stack<another_role>(first, another)
// at: stack({a, b}) in stack({a, b})
// where: another_role = batch; first = a; another = b

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto a = zeros<float, tokens<3>, d_out<2>>();
constexpr auto b = zeros<float, tokens<3>, d_out<2>>();

#ifdef REFUSED
auto z = stack({a, b});
#else
auto z = stack<batch>(a, b);
#endif
