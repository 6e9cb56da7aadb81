// expect: HU047 key_value_cache: needs the size of batch<dynamic> at compile time, but it is known only at run time; fix: batch<N> with a number
// templates between: 1
// where: N = 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
key_value_cache<headsup::axes<batch<dynamic>>, heads<2>, context_length<6>, head_dim<2>> cache;
#else
key_value_cache<headsup::axes<batch<1>>, heads<2>, context_length<6>, head_dim<2>> cache;
#endif
