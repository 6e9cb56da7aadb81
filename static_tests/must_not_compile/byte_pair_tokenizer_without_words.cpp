// expect: HU001 byte_pair_tokenizer: the text has no words; fix: a text with at least one word
// advice: a text with at least one word

#include <headsup/headsup.hpp>
#include <headsup/tokenizer/byte_pair_tokenizer.hpp>

using namespace headsup;

using tokenizer = byte_pair_tokenizer<"o u\nou r\nY our">;

#ifdef REFUSED
constexpr auto ids = tokenizer::encode<"">();
#else
constexpr auto ids = tokenizer::encode<"Your">();
#endif
