// expect: HU054 unsqueeze: a new axis has a name and a size here; fix: expand<batch<1>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
#ifdef REFUSED
auto y = unsqueeze(x, 0);
#else
auto y = expand<batch<1>>(x);
#endif
