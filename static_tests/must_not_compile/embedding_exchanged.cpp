// expect: HU045 embedding: d_in<4> is where vocab goes, vocab<10> where d_in goes; fix: embedding<vocab<10>, d_in<4>>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr embedding<d_in<4>, vocab<10>> table;
#else
constexpr embedding<vocab<10>, d_in<4>> table;
#endif
