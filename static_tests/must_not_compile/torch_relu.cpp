// expect: HU054 relu: map applies it to every number here; fix: map(x, [](auto n) { return n > 0 ? n : 0 * n; })

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();

#ifdef REFUSED
auto y = relu(x);
#else
auto y = map(x, [](auto n) { return n > 0 ? n : 0 * n; });
#endif
