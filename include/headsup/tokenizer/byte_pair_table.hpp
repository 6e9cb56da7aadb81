#pragma once

#include <headsup/tokenizer/number_map.hpp>
#include <headsup/tokenizer/short_text.hpp>

#include <string_view>

namespace HEADSUP_NAMESPACE {
/// Tokens, each made of a pair of earlier ones down to the 256 bytes, and the tokens of a word.
///
/// They are those that merging gives: again and again, the pair that makes the token with the lowest id, the leftmost
/// first. They are found without merging, in time proportional to the word's length. Two tokens stand side by side if no
/// pair across their border would have been merged before they were complete; of the tokens that begin at a place, the
/// longest that fits is taken; where none does, the token before is too long.
///
/// - Source: github/rust-gems, crates/bpe, whose README proves it
class byte_pair_table {
 public:
  using id = std::uint32_t;
  static constexpr id none = number_map<std::uint64_t>::none;
  static constexpr id byte_count = 256;

  /// expected: how many tokens are to come.
  explicit byte_pair_table(std::size_t expected) : children_(2 * expected), made_by_(expected), short_tokens_(expected) {
    nodes_.resize(byte_count);
  }

  id size() const { return static_cast<id>(tokens_.size()); }

  /// The bytes of a token.
  std::string_view operator[](id token) const { return {bytes_.data() + tokens_[token].begin, tokens_[token].size}; }

  /// The token that has these bytes, at least one, or none.
  id find(std::string_view bytes) const {
    std::uint32_t node = root(bytes[0]);
    for (std::size_t i = 1; i < bytes.size() && node != none; ++i) node = children_.find(edge(node, bytes[i]));
    return node == none ? none : nodes_[node].token;
  }

  /// Whether merging the bytes of two tokens one after the other ends with these two.
  bool fit(id left, id right) const {
    // What is merged from here on was merged before: each token was complete before the tokens that are made of it.
    for (id before = none;;) {
      if (made_by_.find(pair_of(left, right)) < before) return false;
      if (left > right) {
        if (left < byte_count) return true;
        before = left;
        left = tokens_[left].made_of.right;
      } else {
        if (right < byte_count) return true;
        before = right + 1;
        right = tokens_[right].made_of.left;
      }
    }
  }

  /// Adds the next of the 256 bytes, which come first.
  void add(char byte) {
    bytes_.push_back(byte);
    add_token(1, {none, none});
  }

  /// Adds the token that two make: they fit, and no token has its bytes.
  void add(id left, id right) {
    made_by_.insert(pair_of(left, right), size());
    for (id const part : {left, right}) {
      std::size_t const begin = tokens_[part].begin;
      for (std::size_t i = 0; i < tokens_[part].size; ++i) bytes_.push_back(bytes_[begin + i]);
    }
    add_token(tokens_[left].size + tokens_[right].size, {left, right});
  }

  /// After the last token: finds for each the longest other that it begins with.
  void complete() {
    std::vector<id> longest(nodes_.size());
    for (std::size_t i = 0; i < nodes_.size(); ++i) {  // what a node hangs on comes before it
      std::uint32_t const parent = nodes_[i].parent;
      id const shorter = parent == none ? none : longest[parent];
      id const token = nodes_[i].token;
      if (token != none) tokens_[token].shorter = shorter;
      longest[i] = token != none ? token : shorter;
    }
  }

  /// The token of a word of at most short_text::longest bytes that is one, or none.
  id find_short(short_text const& word) const { return short_tokens_.find(word); }

  /// Appends the tokens of a word of any bytes. too_far is memory for it to use.
  void append_tokens(std::string_view word, std::vector<id>& to, std::vector<bool>& too_far) const {
    too_far.assign(word.size() + 1, false);  // places from which no tokens lead to the end
    std::size_t const before = to.size();
    std::size_t at = 0;
    for (id next = longest(word); true;) {
      std::size_t const end = at + tokens_[next].size;
      if (!too_far[end] && (to.size() == before || fit(to.back(), next))) {
        to.push_back(next);
        if (end == word.size()) return;
        at = end;
        next = longest(word.substr(at));
      } else if (tokens_[next].shorter != none) {
        next = tokens_[next].shorter;
      } else {
        too_far[at] = true;
        next = to.back();
        to.pop_back();
        at -= tokens_[next].size;
      }
    }
  }

 private:
  struct pair {
    id left;
    id right;
  };
  struct entry {
    std::size_t begin;
    std::uint32_t size;
    id shorter;
    pair made_of;
  };
  /// Bytes that tokens begin with.
  struct beginning {
    id token = none;
    std::uint32_t parent = none;
  };

  static std::uint64_t pair_of(id left, id right) { return std::uint64_t{left} << 32 | right; }

  static std::uint32_t root(char byte) { return static_cast<unsigned char>(byte); }
  static std::uint64_t edge(std::uint32_t node, char byte) { return std::uint64_t{node} << 8 | root(byte); }

  /// The longest token that a text begins with.
  id longest(std::string_view text) const {
    std::uint32_t node = root(text[0]);
    id found = nodes_[node].token;
    for (std::size_t i = 1; i < text.size(); ++i) {
      node = children_.find(edge(node, text[i]));
      if (node == none) break;
      if (nodes_[node].token != none) found = nodes_[node].token;
    }
    return found;
  }

  /// The last `size` of bytes_ are a token.
  void add_token(std::uint32_t size, pair made_of) {
    std::size_t const begin = bytes_.size() - size;
    id const added = this->size();
    tokens_.push_back({begin, size, none, made_of});
    std::uint32_t at = root(bytes_[begin]);
    for (std::size_t i = begin + 1; i < bytes_.size(); ++i) {
      std::uint32_t next = children_.find(edge(at, bytes_[i]));
      if (next == none) {
        next = static_cast<std::uint32_t>(nodes_.size());
        children_.insert(edge(at, bytes_[i]), next);
        nodes_.push_back({none, at});
      }
      at = next;
    }
    nodes_[at].token = added;
    if (size <= short_text::longest) short_tokens_.insert(short_text(bytes_.data() + begin, size, size), added);
  }

  std::vector<char> bytes_;
  std::vector<entry> tokens_;
  std::vector<beginning> nodes_;
  number_map<std::uint64_t> children_;
  number_map<std::uint64_t> made_by_;
  number_map<short_text> short_tokens_;
};
}  // namespace HEADSUP_NAMESPACE
