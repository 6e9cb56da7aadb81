#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/ops/mask.hpp>
#include <headsup/ops/mask_distant.hpp>

namespace HEADSUP_NAMESPACE {
/// What the tokens of a layer see, whatever they are: with Causal no later token, and with a Window, of that many keys,
/// none that is farther away.
///
/// A layer of your own may have another one, which only needs `of`. The kernels know this one alone.
template <bool Causal, std::size_t Window = 0> struct seen_keys {
  static constexpr bool causal = Causal;
  static constexpr std::size_t window = Window;

  /// Scores with what no query sees hidden; At says how queries line up with keys, as mask_future's offset.
  ///
  /// - Shapes: [A..., tokens, keys] -> the same
  template <auto... At> static constexpr auto of(auto scores) {
    if constexpr (Causal && Window != 0)
      return mask_distant<tokens, keys, Window, At...>(mask_future<tokens, keys, At...>(scores));
    else if constexpr (Causal) return mask_future<tokens, keys, At...>(scores);
    else if constexpr (Window != 0) return mask_distant<tokens, keys, Window, At...>(scores);
    else return scores;
  }
};

namespace headsup_detail {
/// Whether the kernels know what a layer's tokens see.
template <class Seen> inline constexpr bool kernels_know = false;
template <bool Causal, std::size_t Window> inline constexpr bool kernels_know<seen_keys<Causal, Window>> = true;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
