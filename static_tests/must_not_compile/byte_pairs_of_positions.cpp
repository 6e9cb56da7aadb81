// expect: HU062 decode: the numbers of (tokens<3>) are ids of context_length<16>, it takes ids of vocab<50257>; fix: ids of vocab, as a tokenizer or argmax<vocab> gives, or a table with context_length<16>
// advice: ids of vocab, as a tokenizer
// advice: argmax<vocab> gives
// advice: a table with context_length<16>

#include <headsup/headsup.hpp>
#include <headsup/tokenizer/byte_pairs.hpp>

using namespace headsup;

#ifdef REFUSED
using numbers = ids_of<context_length<16>, tokens<3>>;
#else
using numbers = ids_of<vocab<50257>, tokens<3>>;
#endif

inline std::string said(byte_pairs const& words, tensor<int, numbers> const& ids) { return words.decode(ids); }
