#include <headsup/layers/attention_layer.hpp>
#include <headsup/ops/concat.hpp>
#include <headsup/ops/extent.hpp>
#include <headsup/ops/fill.hpp>
#include <headsup/ops/reshape.hpp>
#include <headsup/ops/slice.hpp>

using namespace headsup;

// A layer without kernels, which gives what it takes.
using echo_call = headsup_rule::sequence_layer<"echo", d_in<3>, context_length<6>>;
struct two_heads_of_four {
  using out = d_in<3>;
  using shared_heads = heads<2>;
  using head = head_dim<4>;
};
struct echo : causal_attention_layer<echo, echo_call, two_heads_of_four, seen_keys<true>> {
  template <class X> constexpr auto by_operations(X const& x) const { return x.clone(); }
  template <class X, class Cache> constexpr auto step_by_operations(X const& x, Cache& into) const {
    auto const numbers = full<float, batch<2>, heads<2>, tokens<1>, head_dim<4>>(1);
    into.append(numbers, numbers);
    return x.clone();
  }
};
using x = tensor<float, batch<2>, tokens<1>, d_in<3>>;

// the type: what the layer computes, its features, and the cache of its steps
static_assert(std::is_same_v<decltype(echo{}(x{})), x> && std::is_same_v<echo::features, d_in<3>>);
static_assert(
    std::is_same_v<echo::cache<batch<2>>, key_value_cache<axes<batch<2>>, heads<2>, context_length<6>, head_dim<4>>>);
static_assert(!headsup_run_time::HasKernel<echo>);

// kernels compute what a layer with projections does whose tokens see what they know
template <class Seen> struct projecting : attention_layer<projecting<Seen>, echo_call, one_head<d_out<2>>, Seen> {
  linear<d_in<3>, d_out<2>> W_query, W_key, W_value;
};
struct all_keys {
  template <auto... At> static constexpr auto of(auto const& scores) { return scores.clone(); }
};
static_assert(headsup_run_time::HasKernel<projecting<seen_keys<true, 5>>>);
static_assert(!headsup_run_time::HasKernel<projecting<all_keys>>);

// what tokens see may have parameters, which are a part of the layer: here, what is added for each key
struct nearer {
  tensor<float, keys<6>> bonus{};
  static constexpr parameter_members<&nearer::bonus> parameters{"bonus"};

  template <auto... At> constexpr auto of(auto const& scores) const {
    return mask_future<tokens, keys, At...>(scores + slice<keys>(bonus, 0, extent<keys>(scores)));
  }
};
struct learned : causal_attention_layer<learned, headsup_rule::sequence_layer<"learned", d_in<3>, context_length<6>>,
                                        one_head<d_out<2>>, nearer> {
  linear<d_in<3>, d_out<2>> W_query, W_key, W_value;
  nearer sees;
  static constexpr parameter_members<&learned::W_query, &learned::W_key, &learned::W_value, &learned::sees> parameters{
      "W_query", "W_key", "W_value", "sees"};
};
static_assert(count_parameters<learned>() == 3 * 8 + 6 && !headsup_run_time::HasKernel<learned>);
constexpr tensor<float, keys<6>> bonus{{0, 3, -1, 2, 0, 1}};
constexpr learned taught(tensor<float, keys<6>> const& sees) {
  torch_generator generator{123};
  learned layer;
  layer.W_query = linear<d_in<3>, d_out<2>>{generator};
  layer.W_key = linear<d_in<3>, d_out<2>>{generator};
  layer.W_value = linear<d_in<3>, d_out<2>>{generator};
  layer.sees.bonus = sees;
  return layer;
}
constexpr auto words_read = reshape<tokens<6>, d_in<3>>(arange<float, vocab<18>>() / 9);
static_assert(taught(bonus)(words_read) != taught({})(words_read) && taught(bonus)(words_read) == [] {
  learned::cache<> cached;
  auto const layer = taught(bonus);
  auto const first = layer.step(slice<tokens<4>>(words_read, 0), cached);
  return concat<tokens>(first, layer.step(slice<tokens<2>>(words_read, 4), cached));
}());

// the values: calls and steps reach the layer
constexpr x numbers{{{{1, 2, 3}}, {{4, 5, 6}}}};
static_assert(echo{}(numbers) == numbers && echo{}(view(numbers)) == numbers);
static_assert([] {
  echo::cache<batch<2>> cached;
  return echo{}.step(numbers, cached) == numbers && cached.size() == 1;
}());

// a mistake is handed on in silence, as it was reported
static_assert(std::is_same_v<decltype(echo{}(shape_mistake{})), shape_mistake>);
static_assert(std::is_same_v<decltype(echo{}.step(shape_mistake{}, shape_mistake{})), shape_mistake>);

// sizes that only the run time knows are compared there: the features, and no more tokens than the context
template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };
template <std::size_t Tokens, std::size_t Features>
constexpr bool takes = Constant<[] {
  return echo{}(forget_size<d_in>(forget_size<tokens>(zeros<float, tokens<Tokens>, d_in<Features>>())));
}>;
static_assert(takes<6, 3> && !takes<7, 3> && !takes<6, 4>);
