// expect: HU062 embedding: the numbers of (tokens<20>) are ids of tokens<20>, it takes ids of context_length<16>; fix: embedding made for context_length<20>

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
embedding<context_length<16>, d_in<8>> const positions{};
#else
embedding<context_length<20>, d_in<8>> const positions{};
#endif
auto const vectors = positions(arange<int, tokens<20>>());
