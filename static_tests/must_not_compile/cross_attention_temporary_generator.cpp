// expect: HU046 cross_attention: takes a tensor, and in training a torch_generator that it draws from, got a temporary or a constant; fix: layer(x, source, generator) after torch_generator generator{123}
// advice: layer(x, source, generator) after torch_generator generator{123}

#include <headsup/headsup.hpp>

using namespace headsup;

cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> const layer{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();
constexpr auto source = zeros<float, batch<2>, keys<6>, d_in<7>>();

#ifdef REFUSED
auto const y = layer(x, source, torch_generator{1});
#else
torch_generator generator{1};
auto const y = layer(x, source, generator);
#endif
