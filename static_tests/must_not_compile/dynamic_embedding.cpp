// expect: HU047 embedding: needs the size of vocab<dynamic> at compile time, but it is known only at run time; fix: vocab<N> with a number
// templates between: 1
// where: N = 3

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
embedding<vocab<dynamic>, d_out<2>> layer;
#else
embedding<vocab<3>, d_out<2>> layer;
#endif
