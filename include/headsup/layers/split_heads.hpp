#pragma once

#include <headsup/layers/attention_options.hpp>
#include <headsup/ops/assume.hpp>
#include <headsup/ops/expand.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/rename.hpp>
#include <headsup/ops/split.hpp>
#include <headsup/ops/take.hpp>
#include <headsup/ops/transpose.hpp>

// How the features of a projection become heads, and heads become the features of a result: what attention layers
// differ in, beside what their tokens see.

namespace HEADSUP_NAMESPACE {
/// The features of each of Heads, which share Out; defined even if they do not divide it, which the layer refuses.
template <class Out, class Heads>
using features_of_one = head_dim<Out::size / Heads::size + (Out::size < Heads::size ? 1 : 0)>;

/// One head, which has all features Out.
template <Axis Out> struct one_head {
  using out = Out;
  using heads = headsup::heads<1>;
  using shared_heads = heads;
  using head = head_dim<Out::size>;
  /// The features that queries and keys have in common.
  template <std::size_t N> using features = headsup_detail::resized<Out, N>;

  template <class X> static constexpr X&& of_queries(X&& projected) { return static_cast<X&&>(projected); }
  template <template <std::size_t> class Rows, class X> static constexpr X&& of_keys(X&& projected) {
    return static_cast<X&&>(projected);
  }
  template <class X> static constexpr X&& merged(X&& mixed) { return static_cast<X&&>(mixed); }

  /// Projections as a cache has them, over heads and head_dim, and back.
  static constexpr auto as_cached(auto const& projected) {
    return rename<features, head_dim>(expand<heads>(projected));
  }
  static constexpr auto of_cached(auto const& mixed) {
    return rename<head_dim, features>(take<headsup::heads>(mixed, 0));
  }
};

/// The heads of projections with the features Out: Heads of queries, and Shared of keys and values, which are as many
/// or, in grouped-query attention, fewer.
template <Axis Out, Axis Heads, Axis Shared = Heads> class split_heads {
  template <std::size_t N> using out_role = headsup_detail::resized<Out, N>;
  template <std::size_t N> using heads_role = headsup_detail::resized<Heads, N>;
  template <std::size_t N> using shared_role = headsup_detail::resized<Shared, N>;
  static constexpr bool grouped = !std::is_same_v<Shared, Heads>;

 public:
  using out = Out;
  using heads = Heads;
  using shared_heads = Shared;
  /// The features of one head, and of all heads of keys or values.
  using head = features_of_one<Out, Heads>;
  using shared_out = std::conditional_t<grouped, headsup_detail::resized<Out, Shared::size * head::size>, Out>;
  /// The features that queries and keys have in common.
  template <std::size_t N> using features = head_dim<N>;

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

  template <class X> static constexpr X&& as_cached(X&& projected) { return static_cast<X&&>(projected); }
  template <class X> static constexpr X&& of_cached(X&& mixed) { return static_cast<X&&>(mixed); }
};
}  // namespace HEADSUP_NAMESPACE
