#pragma once

#include "programs.hpp"

namespace finish {
/// Whether a text has the tokens of a word after so many merges, with whatever blanks between them.
template <class Tokenizer, fixed_string Word, fixed_string Text> constexpr bool is_after(std::size_t merges) {
  constexpr auto steps = Tokenizer::template merges<Word>();
  auto const ends = [](char letter) { return letter == '\n' || letter == '\0'; };
  char const* step = steps.c_str();
  for (std::size_t i = 0; i < merges; ++i) {
    char const* line = step;
    while (!ends(*line)) ++line;
    if (*line == '\n') step = line + 1;
  }
  for (char const* text = Text.c_str();;) {
    while (*step == ' ') ++step;
    while (*text == ' ') ++text;
    if (ends(*step) || *text == '\0') return ends(*step) && *text == '\0';
    while (*step != ' ' && !ends(*step))
      if (*step++ != *text++) return false;
    if (*text != ' ' && *text != '\0') return false;
  }
}

using without_line_6 = byte_pair_tokenizer<"h e\no t\nhe r\nt h\nt her\not her\nt he">;

static_assert(lesson::holds<"other_after_1: h e is the first line that has neighbours in this word",
                            is_after<words, "other", other_after_1>(1)>);
static_assert(lesson::holds<"other_after_2: o t is above all other lines that have neighbours in o t he r",
                            is_after<words, "other", other_after_2>(2)>);
static_assert(lesson::holds<"other_after_3: t is part of ot now, and no longer a token of its own",
                            is_after<words, "other", other_after_3>(3)>);
static_assert(lesson::shape<"ids_of_other", decltype(ids_of_other), tokens<1>>);
static_assert(lesson::count<"first_id_of_other", first_id_of_other, words::encode<"other">()(0),
                            lesson::mistaken<7, "before line 1 there are 256 bytes">,
                            lesson::mistaken<263, "line 1 makes 256, and not 257">>);
static_assert(lesson::count<"first_line_of_then", first_line_of_then, 1,
                            lesson::mistaken<4, "t h is further left, but a line above it has neighbours too">>);
static_assert(lesson::count<"second_line_of_then", second_line_of_then, 6,
                            lesson::mistaken<8, "t he is further left, but a line above it has neighbours too">>);
static_assert(lesson::count<"third_line_of_then", third_line_of_then, 9>);
static_assert(lesson::holds<"then_without_line_6: n has no neighbour left that it is a pair with",
                            is_after<without_line_6, "then", then_without_line_6>(2)>);
static_assert(lesson::count<"ids_without_line_6", ids_without_line_6, without_line_6::encode<"then">().size()>);
}  // namespace finish
