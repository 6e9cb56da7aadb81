#pragma once

#include <headsup/axes/ids_of.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/tensor.hpp>
#include <headsup/tokenizer/byte_pair_file.hpp>
#include <headsup/tokenizer/gpt2_words.hpp>
#include <headsup/tokenizer/has_words.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// The tokens of a few merges, in arrays that a constant can hold.
template <std::size_t Merges, std::size_t Bytes> class few_byte_pairs {
 public:
  constexpr token_id size() const { return count_; }

  constexpr byte_range operator[](token_id token) const {
    return {bytes_ + ends_[token], ends_[token + 1] - ends_[token]};
  }

  constexpr token_id find(byte_range bytes) const {
    if (bytes.size == 1 && count_ >= byte_tokens) return static_cast<token_id>(id_of_byte(bytes[0]));
    for (token_id token = byte_tokens; token < count_; ++token)
      if ((*this)[token] == bytes) return token;
    return no_token;
  }

  constexpr token_id made_by(token_pair pair) const {
    for (token_id token = byte_tokens; token < count_; ++token)
      if (made_of_[token - byte_tokens] == pair) return token;
    return no_token;
  }

  constexpr bool keeps(token_pair pair) const {
    return merging_keeps(pair, [this](token_id token) { return made_of_[token - byte_tokens]; },
                         [this](token_pair each) { return made_by(each); });
  }

  constexpr void add(char byte) {
    bytes_[ends_[count_]] = byte;
    ends_[count_ + 1] = ends_[count_] + 1;
    ++count_;
  }

  constexpr void add(token_pair pair) {
    made_of_[count_ - byte_tokens] = pair;
    std::size_t end = ends_[count_];
    for (char const each : (*this)[pair.left]) bytes_[end++] = each;
    for (char const each : (*this)[pair.right]) bytes_[end++] = each;
    ends_[++count_] = end;
  }

 private:
  char bytes_[byte_tokens + Bytes]{};
  std::size_t ends_[byte_tokens + Merges + 1]{};
  token_pair made_of_[Merges + 1]{};
  token_id count_ = 0;
};

constexpr std::size_t count_lines(byte_range text) {
  std::size_t lines = text.empty() || text[text.size - 1] == '\n' ? 0 : 1;
  for (char const each : text) lines += each == '\n' ? 1 : 0;
  return lines;
}

/// A text of N bytes while its bytes are merged to tokens.
template <std::size_t N> struct merged_text {
  token_id tokens[N + 1]{};
  bool begins_word[N + 1]{};  // words are merged apart from each other
  std::size_t count = 0;
};
}  // namespace headsup_detail

