// expect: HU051 stack<batch>: takes its tensors without braces; fix: stack<batch>(x, y)
// advice: stack<batch>(x, y)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>>();
constexpr auto y = ones<float, tokens<6>>();

#ifdef REFUSED
constexpr auto both = stack<batch>({x, y});
#else
constexpr auto both = stack<batch>(x, y);
#endif
