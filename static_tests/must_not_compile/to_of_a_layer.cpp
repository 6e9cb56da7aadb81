// expect: HU003 to: x is not a tensor; fix: a tensor
// advice: a tensor

#include <headsup/headsup.hpp>

using namespace headsup;

linear<d_in<3>, d_out<4>> const layer{torch_generator{123}};

#ifdef REFUSED
auto y = to<float>(layer);
#else
auto y = to<float>(layer.bias);
#endif
