// expect: HU051 dropout: is made with its rate and then called; fix: dropout{rate}(x, generator)
// where: rate = 0.1

#include <headsup/headsup.hpp>

using namespace headsup;

torch_generator generator{123};
constexpr auto x = ones<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto const y = dropout(x, 0.1);
#else
auto const y = dropout{0.1}(x, generator);
#endif
