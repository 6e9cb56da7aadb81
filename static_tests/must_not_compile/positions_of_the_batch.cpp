// expect: HU062 embedding: the numbers of (batch<4>) are ids of batch<4>, it takes ids of context_length<16>; fix: the positions of the tokens, arange<int, tokens<N>>() of at most 16, or a table with batch<4>
// advice: the positions of the tokens, arange<int, tokens<N>>() of at most 16
// advice: a table with batch<4>

#include <headsup/headsup.hpp>

using namespace headsup;

embedding<context_length<16>, d_in<8>> const positions{};

#ifdef REFUSED
auto const vectors = positions(arange<int, batch<4>>());
#else
auto const vectors = positions(arange<int, tokens<16>>());
#endif
