// expect: HU054 forward: a layer is called like a function here; fix: layer(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
linear<d_in<3>, d_out<2>> const layer;

#ifdef REFUSED
auto y = layer.forward(x);
#else
auto y = layer(x);
#endif
