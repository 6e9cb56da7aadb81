#include <headsup/tokenizer/gpt2_words.hpp>

using namespace headsup;

/// Whether a text is split into these words; a literal of size N has N - 1 bytes, zeros among them.
template <std::size_t N, class... Words> constexpr bool splits(char const (&text)[N], Words const&... words) {
  std::size_t at = 0;
  auto const next = [&](auto const& word) {
    std::size_t const size = sizeof(word) - 1;
    if (at == N - 1 || first_word(text + at, N - 1 - at) != size) return false;
    for (std::size_t i = 0; i < size; ++i)
      if (text[at + i] != word[i]) return false;
    at += size;
    return true;
  };
  return (next(words) && ...) && at == N - 1;
}

// words take the blank before them; punctuation is a word, and takes one too
static_assert(splits("Your journey starts with one step.", "Your", " journey", " starts", " with", " one", " step",
                     "."));
static_assert(splits("a, b (c)", "a", ",", " b", " (", "c", ")"));
static_assert(splits("\"Hi!?\" ...", "\"", "Hi", "!?\"", " ..."));

// letters, numbers and others are apart
static_assert(splits("x1 2y 3.14 a_b", "x", "1", " 2", "y", " 3", ".", "14", " a", "_", "b"));
static_assert(splits("2026", "2026") && splits("C++20", "C", "++", "20"));

// contractions, in small letters, where a word could begin; anywhere else the apostrophe is punctuation
static_assert(splits("I'm you're he's we'll they've she'd don't", "I", "'m", " you", "'re", " he", "'s", " we", "'ll",
                     " they", "'ve", " she", "'d", " don", "'t"));
static_assert(splits("I'M", "I", "'", "M") && splits("'sa", "'s", "a") && splits("'lx", "'", "lx"));
static_assert(splits("'l", "'", "l") && splits("'re", "'re") && splits("'r", "'", "r") && splits("'v", "'", "v"));
static_assert(splits(" 's", " '", "s") && splits("''s", "''", "s") && splits("s's", "s", "'s"));
static_assert(splits("'", "'") && splits("''", "''") && splits("a'", "a", "'"));

// a run of white space leaves its last character to the next word, which takes it if it is a blank
static_assert(splits("a b", "a", " b") && splits("a  b", "a", " ", " b") && splits("a    b", "a", "   ", " b"));
static_assert(splits("a\nb", "a", "\n", "b") && splits("a\n\nb", "a", "\n", "\n", "b"));
static_assert(splits("a \nb", "a", " ", "\n", "b") && splits("a\n b", "a", "\n", " b"));
static_assert(splits("a\r\n\tb", "a", "\r\n", "\t", "b"));
// at the end it keeps all
static_assert(splits("a ", "a", " ") && splits("a  ", "a", "  ") && splits("a \n\n ", "a", " \n\n "));
static_assert(splits(" ", " ") && splits("   ", "   ") && splits("\n", "\n"));
// wide blanks are white space, but only ' ' joins a word
static_assert(splits("a\u00A0b", "a", "\u00A0", "b") && splits("a\u3000\u3000b", "a", "\u3000", "\u3000", "b"));
static_assert(splits(" \u00A0b", " ", "\u00A0", "b") && splits("\u00A0 b", "\u00A0", " b"));
// what JavaScript takes for white space: the byte order mark, but not the next-line control
static_assert(splits("\uFEFF\uFEFFa", "\uFEFF", "\uFEFF", "a") && splits("\uFEFF,", "\uFEFF", ","));
static_assert(splits("\xC2\x85,", "\xC2\x85,"));

// scripts: letters of all are one word; marks that combine are none
static_assert(splits("na\u00EFve \u0436\u0443\u043A \u4F60\u597D\uFF01", "na\u00EFve", " \u0436\u0443\u043A",
                     " \u4F60\u597D", "\uFF01"));
static_assert(splits("e\u0301a", "e", "\u0301", "a") && splits("\u0939\u093F\u0902", "\u0939", "\u093F\u0902"));
static_assert(splits("\u0661\u00BD\u2167", "\u0661\u00BD\u2167"));
static_assert(splits("\U0001F469\u200D\U0001F467 ok", "\U0001F469\u200D\U0001F467", " ok"));

// zeros and other controls, and bytes that are no UTF-8, are punctuation
static_assert(splits("a\0\x01 b", "a", "\0\x01", " b") && splits("\x1B[0m", "\x1B[", "0", "m"));
static_assert(splits("a\xFF\x80z", "a", "\xFF\x80", "z") && splits("\xE2\x82 \xC3", "\xE2\x82", " \xC3"));
static_assert(splits(" \xFF", " \xFF") && splits("\xC3!\xED\xA0\x80", "\xC3!\xED\xA0\x80"));
