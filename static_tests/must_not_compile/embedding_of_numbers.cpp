// expect: HU051 layer: is made from a torch_generator, and has its sizes in its type; fix: layer(generator), or no argument
// templates between: 1
// advice: layer(generator)
// advice: no argument

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
embedding<vocab<7>, d_in<3>> layer(7, 3);
#else
embedding<vocab<7>, d_in<3>> layer(torch_generator{123});
#endif
