// expect: HU062 lookup: the numbers of (tokens<3>) are ids of tokens<3>, it takes ids of vocab<7>; fix: ids of vocab, as a tokenizer or argmax<vocab> gives
// advice: ids of vocab, as a tokenizer
// advice: argmax<vocab> gives

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto table = zeros<float, vocab<7>, d_in<2>>();
constexpr tensor<int, ids_of<vocab<7>, tokens<3>>> words{3, 1, 6};

#ifdef REFUSED
auto const vectors = lookup<vocab>(table, arange<int, tokens<3>>());
#else
auto const vectors = lookup<vocab>(table, words);
#endif
