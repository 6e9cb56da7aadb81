// expect: HU043 embedding: takes an axis for each of (vocab, d_in), got vocab<7>; fix: embedding<vocab<7>, d_in<N>> with a number for each N
// templates between: 1
// where: N = 3

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
embedding<vocab<7>> layer;
#else
embedding<vocab<7>, d_in<3>> layer;
#endif
