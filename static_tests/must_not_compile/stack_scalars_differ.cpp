// expect: HU025 stack: first holds float, another holds double; fix: to<float>(another)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<3>>();
constexpr auto y = zeros<double, tokens<3>>();

#ifdef REFUSED
auto z = stack<batch>(x, y);
#else
auto z = stack<batch>(x, to<float>(y));
#endif
