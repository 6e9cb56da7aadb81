// expect: HU054 unsqueeze: a new axis has a name and a size here; fix: expand<heads<1>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<6>, d_in<3>>();
#ifdef REFUSED
auto y = unsqueeze(x, 1);
#else
auto y = expand<heads<1>>(x);
#endif
