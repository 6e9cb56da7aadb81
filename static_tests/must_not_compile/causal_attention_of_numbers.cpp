// expect: HU051 layer: is made from a torch_generator and a dropout rate, and has its sizes in its type; fix: layer(generator, dropout_rate), or layer(generator), or no argument
// templates between: 1
// advice: layer(generator, dropout_rate)
// advice: layer(generator)
// advice: no argument

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
causal_attention<d_in<3>, d_out<2>, context_length<6>> layer(3, 2, 6, 0.5);
#else
causal_attention<d_in<3>, d_out<2>, context_length<6>> layer(torch_generator{123}, 0.5);
#endif
