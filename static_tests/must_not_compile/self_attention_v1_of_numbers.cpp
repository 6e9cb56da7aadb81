// expect: HU051 layer: is made from a torch_generator, and has its sizes in its type; fix: layer(generator), or no argument
// templates between: 1
// advice: layer(generator)
// advice: no argument

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
self_attention_v1<d_in<3>, d_out<2>> layer(3, 2);
#else
self_attention_v1<d_in<3>, d_out<2>> layer(torch_generator{123});
#endif
