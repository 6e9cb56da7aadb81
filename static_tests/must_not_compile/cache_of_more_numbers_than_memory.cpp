// expect: HU001 key_value_cache: (batch<2>, heads<3>, context_length<3074457345618258604>, head_dim<2>) has more numbers than memory can hold; fix: smaller axes
// templates between: 1
// advice: smaller axes

#include <headsup/headsup.hpp>

using namespace headsup;

// The sizes multiply to 32 in 64 bits.
#ifdef REFUSED
key_value_cache<axes<batch<2>>, heads<3>, context_length<3074457345618258604>, head_dim<2>> cache;
#else
key_value_cache<axes<batch<2>>, heads<3>, context_length<1024>, head_dim<2>> cache;
#endif
