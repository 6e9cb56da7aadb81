#pragma once

#include <headsup/axes/ids_of.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/tensor.hpp>
#include <headsup/tokenizer/byte_pair_words.hpp>
#include <headsup/tokenizer/token_pair.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation decode{.name = "decode",
                                  .form = "<vocab<N>>(ids)",
                                  .rules = {of_whole, are_ids_of_rows.or_else(right_ids)},
                                  .is = of_a_layer,
                                  .last_there = 1,
                                  .ids = 0};
}  // namespace headsup_calls::op

namespace headsup_rule {
/// HU051: a vocabulary has more than the bytes, and ids for all.
template <class Vocab>
using has_byte_tokens =
    of_types<headsup_codes::other_form, "byte_pairs_of", "takes a vocab of more than 256 tokens",
             "byte_pairs_of<vocab<50257>>",
             headsup::headsup_detail::has_role<Vocab, vocab> && (Vocab::size > byte_tokens && Vocab::size < no_token)>;
}  // namespace headsup_rule

/// GPT-2's byte pairs: texts as ids of tokens, and back. Every byte belongs to a token, so decode(encode(text)) is the
/// text, whatever it holds.
///
///     byte_pairs const words("vocab.bpe");
///     auto const ids = words.encode("Your journey starts with one step.");  // 7120, 7002, 4940, 351, 530, 2239, 13
///     std::string const text = words.decode(ids);
///
/// Vocab has the 256 bytes, the merges and <|endoftext|>: byte_pairs_of<vocab<300>> reads 43 merges. Nothing changes it
/// once it is made, so threads can share it.
///
/// - Errors: a file that is cut, out of order or otherwise broken: argument_error with the number of the line
/// - Source: openai/gpt-2, encoder.py. The ids are those of js-tiktoken 1.0.21; docs/tokenizer.md says where tiktoken's
///           differ
template <Axis Vocab> class byte_pairs_of {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::refused_by<headsup_rule::has_byte_tokens<Vocab>>));

 public:
  using vocab_axis = Vocab;

  static constexpr std::int64_t end_of_text = static_cast<std::int64_t>(Vocab::size) - 1;

  /// Reads a file: vocab.bpe of GPT-2, or tokens in base64 with their ranks, as tiktoken has them.
  explicit byte_pairs_of(std::string const& path) : pairs_(headsup_byte_pairs::read_byte_pairs(path, Vocab::size)) {}

  template <std::nullptr_t = nullptr>
  explicit byte_pairs_of(headsup_rule::anything = {}, headsup_rule::anything = {})
      HEADSUP_DELETED("HU051 byte_pairs: is read from a file", "byte_pairs words(\"vocab.bpe\")");
  /// The same from what such a file holds.
  static byte_pairs_of from_text(std::string_view text) {
    return byte_pairs_of(headsup_byte_pairs::byte_pairs_in(text, Vocab::size), from_memory{});
  }

  /// The ids of a text. Bytes that are no UTF-8 are tokens too.
  ///
  /// - Shapes: -> [ids_of<vocab_axis, tokens<dynamic>>]
  /// - Errors: an empty text; <|endoftext|> in it, unless special says what that is: argument_error
  auto encode(std::string_view text, special_tokens special = special_tokens::refused) const {
    std::vector<token_id> const ids = headsup_byte_pairs::ids_in(pairs_.get(), text, special);
    tensor<std::int64_t, ids_of<Vocab, tokens<dynamic>>> result(sized<tokens>(ids.size()));
    for (std::size_t i = 0; i < ids.size(); ++i) result.data()[i] = ids[i];
    return result;
  }
#define HEADSUP_CALL encode
#define HEADSUP_MEMBER call<"encode", "(\"Your journey\")", "words.encode">
#include <headsup/diagnostics/any_call.inl>

  /// The bytes of a token, such as " journey".
  ///
  /// - Errors: an id outside the vocabulary: argument_error
  std::string decode(std::int64_t id) const { return std::string(bytes_of(id)); }

  /// The bytes of all tokens of a tensor, one after another. They need not be whole characters.
  ///
  /// - Errors: numbers that are not whole, or ids of something else (ids_of): at compile time; an id outside the
  ///           vocabulary: argument_error
  template <Tensor Ids> std::string decode(Ids const& ids) const {
    static_assert(
        !HEADSUP_MISTAKE(headsup_rule::refused_by<
                         headsup_calls::refused<headsup_calls::op::decode, headsup_calls::of_axes<Vocab>, Ids>>));
    std::string text;
    for (std::size_t i = 0; i < ids.size(); ++i) text += bytes_of(static_cast<std::int64_t>(ids.data()[i]));
    return text;
  }
#define HEADSUP_CALL decode
#define HEADSUP_MEMBER call<"decode", "(ids)", "words.decode">
#include <headsup/diagnostics/any_call.inl>

 private:
  struct from_memory {};
  byte_pairs_of(std::shared_ptr<void const> pairs, from_memory)
      : pairs_(static_cast<std::shared_ptr<void const>&&>(pairs)) {}

  std::string_view bytes_of(std::int64_t id) const {
    return headsup_byte_pairs::bytes_of(pairs_.get(), id, Vocab::role::name.chars);
  }

  std::shared_ptr<void const> pairs_;  // copies share what nothing changes
};

/// Those of GPT-2.
using byte_pairs = byte_pairs_of<vocab<50257>>;
}  // namespace HEADSUP_NAMESPACE
