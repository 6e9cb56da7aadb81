#include "chapter.hpp"

#include <headsup/layers/embedding.hpp>
#include <headsup/tokenizer/byte_pair_tokenizer.hpp>

#include <cstdio>

// Where the ids of tokens come from: GPT-2's byte pairs, of which 23 make the chapter's sentence.

namespace demo {

using namespace headsup;

namespace {

/// The ids of these merges' tokens in GPT-2, which has 49,977 others.
constexpr std::int64_t ids_in_gpt2[] = {261, 264, 266, 270, 280, 283, 319, 336,  342,  351,  433, 454,
                                        474, 530, 538, 710, 923, 1681, 2239, 4940, 5604, 7002, 7120};

/// That of GPT-2 for an id of the few merges: bytes have the same.
constexpr std::int64_t in_gpt2(std::int64_t id) {
  return id < std::int64_t{byte_tokens} ? id : ids_in_gpt2[id - std::int64_t{byte_tokens}];
}

template <class Ids> std::string table_of(Ids const& ids, std::initializer_list<char const*> tokens) {
  std::string table = "token     id here   id in GPT-2";
  std::size_t i = 0;
  for (char const* token : tokens) {
    char line[64];
    std::snprintf(line, sizeof line, "\n%-9s %7d %13d", token, static_cast<int>(ids(i)), static_cast<int>(in_gpt2(ids(i))));
    table += line;
    ++i;
  }
  return table;
}

}  // namespace

void byte_pairs(page& to) {
  to.say(
      "A model is given ids, not words. GPT-2 splits a text into words, each with the blank before it, and begins with "
      "their bytes. A list of 50,000 pairs says what is merged: of all neighbours those that stand first in the list, "
      "wherever they are in the word. These are the 23 lines that make \"Your journey starts with one step.\"; "
      "\u0120 stands for a blank:");
  SHOW(to, using tokenizer = byte_pair_tokenizer<"o n\n\u0120 s\n\u0120 w\ni t\no u\na r\n\u0120 on\n\u0120s t\nit h\n"
                                             "\u0120w ith\nar t\nou r\n\u0120 j\n\u0120on e\ne p\nn e\n\u0120st art\n"
                                             "ne y\n\u0120st ep\n\u0120start s\nour ney\n\u0120j ourney\nY our">);

  to.say("Each merge of one word. The first is in its middle: \"o u\" is the fifth line, \"\u0120 j\" the thirteenth.");
  SHOW(to, constexpr auto merges = tokenizer::merges<" journey">());
  static_assert(merges == "\u0120 j o u r n e y\n\u0120 j ou r n e y\n\u0120 j our n e y\n\u0120j our n e y\n"
                          "\u0120j our ne y\n\u0120j our ney\n\u0120j ourney\n\u0120journey");
  to.labelled("merges", merges.c_str());

  to.say(
      "An id is the number of a line: the 256 bytes come first, then what the first line makes, and so on. In GPT-2 "
      "other lines stand between these.");
  SHOW(to, constexpr auto ids = tokenizer::encode<"Your journey starts with one step.">());
  static_assert(ids.size() == 7 && in_gpt2(ids(0)) == 7120 && in_gpt2(ids(1)) == 7002 && in_gpt2(ids(2)) == 4940 &&
                in_gpt2(ids(3)) == 351 && in_gpt2(ids(4)) == 530 && in_gpt2(ids(5)) == 2239 && in_gpt2(ids(6)) == 13);
  to.labelled("ids", table_of(ids, {"Your", "\" journey\"", "\" starts\"", "\" with\"", "\" one\"", "\" step\"", "."}));

  to.say(
      "The type of the ids says which vocabulary they are of, so they index the rows of its embedding and no other "
      "table: that of the bytes and these merges has 280 rows, GPT-2's 50,257.");
  SHOW(to, torch_generator generator{123});
  SHOW(to, embedding<tokenizer::vocab_axis, d_in<3>> const rows{generator});
  SHOW(to, auto const vectors = rows(ids));
  SHAPES(to, vectors);
}

}  // namespace demo
