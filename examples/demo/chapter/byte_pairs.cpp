#include "chapter.hpp"

#include <headsup/layers/embedding.hpp>
#include <headsup/tokenizer/byte_pair_tokenizer.hpp>

#include <algorithm>
#include <cstdio>
#include <string>

// Where the ids of tokens come from: GPT-2's byte pairs, of which 23 make the chapter's sentence.

namespace demo {

using namespace headsup;

namespace {

/// The lines of GPT-2's list that make the sentence, in its order.
constexpr fixed_string list =
    "o n\n\u0120 s\n\u0120 w\ni t\no u\na r\n\u0120 on\n\u0120s t\nit h\n\u0120w ith\nar t\nou r\n"
    "\u0120 j\n\u0120on e\ne p\nn e\n\u0120st art\nne y\n\u0120st ep\n\u0120start s\nour ney\n"
    "\u0120j ourney\nY our";

/// The ids of what they make in GPT-2, where 49,977 others are between them.
constexpr std::int64_t ids_in_gpt2[] = {261, 264, 266, 270, 280, 283, 319,  336,  342,  351,  433, 454,
                                        474, 530, 538, 710, 923, 1681, 2239, 4940, 5604, 7002, 7120};

/// That of GPT-2 for an id here: bytes have the same.
constexpr std::int64_t in_gpt2(std::int64_t id) {
  return id < std::int64_t{byte_tokens} ? id : ids_in_gpt2[id - std::int64_t{byte_tokens}];
}

/// The lines with the ids of what they make, in four columns.
std::string numbered(std::string_view lines) {
  std::string text;
  std::size_t blanks = 0;
  for (std::size_t line = 0; !lines.empty(); ++line) {
    std::string_view const merge = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(merge.size() + 1, lines.size()));
    text += joined({line == 0 ? "" : line % 4 == 0 ? "\n" : std::string(blanks, ' '),
                    std::to_string(byte_tokens + line), " ", merge});
    blanks = 13 - merge.size() + (merge.starts_with("\u0120") ? 1 : 0);  // that letter has two bytes
  }
  return text;
}

template <class Ids> std::string table_of(Ids const& ids, std::initializer_list<char const*> tokens) {
  std::string table = "token         id  id in GPT-2";
  std::size_t i = 0;
  for (char const* token : tokens) {
    char line[64];
    std::snprintf(line, sizeof line, "\n%-11s %4d %12d", token, static_cast<int>(ids(i)),
                  static_cast<int>(in_gpt2(ids(i))));
    table += line;
    ++i;
  }
  return table;
}

}  // namespace

void byte_pairs(page& to) {
  to.say(
      "A model is given ids, not words. GPT-2 splits a text into words, each with the blank before it, and begins with "
      "their bytes. A list of 50,000 pairs says what is merged: of all neighbours those that come first in the list, "
      "wherever they are in the word. These are the lines that make \"Your journey starts with one step.\"; \u0120 is "
      "a blank, and each line makes a token with the next id, after the 256 of the bytes:");
  to.labelled("list", numbered(list.c_str()));
  SHOW(to, using tokenizer = byte_pair_tokenizer<list>);

  to.say("Each merge of one word. The first is in its middle: \"o u\" makes 260, \"\u0120 j\" makes 268.");
  SHOW(to, constexpr auto merges = tokenizer::merges<" journey">());
  static_assert(merges == "\u0120 j o u r n e y\n\u0120 j ou r n e y\n\u0120 j our n e y\n\u0120j our n e y\n"
                          "\u0120j our ne y\n\u0120j our ney\n\u0120j ourney\n\u0120journey");
  to.labelled("merges", merges.c_str());

  to.say("The ids of the sentence, here and in GPT-2, where other lines are between these:");
  SHOW(to, constexpr auto ids = tokenizer::encode<"Your journey starts with one step.">());
  static_assert(ids.size() == 7 && in_gpt2(ids(0)) == 7120 && in_gpt2(ids(1)) == 7002 && in_gpt2(ids(2)) == 4940 &&
                in_gpt2(ids(3)) == 351 && in_gpt2(ids(4)) == 530 && in_gpt2(ids(5)) == 2239 && in_gpt2(ids(6)) == 13);
  to.labelled("ids", table_of(ids, {"'Your'", "' journey'", "' starts'", "' with'", "' one'", "' step'", "'.'"}));

  to.say(
      "The type of the ids says which vocabulary they are of, so they index the rows of its embedding and no other "
      "table: that of the bytes and these merges has 280 rows, GPT-2's 50,257.");
  SHOW(to, torch_generator generator{123});
  SHOW(to, embedding<tokenizer::vocab_axis, d_in<3>> const rows{generator});
  SHOW(to, auto const vectors = rows(ids));
  SHAPES(to, vectors);
}

}  // namespace demo
