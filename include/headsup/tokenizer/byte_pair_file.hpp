#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/text/utf8.hpp>
#include <headsup/tokenizer/byte_range.hpp>
#include <headsup/tokenizer/gpt2_bytes.hpp>
#include <headsup/tokenizer/token_pair.hpp>

namespace HEADSUP_NAMESPACE {
/// Reads the lines of a file of byte pairs into a table with the size, [], find, keeps and add of byte_pair_table.
/// Nothing that a file holds does harm.
///
/// - Errors: a line of another kind, one that makes a token again, merges what the lines before it do not make, or
///           merges what they merge otherwise; too few lines or too many: argument_error with the number of the line
template <class Table> class byte_pair_file {
 public:
  static constexpr std::size_t longest_line = 4096;

  /// name: who reads, for messages. tokens: how many the table is to have, bytes included.
  constexpr byte_pair_file(char const* name, byte_range text, std::size_t tokens, Table& table)
      : name_(name), text_(text), tokens_(tokens), table_(table) {}

  /// Either of the two kinds: vocab.bpe says its version in the first line.
  constexpr void read() {
    if (text_.begins_with("#version")) {
      next_line();
      read_merges();
    } else {
      read_ranks();
    }
  }

  /// vocab.bpe after its first line: two tokens a line, in letters, which make the next. Before them are the bytes, in
  /// GPT-2's order.
  constexpr void read_merges() {
    for (std::size_t i = 0; i < byte_tokens; ++i) table_.add(headsup_detail::byte_of_id(i));
    while (next_line()) {
      std::size_t const blank = line_.place_of(' ');
      if (blank == 0 || blank + 1 >= line_.size) refuse("is not two tokens with a blank between them");
      size_ = 0;
      token_id const left = token_in_letters(line_.first(blank));
      token_id const right = token_in_letters(line_.after(blank + 1));
      must_be_new();
      if (!table_.keeps({left, right})) refuse("merges what lines before it merge otherwise: ", shown(bytes()).c_str());
      table_.add({left, right});
    }
    if (table_.size() < tokens_) refuse_end(" merges", byte_tokens);
  }

  /// What tiktoken reads: the bytes of a token in base64, and its rank. The first 256 are the bytes, in any order.
  constexpr void read_ranks() {
    while (next_line()) {
      std::size_t const blank = line_.place_of(' ');
      if (blank == line_.size || !is_base64(line_.first(blank)))
        refuse(line_number_ == 1 ? "is neither #version, as in vocab.bpe, nor base64 and a rank, as tiktoken has them"
                                 : "is not base64, a blank and a rank");
      must_be_rank(line_.after(blank + 1));
      must_be_new();
      if (table_.size() >= byte_tokens) add_split();
      else if (size_ == 1) table_.add(bytes_[0]);
      else refuse("must be a single byte, as the first 256 are");
    }
    if (table_.size() < tokens_) refuse_end(" tokens", 0);
  }

 private:
  constexpr bool next_line() {
    if (text_.empty()) return false;
    ++line_number_;
    line_ = text_.first(text_.place_of('\n'));
    text_ = text_.after(line_.size + 1);
    if (!line_.empty() && line_[line_.size - 1] == '\r') --line_.size;
    if (line_.size > longest_line) refuse("is longer than ", longest_line, " bytes");
    if (table_.size() == tokens_) refuse("is one too many: the vocabulary has ", tokens_, " tokens");
    return true;
  }

  /// Its bytes are added to bytes().
  constexpr token_id token_in_letters(byte_range letters) {
    std::size_t const begin = size_;
    while (!letters.empty()) {
      headsup_text::code_point const letter = headsup_text::first_code_point(letters.data, letters.size);
      std::size_t const byte = headsup_detail::id_of_letter(letter.code);
      if (byte == byte_tokens)
        refuse("has a letter that stands for no byte: ", shown(letters.first(letter.bytes)).c_str());
      bytes_[size_++] = headsup_detail::byte_of_id(byte);
      letters = letters.after(letter.bytes);
    }
    byte_range const added = bytes().after(begin);
    token_id const token = table_.find(added);
    if (token == no_token) refuse("merges '", shown(added).c_str(), "', which no line before it makes");
    return token;
  }

  /// Adds bytes() as the pair that merging ends with, before it makes them one.
  constexpr void add_split() {
    for (std::size_t i = size_ - 1; i != 0; --i) {
      token_id const left = table_.find(bytes().first(i));
      if (left == no_token) continue;
      token_id const right = table_.find(bytes().after(i));
      if (right != no_token && table_.keeps({left, right})) return table_.add({left, right});
    }
    refuse("is no pair of tokens before it: ", shown(bytes()).c_str());
  }

  constexpr void must_be_new() const {
    if (table_.find(bytes()) != no_token) refuse("makes a token for the second time: ", shown(bytes()).c_str());
  }

  constexpr void must_be_rank(byte_range digits) const {
    std::size_t rank = 0;
    bool good = !digits.empty() && digits.size < 10;
    for (char const each : digits) {
      good = good && each >= '0' && each <= '9';
      rank = rank * 10 + static_cast<std::size_t>(each - '0');
    }
    if (!good || rank != table_.size())
      refuse("has another rank than ", std::size_t{table_.size()}, ": ", shown(digits).c_str());
  }

  /// Whether text is base64 of at least one byte, which bytes() are then.
  constexpr bool is_base64(byte_range text) {
    size_ = 0;
    if (text.empty() || text.size % 4 != 0) return false;
    std::size_t const padding = text[text.size - 1] != '=' ? 0 : text[text.size - 2] != '=' ? 1 : 2;
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < text.size; ++i) {
      std::uint32_t const digit = i + padding >= text.size ? 0 : base64_digit(text[i]);
      if (digit == 64) return false;
      bits = bits << 6 | digit;
      if (i % 4 != 3) continue;
      for (std::uint32_t shift = 24; shift != 0; shift -= 8) bytes_[size_++] = static_cast<char>(bits >> (shift - 8));
    }
    size_ -= padding;
    return true;
  }

