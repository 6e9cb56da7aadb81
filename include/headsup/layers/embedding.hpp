#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/layers/parameters.hpp>
#include <headsup/layers/refused_calls.hpp>
#include <headsup/layers/refused_layer.hpp>
#include <headsup/ops/contract.hpp>
#include <headsup/ops/lookup.hpp>
#include <headsup/ops/random.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation embedding_made{
    .name = "embedding",
    .form = "<vocab<N>, d_in<N>>()",
    .rules = {roles_differ, in_their_places, sizes_known.or_else("{unknown}<N> with a number")},
    .is = of_a_layer,
    .works_on = {role::vocab, role::d_in}};
inline constexpr operation embedding{
    .name = "embedding",
    .form = "<vocab<N>, d_in<N>>(ids)",
    .rules = {are_table_and_ids.or_else("tensor<int, tokens<1>>{{id}}", is_a_number),
              looked_up_once.or_else("the ids themselves, or the logits of this layer if words are to follow"),
              of_whole.or_else(indices_of_values), rows_apart, are_ids_of_rows.or_else(right_ids)},
    .is = of_a_layer,
    .last_there = 1,
    .works_on = {role::tokens},
    .ids = 0};
inline constexpr operation logits{
    .name = "logits",
    .form = "<d_in<N>, vocab<N>>(x)",
    .rules = {has_features.in(0).or_else("layer.logits(layer(x)) if these are ids", are_ids), lacks_output,
              of_float.in(0)},
    .is = of_a_layer,
    .last_there = 1,
    .member = ".logits"};
}  // namespace headsup_calls::op

namespace headsup_rule {
template <class Ids, class Out>
struct embedding
    : layer_call<headsup_calls::op::embedding, axes<Ids, Out>,
                 headsup_calls::refused<headsup_calls::op::embedding_made, headsup_calls::of_axes<Ids, Out>>, "(ids)"> {
};
/// embedding.logits(x).
template <class Ids, class Out>
struct logits : layer_call<headsup_calls::op::logits, axes<Out, Ids>, typename embedding<Ids, Out>::made> {
  static constexpr char const* called = "layer.logits";
};
}  // namespace headsup_rule

/// Refuses other arguments.
template <class Ids = void, class Out = void> struct embedding : refused_layer {
  using refused_layer::refused_layer;
  using made =
      decltype(headsup_diagnostics::check<headsup_rule::is_named_so<headsup_rule::has_an_axis_for_each,
                                                                    headsup_calls::op::embedding_made, Ids, Out>>());
};
template <class... Sizes> embedding(Sizes const&...) -> embedding<>;

/// A table with one row of features for each id, as torch.nn.Embedding.
///
/// - Shapes: ids [A...] -> [A..., Out]
/// - Errors: as lookup
template <Axis Ids, Axis Out>
struct embedding<Ids, Out> : headsup_detail::no_forward<headsup_rule::embedding<Ids, Out>> {
  using call = headsup_rule::embedding<Ids, Out>;
  using weight_type = headsup_detail::weight_over<call::made::value, Ids, Out>;

  weight_type weight;
  static constexpr parameter_members<&embedding::weight> parameters{"weight"};

  /// All zeros, to be copied or loaded into.
  constexpr embedding() = default;
  constexpr explicit embedding(headsup_detail::no_sizes, auto const&...) {}

  /// PyTorch's initial rows: normally distributed, mean 0 and variance 1.
  constexpr explicit embedding(headsup_detail::Generator auto&& generator) : weight(initial(generator)) {}

  static constexpr weight_type initial(torch_generator& generator) {
    if constexpr (call::made::value) return randn<Ids, Out>(generator);
    else return {};
  }

  using headsup_detail::no_forward<call>::operator();
  template <class X, class... More> constexpr auto operator()(X const& ids, More const&...) const {
    if constexpr (sizeof...(More) != 0 || !call::template rules<described<X>>::value) {
#if defined(HEADSUP_AS_PYTORCH)
      using mistake = headsup_detail::broken_by<call, X const&, More const&...>;
      return headsup_by_place::read_layer<mistake, call, sizeof...(More)>(*this, ids);
#else
      static_assert(!HEADSUP_MISTAKE(headsup_detail::broken_by<call, X const&, More const&...>));
      return shape_mistake{};
#endif
    } else {
      return headsup_detail::rows_at<headsup_calls::op::embedding, headsup_rule::role_of<Ids>::template type>(weight,
                                                                                                              ids);
    }
  }

  /// How well each row fits x: the head of a language model that is tied to its embedding, and owns no weights.
  ///
  /// - Shapes:   [A..., Out] -> [A..., Ids]
  /// - Rounding: as contract
  /// - Errors:   an input without Out, with Ids or not of float: at compile time
  template <class X, class... More> constexpr auto logits(X const& x, [[maybe_unused]] More const&... more) const {
    using fit = headsup_rule::logits<Ids, Out>;
    if constexpr (sizeof...(More) != 0 || !fit::template rules<described<X>>::value) {
      static_assert(!HEADSUP_MISTAKE(headsup_detail::broken_by<fit, X const&, More const&...>));
      return shape_mistake{};
    } else {
      fit::must_hold(x);
      return contract<headsup_rule::role_of<Out>::template type>(x, weight);
    }
  }

 private:
  using made = decltype(headsup_diagnostics::check<typename call::made>());
};
}  // namespace HEADSUP_NAMESPACE
