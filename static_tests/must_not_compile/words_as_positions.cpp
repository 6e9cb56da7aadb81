// expect: HU062 embedding: the numbers of (batch<2>, tokens<3>) are ids of vocab<50257>, it takes ids of context_length<16>; fix: the positions of the tokens, arange<int, tokens<3>>(), or a table with vocab<50257>
// advice: the positions of the tokens, arange<int, tokens<3>>()
// advice: a table with vocab<50257>

#include <headsup/headsup.hpp>

using namespace headsup;

embedding<context_length<16>, d_in<8>> const positions{};
constexpr tensor<int, batch<2>, ids_of<vocab<50257>, tokens<3>>> words{{40, 716, 257}, {464, 976, 318}};

#ifdef REFUSED
auto const vectors = positions(words);
#else
auto const vectors = positions(arange<int, tokens<3>>());
#endif
