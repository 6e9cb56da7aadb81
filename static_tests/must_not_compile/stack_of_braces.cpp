// expect: HU051 stack<batch>: takes its tensors without braces; fix: stack<batch>(first, another)
// where: first = a; another = b
// at: stack<batch>({a, b}) in stack<batch>({a, b})

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto a = zeros<float, tokens<6>>();
constexpr auto b = ones<float, tokens<6>>();

#ifdef REFUSED
constexpr auto both = stack<batch>({a, b});
#else
constexpr auto both = stack<batch>(a, b);
#endif
