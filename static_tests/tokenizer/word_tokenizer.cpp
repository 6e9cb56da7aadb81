#include <headsup/layers/embedding.hpp>
#include <headsup/tokenizer/word_tokenizer.hpp>

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

using chapter = word_tokenizer<"Your journey starts with one step.">;

/// Whether a list of words is this one.
template <class Words, std::size_t N> constexpr bool is(Words const& list, char const* const (&words)[N]) {
  if (list.count != N) return false;
  for (std::size_t i = 0; i < N; ++i)
    if (!(list.words[i] == word(words[i]))) return false;
  return true;
}

// the type: as many tokens as there are words, and two more around them
static_assert(std::is_same_v<decltype(chapter::ids()), tensor<std::int64_t, ids_of<chapter::vocab_axis, tokens<6>>>>);
static_assert(
    std::is_same_v<decltype(chapter::encode()), tensor<std::int64_t, ids_of<chapter::vocab_axis, tokens<8>>>>);
static_assert(std::is_same_v<decltype(chapter::encode<"one step">()),
                             tensor<std::int64_t, ids_of<chapter::vocab_axis, tokens<4>>>>);
static_assert(std::is_same_v<chapter::vocab_axis, vocab<9>>);

// which is what an embedding takes
static_assert(std::is_same_v<decltype(embedding<chapter::vocab_axis, d_in<3>>{}(chapter::encode())),
                             tensor<float, tokens<8>, d_in<3>>>);

// the values: in order of the text; the vocabulary is sorted after the three fixed tokens
static_assert(chapter::word_count == 6);
static_assert(is(chapter::words, {"your", "journey", "starts", "with", "one", "step"}));
static_assert(is(chapter::vocabulary, {"<pad>", "<bos>", "<eos>", "journey", "one", "starts", "step", "with", "your"}));
static_assert(chapter::ids() == tensor<std::int64_t, tokens<6>>{{8, 3, 5, 7, 4, 6}});
static_assert(chapter::encode() == tensor<std::int64_t, tokens<8>>{{1, 8, 3, 5, 7, 4, 6, 2}});
static_assert(chapter::encode<"One step, one JOURNEY!">() == tensor<std::int64_t, tokens<6>>{{1, 4, 6, 4, 3, 2}});
static_assert(chapter::id_of("<pad>") == 0 && chapter::id_of("<eos>") == 2 && chapter::id_of("your") == 8);

// repeated words have one id; all kinds of whitespace; punctuation only at the ends
using untidy = word_tokenizer<"  No,\tno... don't!\nwe-do  a.b ?yes? ">;
static_assert(untidy::word_count == 6);
static_assert(is(untidy::words, {"no", "no", "don't", "we-do", "a.b", "yes"}));
static_assert(is(untidy::vocabulary, {"<pad>", "<bos>", "<eos>", "a.b", "don't", "no", "we-do", "yes"}));
static_assert(untidy::ids() == tensor<std::int64_t, tokens<6>>{{5, 5, 4, 6, 3, 7}});

// as in Python, a lone punctuation mark is an empty word, and it sorts first
using marks = word_tokenizer<"Wait ... what ?">;
static_assert(is(marks::words, {"wait", "", "what", ""}));
static_assert(is(marks::vocabulary, {"<pad>", "<bos>", "<eos>", "", "wait", "what"}));

// bytes beyond ASCII sort after it, as in Python
static_assert(is(word_tokenizer<"\xC3\xA4 z">::vocabulary, {"<pad>", "<bos>", "<eos>", "z", "\xC3\xA4"}));

// words compare as words
static_assert(word("one") == word("one") && word("one") < word("ones") && word("one") < word("two") &&
              word() < word("a"));
static_assert(!(word("one") == word("on")) && !(word("one") < word("one")));
static_assert(word("step").c_str()[3] == 'p' && word("step").c_str()[4] == '\0');

// what it refuses: a word that it does not know, a word without end
static_assert(Constant<[] { return chapter::id_of("step"); }>);
static_assert(!Constant<[] { return chapter::id_of("Step"); }> && !Constant<[] { return chapter::id_of("leap"); }>);
static_assert(Constant<[] { return word("1234567890123456789012345678901"); }>);
static_assert(!Constant<[] { return word("12345678901234567890123456789012"); }>);
