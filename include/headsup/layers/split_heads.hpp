#pragma once

#include <headsup/layers/attention_options.hpp>
#include <headsup/layers/heads_rules.hpp>
#include <headsup/ops/assume.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/split.hpp>
#include <headsup/ops/transpose.hpp>

namespace HEADSUP_NAMESPACE {
/// The heads of projections with the features Out: Heads of queries, and Shared of keys and values, which are as many
/// or, in grouped-query attention, fewer.
template <Axis Out, Axis Heads, Axis Shared> class split_heads {
  template <std::size_t N> using out_role = resized<Out, N>;
  template <std::size_t N> using heads_role = resized<Heads, N>;
  template <std::size_t N> using shared_role = resized<Shared, N>;
  static constexpr bool grouped = !std::is_same_v<Shared, Heads>;

 public:
  /// The features of one head, and of all heads of keys or values.
  using head = features_of_one<Out, Heads>;
  using shared_out = std::conditional_t<grouped, resized<Out, Shared::size * head::size>, Out>;

  /// - Shapes: [A..., Rows, Out] -> [A..., Shared, Rows, head_dim]
  template <template <std::size_t> class Rows> static constexpr auto of_keys(auto const& projected) {
    return transpose<Rows, shared_role>(split<out_role, Shared, head>(projected));
  }

  /// - Shapes: [A..., tokens, Out] -> [A..., Heads, tokens, head_dim], or [A..., Shared, copies, tokens, head_dim]
  static constexpr auto of_queries(auto const& projected) {
    if constexpr (!grouped) return of_keys<tokens>(projected);
    else
      return transpose<tokens, copies>(
          transpose<tokens, shared_role>(split<out_role, Shared, copies<Heads::size / Shared::size>, head>(projected)));
  }

  /// The result for such queries, its heads side by side.
  ///
  /// - Shapes: those of queries -> [A..., tokens, all_heads]
  static constexpr auto merged(auto const& mixed) {
    if constexpr (!grouped) return merge<all_heads, heads_role, head_dim>(transpose<heads_role, tokens>(mixed));
    else
      return forget_factors<all_heads>(merge<all_heads, shared_role, copies, head_dim>(
          transpose<shared_role, tokens>(transpose<copies, tokens>(mixed))));
  }
};
}  // namespace HEADSUP_NAMESPACE
