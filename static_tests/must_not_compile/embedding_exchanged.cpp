// expect: HU043 embedding: d_in<4> is in the place of vocab, vocab<10> in that of d_in; fix: embedding<vocab<10>, d_in<4>>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr embedding<d_in<4>, vocab<10>> table;
#else
constexpr embedding<vocab<10>, d_in<4>> table;
#endif
