#pragma once

#include <headsup/layers/causal_attention.hpp>
#include <headsup/ops/concat.hpp>
#include <headsup/ops/stack.hpp>

#include <utility>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation multi_head_attention_wrapper_made{
    .name = "multi_head_attention_wrapper",
    .form = "<d_in<N>, d_out<N>, context_length<N>, heads<N>>()",
    .rules = {in_their_places, sizes_known.or_else("{unknown}<N> with a number")},
    .is = of_a_layer,
    .first_there = 2,
    .works_on = {role::d_in, role::d_out, role::context_length, role::heads}};
}  // namespace headsup_calls::op

namespace headsup_rule {
template <class In, class Out, class Context, class Heads>
struct made_wrapper : headsup_calls::refused<headsup_calls::op::multi_head_attention_wrapper_made,
                                             headsup_calls::of_axes<In, Out, Context, Heads>> {};
template <class In, class Out, class Context, class Heads>
using multi_head_attention_wrapper =
    sequence_layer<"multi_head_attention_wrapper", In, Context,
                   all<made_wrapper<In, Out, Context, Heads>, typename linear<In, Out>::made>, Out>;
}  // namespace headsup_rule

/// Refuses other arguments.
template <class In = void, class Out = void, class Context = void, class Heads = void, class Bias = qkv_bias::no,
          class... More>
struct multi_head_attention_wrapper : refused_layer {
  using refused_layer::refused_layer;
  using made =
      decltype(headsup_diagnostics::check<
               headsup_rule::no_layer_with_bias<headsup_calls::op::multi_head_attention_wrapper_made,
                                                headsup_rule::types<Bias, More...>, In, Out, Context, Heads>>());
};
template <class... Sizes> multi_head_attention_wrapper(Sizes const&...) -> multi_head_attention_wrapper<>;

/// Heads that are layers of their own: what a cache of all of them has.
template <class Out, class Heads> struct heads_in_a_row {
  using out = Out;
  using shared_heads = Heads;
  using head = head_dim<Out::size>;
};

/// Several causal heads side by side, each with its own weights: MultiHeadAttentionWrapper (listing 3.4).
///
/// Out is the output of one head; the heads' outputs are joined along it.
///
/// - Shapes: [A..., tokens up to Context, In] -> [A..., tokens, Out times the number of heads]
/// - Errors: as causal_attention
template <Axis In, Axis Out, Axis Context, Axis Heads, headsup_rule::BiasOption Bias>
struct multi_head_attention_wrapper<In, Out, Context, Heads, Bias>
    : causal_attention_layer<multi_head_attention_wrapper<In, Out, Context, Heads, Bias>,
                             headsup_rule::multi_head_attention_wrapper<In, Out, Context, Heads>,
                             heads_in_a_row<Out, Heads>, seen_keys<true>> {
  using head = causal_attention<In, Out, Context, Bias>;
  using head_list = head[Heads::size == dynamic ? 1 : Heads::size];

  head_list heads;
  static constexpr parameter_members<&multi_head_attention_wrapper::heads> parameters{"heads"};

  /// All zeros, to be copied or loaded into.
  constexpr multi_head_attention_wrapper() = default;
  constexpr explicit multi_head_attention_wrapper(headsup_detail::no_sizes_but_a_rate, auto const&...) {}

  /// PyTorch's initial weights, head by head.
  constexpr explicit multi_head_attention_wrapper(headsup_detail::Generator auto&& generator, double dropout_rate = 0) {
    for (head& each : heads) each = head(generator, dropout_rate);
  }

  template <class X, class... Generator> constexpr auto by_operations(X const& x, Generator&... generator) const {
    using part = decltype(heads[0](x, generator...));
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      // Braces evaluate in order, and the heads draw their dropout masks in order.
      part const parts[] = {heads[I](x, generator...)...};
      return concat<out_role>(parts[I]...);
    }(std::make_index_sequence<Heads::size>{});
  }
  template <class X, class Cache> constexpr auto step_by_operations(X const& x, Cache& into) const {
    return step_of_all(x, into, std::make_index_sequence<Heads::size>{});
  }

 private:
  using made = decltype(headsup_diagnostics::check<headsup_rule::made_wrapper<In, Out, Context, Heads>>());

  template <std::size_t N> using out_role = headsup_detail::resized<Out, N>;
  template <std::size_t N> using heads_role = headsup_detail::resized<Heads, N>;

  template <class X, class Cache, std::size_t... I>
  constexpr auto step_of_all(X const& x, Cache& into, std::index_sequence<I...>) const {
    auto const side_by_side = [](auto const&... of_heads) {
      return rename<out_role, head_dim>(stack<heads_role>(of_heads...));
    };
    auto const queries = side_by_side(heads[I].W_query(x)...);
    unfinished_step started(into);
    into.append(side_by_side(heads[I].W_key(x)...), side_by_side(heads[I].W_value(x)...));
    auto const mixed = rename<head_dim, out_role>(attend_to_cached(queries, into));
    auto result = concat<out_role>(take<heads_role>(mixed, I)...);
    started.finish();
    return result;
  }
};
}  // namespace HEADSUP_NAMESPACE
