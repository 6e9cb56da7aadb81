#pragma once

#include <headsup/diagnostics/words.hpp>
#include <headsup/tokenizer/compiled.hpp>

// Errors of the library are exceptions, which without them would end the program in other words.
#if defined(HEADSUP_COMPILED) && defined(__cpp_exceptions)
namespace HEADSUP_NAMESPACE::headsup_byte_pairs {
namespace library = HEADSUP_LIBRARY;
using library::byte_pairs_in;
using library::bytes_of;
using library::ids_in;
using library::read_byte_pairs;
}  // namespace HEADSUP_NAMESPACE::headsup_byte_pairs
#else
#include <headsup/tokenizer/byte_pair_file.hpp>
#include <headsup/tokenizer/byte_pair_table.hpp>
#include <headsup/tokenizer/gpt2_words.hpp>
#include <headsup/tokenizer/has_words.hpp>

#include <cerrno>
#include <cstdio>
#include <system_error>

// What byte_pairs_of does, without axes.

namespace HEADSUP_NAMESPACE::headsup_byte_pairs {
/// The tokens of a file, and after them <|endoftext|>.
class word_table {
 public:
  /// tokens: how many there are, with <|endoftext|>.
  word_table(std::string_view file, std::size_t tokens) : end_of_text_(tokens - 1), table_(tokens) {
    if (file.size() > largest_file)
      headsup_diagnostics::reject("byte_pairs: the file is longer than ", largest_file, " bytes");
    byte_pair_file("byte_pairs", {file.data(), file.size()}, end_of_text_, table_).read();
    table_.complete();
  }

  static std::string read(char const* path) {
    struct closes {
      void operator()(std::FILE* open) const { std::fclose(open); }
    };
    std::unique_ptr<std::FILE, closes> const file(std::fopen(path, "rb"));
    if (file == nullptr)
      headsup_diagnostics::reject("byte_pairs: cannot open ", path, ": ",
                                  std::generic_category().message(errno).c_str());
    std::string text;
    char part[1 << 14];
    std::size_t count = 0;
    while (text.size() <= largest_file && (count = std::fread(part, 1, sizeof part, file.get())) != 0)
      text.append(part, count);
    if (std::ferror(file.get()) != 0) headsup_diagnostics::reject("byte_pairs: cannot read ", path);
    return text;
  }

  std::vector<token_id> encode(std::string_view text, special_tokens special) const {
    if (text.empty()) headsup_diagnostics::reject(headsup_rule::has_words<"byte_pairs">::say().data());
    std::vector<token_id> ids;
    std::vector<bool> memory;
    for (std::size_t at = 0; true;) {
      std::size_t const mark = special == special_tokens::as_text ? std::string_view::npos : text.find(end_mark, at);
      append_words(text.substr(at, mark - at), ids, memory);
      if (mark == std::string_view::npos) return ids;
      if (special == special_tokens::refused) refuse_end_of_text(mark);
      ids.push_back(static_cast<token_id>(end_of_text_));
      at = mark + end_mark.size();
    }
  }

  /// The bytes of a token. role: what the vocabulary is called, for messages.
  std::string_view bytes_of(std::int64_t id, char const* role) const {
    if (id < 0 || static_cast<std::size_t>(id) > end_of_text_)
      headsup_diagnostics::reject("byte_pairs: id ", headsup_diagnostics::sign_of(id),
                                  headsup_diagnostics::distance_of(id), " is outside ", role, "<", end_of_text_ + 1,
                                  ">");
    if (static_cast<std::size_t>(id) == end_of_text_) return end_mark;
    byte_range const bytes = table_[static_cast<token_id>(id)];
    return {bytes.data, bytes.size};
  }

 private:
  static constexpr std::string_view end_mark = "<|endoftext|>";
  static constexpr std::size_t largest_file = byte_pair_table::most_bytes / 2;

  [[noreturn]] HEADSUP_SELDOM static void refuse_end_of_text(std::size_t at) {
    headsup_diagnostics::words w;
    w << "byte_pairs: <|endoftext|> at byte " << at << " of the text";
    headsup_diagnostics::reject((w.fix() << "special_tokens::allowed or as_text").data());
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

  std::size_t end_of_text_;
  byte_pair_table table_;
};

inline std::shared_ptr<void const> byte_pairs_in(std::string_view file, std::size_t tokens) {
  return std::make_shared<word_table const>(file, tokens);
}
inline std::shared_ptr<void const> read_byte_pairs(std::string const& path, std::size_t tokens) {
  return byte_pairs_in(word_table::read(path.c_str()), tokens);
}
inline std::vector<token_id> ids_in(void const* pairs, std::string_view text, special_tokens special) {
  return static_cast<word_table const*>(pairs)->encode(text, special);
}
inline std::string_view bytes_of(void const* pairs, std::int64_t id, char const* role) {
  return static_cast<word_table const*>(pairs)->bytes_of(id, role);
}
}  // namespace HEADSUP_NAMESPACE::headsup_byte_pairs
#endif
