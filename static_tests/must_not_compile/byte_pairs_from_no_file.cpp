// expect: HU051 byte_pairs: is read from a file; fix: byte_pairs words("vocab.bpe")
// advice: byte_pairs words("vocab.bpe")
#include <headsup/headsup.hpp>

#include <headsup/tokenizer/byte_pairs.hpp>

using namespace headsup;

#ifdef REFUSED
std::size_t count() {
  byte_pairs words;
  return words.encode("one").size();
}
#else
std::size_t count() {
  byte_pairs words("vocab.bpe");
  return words.encode("one").size();
}
#endif
