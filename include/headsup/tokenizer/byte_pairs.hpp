#pragma once

#include <headsup/axes/ids_of.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/tensor.hpp>
#include <headsup/tokenizer/byte_pair_file.hpp>
#include <headsup/tokenizer/byte_pair_table.hpp>
#include <headsup/tokenizer/gpt2_words.hpp>
#include <headsup/tokenizer/has_words.hpp>

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

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

/// What encode does with <|endoftext|> in a text: refuse it, make it the token of this name, or take it as text.
enum class special_tokens : unsigned char { refused, allowed, as_text };

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
  explicit byte_pairs_of(std::string const& path)
      : byte_pairs_of(std::string_view(read(path.c_str())), from_memory{}) {}

  template <std::nullptr_t = nullptr>
  explicit byte_pairs_of(headsup_rule::anything = {}, headsup_rule::anything = {})
      HEADSUP_DELETED("HU051 byte_pairs: is read from a file", "byte_pairs words(\"vocab.bpe\")");
  /// The same from what such a file holds.
  static byte_pairs_of from_text(std::string_view text) { return byte_pairs_of(text, from_memory{}); }

  /// The ids of a text. Bytes that are no UTF-8 are tokens too.
  ///
  /// - Shapes: -> [ids_of<vocab_axis, tokens<dynamic>>]
  /// - Errors: an empty text; <|endoftext|> in it, unless special says what that is: argument_error
  auto encode(std::string_view text, special_tokens special = special_tokens::refused) const {
    if (text.empty()) headsup_diagnostics::reject(headsup_rule::has_words<"byte_pairs">::say().data());
    std::vector<token_id> ids;
    std::vector<bool> memory;
    for (std::size_t at = 0; true;) {
      std::size_t const mark = special == special_tokens::as_text ? std::string_view::npos : text.find(end_mark, at);
      append_words(text.substr(at, mark - at), ids, memory);
      if (mark == std::string_view::npos) break;
      if (special == special_tokens::refused) refuse_end_of_text(mark);
      ids.push_back(static_cast<token_id>(end_of_text));
      at = mark + end_mark.size();
    }
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
  static constexpr std::string_view end_mark = "<|endoftext|>";
  static constexpr std::size_t largest_file = byte_pair_table::most_bytes / 2;

  [[noreturn]] HEADSUP_SELDOM static void refuse_end_of_text(std::size_t at) {
    headsup_diagnostics::words w;
    w << "byte_pairs: <|endoftext|> at byte " << at << " of the text";
    headsup_diagnostics::reject((w.fix() << "special_tokens::allowed or as_text").data());
  }

  byte_pairs_of(std::string_view text, from_memory) : table_(Vocab::size) {
    if (text.size() > largest_file)
      headsup_diagnostics::reject("byte_pairs: the file is longer than ", largest_file, " bytes");
    byte_pair_file("byte_pairs", {text.data(), text.size()}, Vocab::size - 1, table_).read();
    table_.complete();
  }

  static std::string read(char const* path) {
    struct closes {
      void operator()(std::FILE* open) const { std::fclose(open); }
    };
    std::unique_ptr<std::FILE, closes> const file(std::fopen(path, "rb"));
    if (file == nullptr) headsup_diagnostics::reject("byte_pairs: cannot open ", path);
    std::string text;
    char part[1 << 14];
    std::size_t count = 0;
    while (text.size() <= largest_file && (count = std::fread(part, 1, sizeof part, file.get())) != 0)
      text.append(part, count);
    if (std::ferror(file.get()) != 0) headsup_diagnostics::reject("byte_pairs: cannot read ", path);
    return text;
  }

  void append_words(std::string_view text, std::vector<token_id>& ids, std::vector<bool>& memory) const {
    while (!text.empty()) {
      byte_range const word{text.data(), first_word(text.data(), text.size())};
      token_id one = no_token;
      if (word.size <= headsup_detail::short_text::longest)
        one = table_.find(headsup_detail::short_text(word.data, word.size, text.size()));
      if (one != no_token) ids.push_back(one);
      else table_.append_tokens(word, ids, memory);
      text.remove_prefix(word.size);
    }
  }

  std::string_view bytes_of(std::int64_t id) const {
    if (id < 0 || id > end_of_text)
      headsup_diagnostics::reject("byte_pairs: id ", headsup_diagnostics::sign_of(id),
                                  headsup_diagnostics::distance_of(id), " is outside ", Vocab::role::name.chars, "<",
                                  Vocab::size, ">");
    if (id == end_of_text) return end_mark;
    byte_range const bytes = table_[static_cast<token_id>(id)];
    return {bytes.data, bytes.size};
  }

  byte_pair_table table_;
};

/// Those of GPT-2.
using byte_pairs = byte_pairs_of<vocab<50257>>;
}  // namespace HEADSUP_NAMESPACE
