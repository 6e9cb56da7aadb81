#pragma once

#include <headsup/tokenizer/byte_range.hpp>
#include <headsup/tokenizer/number_map.hpp>
#include <headsup/tokenizer/short_text.hpp>
#include <headsup/tokenizer/token_pair.hpp>

namespace HEADSUP_NAMESPACE {
/// Tokens, each made of a pair of earlier ones down to the 256 bytes, and the tokens of a word.
///
/// They are those that merging gives: again and again, the pair that makes the token with the lowest id, the leftmost
/// first. They are found without merging, in time proportional to the word's length. Of the tokens that begin at a
/// place, the longest is taken that merging keeps beside the token before it; if there is none, that one is too long.
///
/// - Source: github/rust-gems, crates/bpe, whose README proves it
class byte_pair_table {
 public:
  /// So that a node and a byte are a key of 32 bits.
  static constexpr std::size_t most_bytes = std::size_t{1} << 24;

  /// expected: how many tokens are to come. They must have fewer than most_bytes bytes.
  explicit byte_pair_table(std::size_t expected)
      : children_(2 * expected), made_by_(expected), short_tokens_(expected) {
    bytes_.reserve(8 * expected);
    tokens_.reserve(expected);
    nodes_.reserve(2 * expected);
    nodes_.resize(byte_tokens);
  }

  token_id size() const { return static_cast<token_id>(tokens_.size()); }

  /// The bytes of a token.
  byte_range operator[](token_id token) const { return {bytes_.data() + tokens_[token].begin, tokens_[token].size}; }

  /// The token that has these bytes, at least one, or no_token.
  token_id find(byte_range bytes) const {
    if (bytes.size <= headsup_detail::short_text::longest)
      return find(headsup_detail::short_text(bytes.data, bytes.size, bytes.size));
    token_id const token = longest(bytes);
    return token != no_token && tokens_[token].size == bytes.size ? token : no_token;
  }
  token_id find(headsup_detail::short_text const& bytes) const { return short_tokens_.find(bytes); }

  /// Whether merging the bytes of two tokens one after the other ends with these two.
  bool keeps(headsup_detail::token_pair pair) const {
    return merging_keeps(pair, [this](token_id token) { return tokens_[token].made_of; },
                         [this](headsup_detail::token_pair each) { return made_by_.find(key(each)); });
  }

  /// Adds the next of the 256 bytes, which come first.
  void add(char byte) {
    bytes_.push_back(byte);
    add_token(1, {}, root(byte), 1);
  }

  /// Adds the token that two make: merging keeps them, and no token has their bytes.
  void add(headsup_detail::token_pair pair) {
    made_by_.insert(key(pair), size());
    for (token_id const part : {pair.left, pair.right})
      for (std::size_t i = 0; i < tokens_[part].size; ++i) bytes_.push_back(bytes_[tokens_[part].begin + i]);
    std::uint32_t const known = tokens_[pair.left].size;
    add_token(known + tokens_[pair.right].size, pair, tokens_[pair.left].node, known);
  }

  /// After the last token: finds for each the longest other that it begins with.
  void complete() {
    std::vector<token_id> longest(nodes_.size());
    for (std::size_t i = 0; i < nodes_.size(); ++i) {  // a node comes after that of one byte less
      std::uint32_t const parent = nodes_[i].parent;
      token_id const shorter = parent == none ? no_token : longest[parent];
      token_id const token = nodes_[i].token;
      if (token != no_token) tokens_[token].shorter = shorter;
      longest[i] = token != no_token ? token : shorter;
    }
  }

  /// Appends the tokens of a word of any bytes. dead_ends is memory for it to use.
  void append_tokens(byte_range word, std::vector<token_id>& to, std::vector<bool>& dead_ends) const {
    dead_ends.assign(word.size + 1, false);
    std::size_t const before = to.size();
    std::size_t at = 0;
    for (token_id next = longest(word); true;) {
      std::size_t const end = at + tokens_[next].size;
      if (!dead_ends[end] && (to.size() == before || keeps({to.back(), next}))) {
        to.push_back(next);
        if (end == word.size) return;
        at = end;
        next = longest(word.after(at));
      } else if (tokens_[next].shorter != no_token) {
        next = tokens_[next].shorter;
      } else {
        dead_ends[at] = true;
        next = to.back();
        to.pop_back();
        at -= tokens_[next].size;
      }
    }
  }

 private:
  static constexpr std::uint32_t none = 0xFFFFFFFF;

  struct entry {
    std::uint32_t begin;
    std::uint32_t size;
    token_id shorter;
    headsup_detail::token_pair made_of;
    std::uint32_t node;
  };
  /// Bytes that tokens begin with. Those of one byte come first.
  struct beginning {
    token_id token = no_token;
    std::uint32_t parent = none;
  };

  static std::uint64_t key(headsup_detail::token_pair pair) { return std::uint64_t{pair.left} << 32 | pair.right; }
  static std::uint32_t root(char byte) { return static_cast<unsigned char>(byte); }
  static std::uint32_t edge(std::uint32_t node, char byte) { return node << 8 | root(byte); }

  /// The longest token that a text begins with.
  token_id longest(byte_range text) const {
    std::uint32_t node = root(text[0]);
    token_id found = nodes_[node].token;
    for (std::size_t i = 1; i < text.size; ++i) {
      node = children_.find(edge(node, text[i]));
      if (node == none) break;
      if (nodes_[node].token != no_token) found = nodes_[node].token;
    }
    return found;
  }

  /// The last `size` of bytes_ become a token. The first `known` of them lead to node.
  void add_token(std::uint32_t size, headsup_detail::token_pair made_of, std::uint32_t node, std::uint32_t known) {
    token_id const added = this->size();
    auto const begin = static_cast<std::uint32_t>(bytes_.size()) - size;
    for (std::size_t i = begin + known; i < bytes_.size(); ++i) {
      std::uint32_t next = children_.find(edge(node, bytes_[i]));
      if (next == none) {
        next = static_cast<std::uint32_t>(nodes_.size());
        children_.insert(edge(node, bytes_[i]), next);
        nodes_.push_back({no_token, node});
      }
      node = next;
    }
    nodes_[node].token = added;
    if (size <= headsup_detail::short_text::longest)
      short_tokens_.insert(headsup_detail::short_text(bytes_.data() + begin, size, size), added);
    tokens_.push_back({begin, size, no_token, made_of, node});
  }

  std::vector<char> bytes_;
  std::vector<entry> tokens_;
  std::vector<beginning> nodes_;
  headsup_detail::number_map<std::uint32_t> children_;
  headsup_detail::number_map<std::uint64_t> made_by_;
  headsup_detail::number_map<headsup_detail::short_text> short_tokens_;
};
}  // namespace HEADSUP_NAMESPACE
