#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/core/argument_error.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/view.hpp>
#include <headsup/tokenizer/has_words.hpp>

#include <cstdint>

namespace HEADSUP_NAMESPACE {
/// A word within a text, in lower case and without the punctuation around it.
class word {
 public:
  constexpr word() = default;
  constexpr word(char const* letters) {
    while (*letters != '\0') append(*letters++);
  }

  constexpr char const* c_str() const { return letters_; }

  constexpr void append(char letter) {
    if (size_ == longest) headsup_diagnostics::reject("word_tokenizer: a word has at most ", longest, " characters");
    letters_[size_++] = letter;
  }

  constexpr bool operator==(word const& other) const = default;
  constexpr bool operator<(word const& other) const {
    std::size_t i = 0;
    while (i < size_ && letters_[i] == other.letters_[i]) ++i;
    return static_cast<unsigned char>(letters_[i]) < static_cast<unsigned char>(other.letters_[i]);
  }

 private:
  static constexpr std::size_t longest = 31;

  char letters_[longest + 1]{};
  std::size_t size_ = 0;
};

namespace headsup_detail {
/// Calls found(word) for each word of a text: what stands between blanks, less the marks .,!? at both ends, lower case.
template <class Found> constexpr void for_each_word(char const* text, Found found) {
  auto const blank = [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; };
  auto const mark = [](char c) { return c == '.' || c == ',' || c == '!' || c == '?'; };
  while (true) {
    while (blank(*text)) ++text;
    if (*text == '\0') return;
    char const* end = text;
    while (*end != '\0' && !blank(*end)) ++end;
    char const* last = end;
    while (text != last && mark(*text)) ++text;
    while (text != last && mark(*(last - 1))) --last;
    word next;
    for (; text != last; ++text)
      next.append(*text >= 'A' && *text <= 'Z' ? static_cast<char>(*text + ('a' - 'A')) : *text);
    found(next);
    text = end;
  }
}

template <fixed_string Text>
inline constexpr std::size_t count_words = [] {
  std::size_t n = 0;
  for_each_word(Text.c_str(), [&](word const&) { ++n; });
  return n;
}();
}  // namespace headsup_detail

/// Splits a text into words and numbers them: <pad>, <bos>, <eos>, then the different words in alphabetical order.
///
/// - Errors: an unknown word: at compile time in encode, argument_error in id_of
/// - Source: the chapter's notebook: t.strip(".,!?").lower() for t in sentence.split()
template <fixed_string Text> struct word_tokenizer {
  /// The words of the text in order: "your", "journey", …
  static constexpr std::size_t word_count = headsup_detail::count_words<Text>;
  static_assert(!HEADSUP_MISTAKE(headsup_rule::refused_by<headsup_rule::has_words<"word_tokenizer", word_count != 0>>));

  struct word_list {
    word words[word_count + 3]{};
    std::size_t count = 0;
  };

  HEADSUP_HIDDEN static constexpr word_list words = [] {
    word_list list;
    headsup_detail::for_each_word(Text.c_str(), [&](word const& next) { list.words[list.count++] = next; });
    return list;
  }();

  /// The vocabulary; the position of a word in it is its id.
  HEADSUP_HIDDEN static constexpr word_list vocabulary = [] {
    word_list list{{"<pad>", "<bos>", "<eos>"}, 3};
    for (std::size_t i = 0; i < word_count; ++i) {
      std::size_t at = 3;
      while (at < list.count && list.words[at] < words.words[i]) ++at;
      if (at < list.count && list.words[at] == words.words[i]) continue;
      for (std::size_t j = list.count++; j > at; --j) list.words[j] = list.words[j - 1];
      list.words[at] = words.words[i];
    }
    return list;
  }();

  using vocab_axis = vocab<vocabulary.count>;

  static constexpr std::int64_t id_of(word const& wanted) {
    for (std::size_t i = 0; i < vocabulary.count; ++i)
      if (vocabulary.words[i] == wanted) return static_cast<std::int64_t>(i);
    headsup_diagnostics::reject("word_tokenizer: the vocabulary has no word '", wanted.c_str(), "'");
  }

  /// The ids of a text's words alone.
  ///
  /// - Shapes: -> [ids_of<vocab_axis, tokens<number of words>>]
  template <fixed_string Words = Text> static constexpr auto ids() {
    tensor<std::int64_t, ids_of<vocab_axis, tokens<headsup_detail::count_words<Words>>>> result(
        headsup_detail::uninitialized);
    std::int64_t* to = result.data();
    headsup_detail::for_each_word(Words.c_str(), [&](word const& next) { *to++ = id_of(next); });
    return result;
  }

  /// The ids of a text between <bos> and <eos>.
  ///
  /// - Shapes: -> [ids_of<vocab_axis, tokens<number of words + 2>>]
  static constexpr auto encode() { return encode<Text>(); }
  template <fixed_string Words> static constexpr auto encode() {
    auto const inner = ids<Words>();
    tensor<std::int64_t, ids_of<vocab_axis, tokens<inner.size() + 2>>> result(headsup_detail::uninitialized);
    result.data()[0] = id_of("<bos>");
    for (std::size_t i = 0; i < inner.size(); ++i) result.data()[i + 1] = inner.data()[i];
    result.data()[inner.size() + 1] = id_of("<eos>");
    return result;
  }
#define HEADSUP_CALL encode
#define HEADSUP_MEMBER call<"encode", "<\"Your journey\">()", "tokenizer::encode">
#include <headsup/diagnostics/any_call.inl>
};
}  // namespace HEADSUP_NAMESPACE
