#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>
#include <cstdint>

namespace HEADSUP_NAMESPACE {
/// The id of a token, which is also its place in the order of merges. The 256 bytes, which nothing makes, come first.
using token_id = std::uint32_t;

/// How many tokens are bytes, and what stands for none.
inline constexpr token_id byte_tokens = 256;
inline constexpr token_id no_token = 0xFFFFFFFF;

namespace headsup_detail {
/// Two tokens side by side.
struct token_pair {
  token_id left = no_token;
  token_id right = no_token;

  constexpr bool operator==(token_pair const& other) const { return left == other.left && right == other.right; }
};
}  // namespace headsup_detail

/// Whether merging the bytes of a pair, always the two that make the lowest id and the leftmost of them, ends with the
/// pair. made_of(token) is the pair that makes a token, and made_by(pair) the token that a pair makes, or no_token.
///
/// Merging is undone from its end: the one of both tokens that was complete last is taken apart. No pair across the
/// border may have been merged before it.
///
/// - Source: github/rust-gems, crates/bpe, is_valid_token_pair
template <class MadeOf, class MadeBy>
constexpr bool merging_keeps(headsup_detail::token_pair pair, MadeOf made_of, MadeBy made_by) {
  for (token_id before = no_token;;) {
    if (made_by(pair) < before) return false;
    if (pair.left > pair.right) {
      if (pair.left < byte_tokens) return true;
      before = pair.left;
      pair.left = made_of(pair.left).right;
    } else {
      if (pair.right < byte_tokens) return true;
      before = pair.right + 1;
      pair.right = made_of(pair.right).left;
    }
  }
}
}  // namespace HEADSUP_NAMESPACE
