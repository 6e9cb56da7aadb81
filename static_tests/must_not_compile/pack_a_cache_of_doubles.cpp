// expect: HU046 pack: keeps weights, keys and values as float or bfloat16, not as double; fix: pack<bfloat16>(layer)
// advice: pack<bfloat16>(layer)

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

using namespace headsup;

multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>> const layer{torch_generator{123}};

#ifdef REFUSED
auto const ready = pack<bfloat16, double>(layer);
#else
auto const ready = pack<bfloat16>(layer);
#endif
