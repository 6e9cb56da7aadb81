// GPT-2's tokens: bytes that a list of pairs merges, step by step, to ids of rows of an embedding.
// g++ -std=c++20 -Iinclude examples/30_byte_pairs.cpp && ./a.out

#include <headsup/headsup.hpp>
#include <headsup/tokenizer/byte_pair_tokenizer.hpp>

#include <cassert>
#include <cstdio>

using namespace headsup;

// Eleven lines of GPT-2's list, in its order. \u0120 stands for a blank, which belongs to the word after it.
using tokenizer = byte_pair_tokenizer<
    "o n\n"            // what line 1 makes has the id 256: 0 to 255 are the bytes
    "\u0120 w\n"       // 257
    "i t\n"            // 258
    "o u\n"            // 259
    "\u0120 on\n"      // 260
    "it h\n"           // 261
    "\u0120w ith\n"    // 262
    "ou r\n"           // 263
    "\u0120on e\n"     // 264
    "l our\n"          // 265: a pair that this text has no use for
    "Y our">;          // 266

// Of all neighbours those that come first in the list are merged first, wherever they are in the word.
static_assert(tokenizer::merges<" with">() ==
              "\u0120 w i t h\n"
              "\u0120w i t h\n"
              "\u0120w it h\n"
              "\u0120w ith\n"
              "\u0120with");

// The ids say of which vocabulary they are: 256 bytes, eleven merges, and the end of a text.
constexpr auto ids = tokenizer::encode<"Your one with you">();
static_assert(prints_as(ids, {266, 264, 262, 220, 88, 259}));  // no line makes " you": it stays " ", "y" and "ou"
static_assert(std::is_same_v<decltype(ids), tensor<std::int64_t, ids_of<vocab<268>, tokens<6>>> const>);

int main() {
  std::puts(tokenizer::merges<"Your one with you">().c_str());
  print(ids);

  torch_generator generator{123};
  embedding<tokenizer::vocab_axis, d_in<3>> const rows{generator};
  auto const vectors = rows(ids);  // tokens<6>, d_in<3>; an embedding of another vocabulary does not compile
  print(vectors);
  for (std::size_t i = 0; i < 3; ++i) assert(vectors(1, i) == rows.weight(264, i));
}
