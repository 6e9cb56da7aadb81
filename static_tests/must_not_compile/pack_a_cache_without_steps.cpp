// expect: HU046 pack: the layer has no steps, so it caches no keys and values; fix: pack<bfloat16>(layer)
// advice: pack<bfloat16>(layer)

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

using namespace headsup;

linear<d_in<3>, d_out<4>> const layer{torch_generator{123}};

#ifdef REFUSED
auto const ready = pack<bfloat16, bfloat16>(layer);
#else
auto const ready = pack<bfloat16>(layer);
#endif
