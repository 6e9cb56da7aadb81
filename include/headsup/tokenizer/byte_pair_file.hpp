#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/tokenizer/byte_pair_table.hpp>
#include <headsup/tokenizer/gpt2_bytes.hpp>
#include <headsup/tokenizer/utf8.hpp>

#include <string>

namespace HEADSUP_NAMESPACE {
namespace detail {
/// Reads the lines of one of the two kinds of file that hold byte pairs into a table.
class byte_pair_reader {
  using id = byte_pair_table::id;

 public:
  /// count: how many tokens, bytes included, the file must have.
  byte_pair_reader(std::string_view text, std::size_t count, byte_pair_table& table)
      : text_(text), count_(count), table_(table) {}

  void read() {
    if (text_.substr(0, 8) == "#version") read_merges();
    else read_ranks();
    table_.complete();
  }

 private:
  static constexpr std::size_t longest_line = 4096;

  /// vocab.bpe: two tokens a line, in letters, which make the next. Bytes have the ids that GPT-2 gives them.
  void read_merges() {
    for (std::size_t i = 0; i < byte_pair_table::byte_count; ++i) table_.add(byte_of_id(i));
    next_line();
    while (next_line()) {
      std::size_t const blank = line_.find(' ');
      if (blank == std::string_view::npos || blank == 0 || blank + 1 == line_.size())
        refuse("is not two tokens with a blank between them");
      id const left = token_in_letters(line_.substr(0, blank));
      id const right = token_in_letters(line_.substr(blank + 1));
      add(left, right);
    }
    if (table_.size() < count_) refuse_end("merges", byte_pair_table::byte_count);
  }

  /// What tiktoken reads: the bytes of a token in base64, and its rank. The first 256 are the bytes, in any order.
  void read_ranks() {
    while (next_line()) {
      std::size_t const blank = line_.find(' ');
      if (blank == std::string_view::npos || !from_base64(line_.substr(0, blank)))
        refuse(number_ == 1 ? "is neither #version, as in vocab.bpe, nor base64 and a rank, as in tiktoken's files"
                            : "is not base64, a blank and a rank");
      must_be_rank(line_.substr(blank + 1));
      if (table_.size() < byte_pair_table::byte_count) {
        if (bytes_.size() != 1) refuse("must be a single byte, as the first 256 are");
        must_be_new();
        table_.add(bytes_[0]);
      } else {
        add_split();
      }
    }
    if (table_.size() < count_) refuse_end("tokens", 0);
  }

  bool next_line() {
    if (at_ == text_.size()) return false;
    ++number_;
    std::size_t const end = text_.find('\n', at_);
    line_ = text_.substr(at_, end == std::string_view::npos ? end : end - at_);
    at_ = end == std::string_view::npos ? text_.size() : end + 1;
    if (!line_.empty() && line_.back() == '\r') line_.remove_suffix(1);
    if (line_.size() > longest_line) refuse("is longer than ", longest_line, " bytes");
    if (number_ > 1 && table_.size() == count_) refuse("is one too many: the file must have ", count_, " tokens");
    return true;
  }

  id token_in_letters(std::string_view letters) {
    bytes_.clear();
    while (!letters.empty()) {
      utf8_code_point const letter = first_code_point(letters.data(), letters.size());
      std::size_t const byte = id_of_letter(letter.code);
      if (byte == 256) refuse("has a letter that stands for no byte: ", shown(letters.substr(0, letter.bytes)).c_str());
      bytes_ += byte_of_id(byte);
      letters.remove_prefix(letter.bytes);
    }
    id const token = table_.find(bytes_);
    if (token == byte_pair_table::none) refuse("merges '", shown(bytes_).c_str(), "', which no line before it makes");
    return token;
  }

  void add(id left, id right) {
    bytes_ = table_[left];
    bytes_ += table_[right];
    must_be_new();
    if (!table_.fit(left, right)) refuse("merges what the lines before it merge otherwise: ", shown(bytes_).c_str());
    table_.add(left, right);
  }

  /// The pair that merging ends with, before it makes these bytes one.
  void add_split() {
    must_be_new();
    for (std::size_t i = 1; i < bytes_.size(); ++i) {
      std::string_view const all = bytes_;
      id const left = table_.find(all.substr(0, i));
      if (left == byte_pair_table::none) continue;
      id const right = table_.find(all.substr(i));
      if (right != byte_pair_table::none && table_.fit(left, right)) return table_.add(left, right);
    }
    refuse("is no pair of tokens before it: ", shown(bytes_).c_str());
  }

  void must_be_new() {
    if (id const same = table_.size() == 0 ? byte_pair_table::none : table_.find(bytes_); same != byte_pair_table::none)
      refuse("makes a token for the second time: ", shown(bytes_).c_str());
  }

  void must_be_rank(std::string_view digits) {
    std::size_t rank = 0;
    bool good = !digits.empty() && digits.size() < 10;
    for (char const each : digits) {
      good = good && each >= '0' && each <= '9';
      rank = rank * 10 + static_cast<std::size_t>(each - '0');
    }
    if (!good || rank != table_.size())
      refuse("has another rank than ", std::size_t{table_.size()}, ": ", shown(digits).c_str());
  }

  /// Whether text is base64 of at least one byte, which bytes_ is then.
  bool from_base64(std::string_view text) {
    bytes_.clear();
    if (text.empty() || text.size() % 4 != 0) return false;
    std::size_t const padding = text.back() != '=' ? 0 : text[text.size() - 2] != '=' ? 1 : 2;
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      char const c = text[i];
      int const digit = c >= 'A' && c <= 'Z'                   ? c - 'A'
                        : c >= 'a' && c <= 'z'                 ? c - 'a' + 26
                        : c >= '0' && c <= '9'                 ? c - '0' + 52
                        : c == '+'                             ? 62
                        : c == '/'                             ? 63
                        : c == '=' && i >= text.size() - padding ? 0
                                                               : -1;
      if (digit < 0) return false;
      bits = bits << 6 | static_cast<std::uint32_t>(digit);
      if (i % 4 == 3)
        for (std::size_t byte = 0; byte < (i + 1 == text.size() ? 3 - padding : 3); ++byte)
          bytes_ += static_cast<char>(bits >> (16 - 8 * byte));
    }
    return true;
  }

  /// What a message can show of a file that may hold anything.
  static std::string shown(std::string_view bytes) {
    std::string text(bytes.substr(0, 40));
    for (char& each : text)
      if (static_cast<unsigned char>(each) < ' ' || each == '\x7F') each = '?';
    return bytes.size() > 40 ? text + "..." : text;
  }

  template <class... Parts> [[noreturn]] void refuse(Parts... parts) const {
    reject("byte_pairs: line ", number_, " ", parts...);
  }
  [[noreturn]] void refuse_end(char const* what, std::size_t others) const {
    reject("byte_pairs: the file ends after line ", number_, " with ", table_.size() - others, " ", what, " of ",
           count_ - others);
  }

  std::string_view text_;
  std::size_t count_;
  byte_pair_table& table_;
  std::size_t at_ = 0;
  std::size_t number_ = 0;
  std::string_view line_;
  std::string bytes_;  // of the token that a line is about
};
}  // namespace detail
}  // namespace HEADSUP_NAMESPACE
