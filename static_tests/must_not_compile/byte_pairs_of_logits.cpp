// expect: HU037 decode: ids holds float, it takes integers; fix: to<int>(ids)

#include <headsup/headsup.hpp>
#include <headsup/tokenizer/byte_pairs.hpp>

using namespace headsup;

#ifdef REFUSED
using number = float;
#else
using number = int;
#endif

inline std::string said(byte_pairs const& words, tensor<number, tokens<3>> const& ids) { return words.decode(ids); }
