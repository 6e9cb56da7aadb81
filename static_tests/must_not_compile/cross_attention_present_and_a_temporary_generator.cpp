// expect: HU046 cross_attention: takes a tensor, and in training a torch_generator that it draws from, got a temporary or a constant; fix: layer(x, source, present, generator) after torch_generator generator{123}
// advice: layer(x, source, present, generator) after torch_generator generator{123}

#include <headsup/headsup.hpp>

using namespace headsup;

cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> const layer{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();
constexpr auto source = zeros<float, batch<2>, keys<6>, d_in<7>>();
constexpr auto present = ones<bool, batch<2>, keys<6>>();

#ifdef REFUSED
auto const y = layer(x, source, present, torch_generator{1});
#else
torch_generator generator{1};
auto const y = layer(x, source, present, generator);
#endif