/// Splits a text into the tokens that a few merges make of its bytes, as GPT-2 does with 50,000. Merges are lines of
/// vocab.bpe, without the first. There, letters stand for bytes; that of a blank is \u0120.
///
///     using tokenizer = byte_pair_tokenizer<"o u\nou r\nY our">;
///     static_assert(tokenizer::encode<"Your">() == tensor<std::int64_t, tokens<1>>{{258}});
///
/// - Errors: a line that is no merge, or merges what lines before it do not make: at compile time, with its number
/// - Source: openai/gpt-2, encoder.py
template <fixed_string Merges> struct byte_pair_tokenizer {
  static constexpr std::size_t merge_count = headsup_detail::count_lines({Merges.c_str(), Merges.size()});

  /// The 256 bytes, what the merges make, and <|endoftext|>, which encode never gives.
  using vocab_axis = vocab<byte_tokens + merge_count + 1>;
  static constexpr std::int64_t end_of_text = byte_tokens + merge_count;

  /// The ids of a text.
  ///
  /// - Shapes: -> [ids_of<vocab_axis, tokens<number of tokens>>]
  template <fixed_string Text> static constexpr auto encode() {
    constexpr bool empty = Text.size() == 0;
    static_assert(!HEADSUP_MISTAKE(headsup_rule::refused_by<headsup_rule::has_words<"byte_pair_tokenizer", !empty>>));
    constexpr auto all = merged<Text>(Text.size());
    auto result =
        headsup_detail::unwritten<std::int64_t>(extents<axes<ids_of<vocab_axis, tokens<empty ? 1 : all.count>>>>());
    for (std::size_t i = 0; i < all.count; ++i) result.data()[i] = all.tokens[i];
    return result;
  }
#define HEADSUP_CALL encode
#define HEADSUP_MEMBER call<"encode", "<\"Your journey\">()", "tokenizer::encode">
#include <headsup/diagnostics/any_call.inl>

  /// A text after so many merges, or after all if there are fewer. A merge is of two tokens of the first word that has
  /// any to merge: those that make the lowest id, the leftmost first.
  template <fixed_string Text> static constexpr headsup_detail::merged_text<Text.size()> merged(std::size_t merges) {
    headsup_detail::merged_text<Text.size()> text;
    for (std::size_t at = 0; at < Text.size();) {
      std::size_t const end = at + first_word(Text.c_str() + at, Text.size() - at);
      text.begins_word[text.count] = true;
      for (; at < end; ++at)
        text.tokens[text.count++] = static_cast<token_id>(headsup_detail::id_of_byte(Text.chars[at]));
    }
    while (merges != 0 && merge(text)) --merges;
    return text;
  }

  /// Each merge of a text in letters: a line for its bytes, and one after each merge. Two blanks are between words.
  ///
  ///     Y o u r  \u0120 m
  ///     Y ou r  \u0120 m
  ///     Your  \u0120 m
  template <fixed_string Text> static constexpr auto merges() {
    constexpr std::size_t longest_line = 5 * Text.size() + 1;
    bounded_text<Text.size() * longest_line + 1> lines;
    headsup_detail::merged_text<Text.size()> text = merged<Text>(0);
    do {
      lines << (lines.size() == 0 ? "" : "\n");
      for (std::size_t i = 0; i < text.count; ++i) {
        lines << (i == 0 ? "" : text.begins_word[i] ? "  " : " ");
        for (char const byte : table[text.tokens[i]]) lines << letter(byte).chars;
      }
    } while (merge(text));
    return lines;
  }

 private:
  HEADSUP_HIDDEN static constexpr auto table = [] {
    headsup_detail::few_byte_pairs<merge_count, Merges.size()> pairs;
    byte_pair_file("byte_pair_tokenizer", {Merges.c_str(), Merges.size()}, byte_tokens + merge_count, pairs)
        .read_merges();
    return pairs;
  }();

  /// Merges two tokens, if any can be.
  template <std::size_t N> static constexpr bool merge(headsup_detail::merged_text<N>& text) {
    token_id made = no_token;
    std::size_t at = 0;
    for (std::size_t i = 1; i < text.count; ++i) {
      if (text.begins_word[i] && made != no_token) break;
      if (text.begins_word[i]) continue;
      token_id const better = table.made_by({text.tokens[i - 1], text.tokens[i]});
      if (better < made) made = better, at = i;
    }
    if (made == no_token) return false;
    text.tokens[at - 1] = made;
    --text.count;
    for (std::size_t i = at; i < text.count; ++i) {
      text.tokens[i] = text.tokens[i + 1];
      text.begins_word[i] = text.begins_word[i + 1];
    }
    return true;
  }

  /// In UTF-8, where none is longer than two bytes.
  static constexpr fixed_string<2> letter(char byte) {
    char32_t const code = headsup_detail::letter_of_id(headsup_detail::id_of_byte(byte));
    fixed_string<2> text;
    text.chars[0] = static_cast<char>(code < 0x80 ? code : 0xC0 | code >> 6);
    if (code >= 0x80) text.chars[1] = static_cast<char>(0x80 | (code & 0x3F));
    return text;
  }
};
}  // namespace HEADSUP_NAMESPACE
