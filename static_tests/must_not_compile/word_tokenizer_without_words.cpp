// expect: HU001 word_tokenizer: the text has no words; fix: a text with at least one word
// advice: a text with at least one word

#include <headsup/headsup.hpp>
#include <headsup/tokenizer/word_tokenizer.hpp>

using namespace headsup;

#ifdef REFUSED
using tokenizer = word_tokenizer<"  ">;
static_assert(tokenizer::word_count != 7);
#else
using tokenizer = word_tokenizer<" step. ">;
static_assert(tokenizer::word_count != 7);
#endif
