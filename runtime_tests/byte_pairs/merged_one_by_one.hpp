#ifndef HEADSUP_RUNTIME_TESTS_BYTE_PAIRS_MERGED_ONE_BY_ONE_HPP
#define HEADSUP_RUNTIME_TESTS_BYTE_PAIRS_MERGED_ONE_BY_ONE_HPP

// What byte pairs are by definition, to compare with: bytes, merged one pair after another.

#include <headsup/tokenizer/gpt2_bytes.hpp>
#include <headsup/tokenizer/gpt2_words.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// Tokens by their bytes, as vocab.bpe numbers them.
class merged_one_by_one {
 public:
  merged_one_by_one() {
    for (std::size_t id = 0; id < 256; ++id) add(std::string(1, headsup::headsup_detail::byte_of_id(id)));
  }

  std::vector<std::string> const& tokens() const { return tokens_; }

  /// Whether the merge of two tokens can come next: merging everything before it leaves these two.
  bool can_merge(std::size_t left, std::size_t right) const {
    std::string const both = tokens_[left] + tokens_[right];
    return ids_.count(both) == 0 && word(both) == std::vector<std::int64_t>{id(left), id(right)};
  }

  void merge(std::size_t left, std::size_t right) {
    lines_ += letters(tokens_[left]) + " " + letters(tokens_[right]) + "\n";
    add(tokens_[left] + tokens_[right]);
  }

  /// The file of these merges, and that of the ranks.
  std::string bpe() const { return "#version: 0.2\n" + lines_; }
  std::string ranks() const {
    std::string text;
    for (std::size_t i = 0; i < tokens_.size(); ++i) text += base64(tokens_[i]) + " " + std::to_string(i) + "\n";
    return text;
  }

  /// The ids of a word: the pair with the lowest id is merged, the leftmost first, until there is none.
  std::vector<std::int64_t> word(std::string const& bytes) const {
    std::vector<std::string> parts;
    for (char const each : bytes) parts.emplace_back(1, each);
    while (true) {
      std::size_t best = tokens_.size();
      std::size_t at = 0;
      for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        auto const found = ids_.find(parts[i] + parts[i + 1]);
        if (found != ids_.end() && found->second < best) best = found->second, at = i;
      }
      if (best == tokens_.size()) break;
      parts[at] += parts[at + 1];
      parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    }
    std::vector<std::int64_t> result;
    for (std::string const& each : parts) result.push_back(id(ids_.at(each)));
    return result;
  }

  /// The ids of a text.
  std::vector<std::int64_t> encode(std::string const& text) const {
    std::vector<std::int64_t> result;
    for (std::size_t at = 0; at < text.size();) {
      std::size_t const size = headsup::first_word(text.data() + at, text.size() - at);
      for (std::int64_t const each : word(text.substr(at, size))) result.push_back(each);
      at += size;
    }
    return result;
  }

 private:
  static std::int64_t id(std::size_t token) { return static_cast<std::int64_t>(token); }

  void add(std::string const& bytes) {
    ids_[bytes] = tokens_.size();
    tokens_.push_back(bytes);
  }

  static std::string letters(std::string const& bytes) {
    std::string text;
    for (char const each : bytes) {
      char32_t const letter = headsup::headsup_detail::letter_of_id(headsup::headsup_detail::id_of_byte(each));
      if (letter >= 0x80) text += static_cast<char>(0xC0 | letter >> 6);
      text += static_cast<char>(letter < 0x80 ? letter : 0x80 | (letter & 0x3F));
    }
    return text;
  }

  static std::string base64(std::string const& bytes) {
    constexpr char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
      std::uint32_t bits = 0;
      for (std::size_t k = 0; k < 3; ++k)
        bits = bits << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0u);
      for (std::size_t k = 0; k < 4; ++k) text += i + k > bytes.size() ? '=' : digits[bits >> (18 - 6 * k) & 63];
    }
    return text;
  }

  std::vector<std::string> tokens_;
  std::map<std::string, std::size_t> ids_;
  std::string lines_;
};

#endif
