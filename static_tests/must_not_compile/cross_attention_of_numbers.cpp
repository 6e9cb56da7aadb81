// expect: HU051 layer: is made from a torch_generator and a dropout rate, and has its sizes in its type; fix: layer(generator, dropout_rate), or layer(generator), or no argument
// templates between: 1
// advice: layer(generator, dropout_rate)
// advice: layer(generator)
// advice: no argument

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> layer(123);
#else
cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> layer(torch_generator{123});
#endif