  static constexpr std::uint32_t base64_digit(char c) {
    if (c >= 'A' && c <= 'Z') return static_cast<std::uint32_t>(c - 'A');
    if (c >= 'a' && c <= 'z') return static_cast<std::uint32_t>(c - 'a') + 26;
    if (c >= '0' && c <= '9') return static_cast<std::uint32_t>(c - '0') + 52;
    return c == '+' ? 62 : c == '/' ? 63 : 64;
  }

  constexpr byte_range bytes() const { return {bytes_, size_}; }

  /// What a message can show of a file that may hold anything.
  static constexpr bounded_text<43> shown(byte_range bytes) {
    bounded_text<43> text;
    for (char const each : bytes.first(40)) {
      char const one[] = {static_cast<unsigned char>(each) < ' ' || each == '\x7F' ? '?' : each, '\0'};
      text << one;
    }
    if (bytes.size > 40) text << "...";
    return text;
  }

  template <class... Parts> [[noreturn]] HEADSUP_SELDOM constexpr void refuse(Parts... parts) const {
    headsup_diagnostics::reject(name_, ": line ", line_number_, " ", parts...);
  }
  [[noreturn]] constexpr void refuse_end(char const* what, std::size_t others) const {
    headsup_diagnostics::reject(name_, ": ends after line ", line_number_, " with ",
                                table_.size() < others ? 0 : table_.size() - others, what, " of ", tokens_ - others);
  }

  char const* name_;
  byte_range text_;  // from the next line on
  std::size_t tokens_;
  Table& table_;
  std::size_t line_number_ = 0;
  byte_range line_;
  char bytes_[longest_line]{};  // of the token that a line is about: no line is shorter than they are
  std::size_t size_ = 0;
};
}  // namespace HEADSUP_NAMESPACE
