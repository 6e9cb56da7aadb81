#include <headsup/layers/causal_attention.hpp>
#include <headsup/layers/multi_head_attention.hpp>
#include <headsup/layers/multi_head_attention_wrapper.hpp>
#include <headsup/ops/fill.hpp>
#include <headsup/ops/slice.hpp>

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

using cache_type = key_value_cache<axes<batch<2>>, heads<3>, context_length<4>, head_dim<5>>;

// the type
static_assert(std::is_same_v<cache_type::layout, axes<batch<2>, heads<3>, context_length<4>, head_dim<5>>>);
static_assert(std::is_nothrow_move_constructible_v<cache_type> && !std::is_copy_constructible_v<cache_type>);
static_assert(std::is_same_v<decltype(std::declval<cache_type const&>().keys()),
                             tensor<float, batch<2>, heads<3>, keys<dynamic>, head_dim<5>>>);
static_assert(std::is_same_v<decltype(std::declval<cache_type const&>().values_of(1, 2)),
                             tensor_view<float const, keys<dynamic>, head_dim<5>>>);
static_assert(cache_type::capacity() == 4);

// the layers' own
using single = causal_attention<d_in<3>, d_out<2>, context_length<6>>;
using multi = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>, qkv_bias::yes>;
using wrapper = multi_head_attention_wrapper<d_in<3>, d_out<5>, context_length<6>, heads<3>>;
static_assert(std::is_same_v<single::cache<>, key_value_cache<axes<>, heads<1>, context_length<6>, head_dim<2>>>);
static_assert(
    std::is_same_v<multi::cache<batch<2>>, key_value_cache<axes<batch<2>>, heads<2>, context_length<6>, head_dim<2>>>);
static_assert(std::is_same_v<wrapper::cache<batch<2>>,
                             key_value_cache<axes<batch<2>>, heads<3>, context_length<6>, head_dim<5>>>);

// the values: six tokens in chunks of one, two and three give the same bits as one pass
template <class L> constexpr bool steps_are_one_pass() {
  torch_generator generator{123};
  L const layer(generator);
  auto const x = rand<batch<2>, tokens<6>, d_in<3>>(generator);
  auto const whole = layer(x);
  typename L::template cache<batch<2>> cache;
  auto const first = layer.step(slice<tokens<1>>(x, 0), cache);
  auto const second = layer.step(slice<tokens<2>>(x, 1), cache);
  auto const third = layer.step(slice<tokens>(x, 3, 3), cache);
  static_assert(std::is_same_v<decltype(first), decltype(layer(slice<tokens<1>>(x, 0))) const>);
  static_assert(std::is_same_v<decltype(third), decltype(layer(slice<tokens>(x, 3, 3))) const>);
  return concat<tokens>(first, second, third) == whole && cache.size() == 6;
}
static_assert(steps_are_one_pass<single>() && steps_are_one_pass<multi>() && steps_are_one_pass<wrapper>());

// without a batch, in one step, and again after clear() and in a clone
static_assert([] {
  torch_generator generator{123};
  multi const layer(generator);
  auto const x = rand<tokens<5>, d_in<3>>(generator);
  multi::cache<> cache;
  auto const first = layer.step(x, cache);
  auto copy = cache.clone();
  cache.clear();
  bool const same = first == layer(x) && layer.step(x, cache) == first;
  auto const last = rand<tokens<1>, d_in<3>>(generator);
  return same && layer.step(last, cache) == layer.step(last, copy) && copy.size() == 6;
}());

// what it refuses: another layer's cache, and too many tokens, which only the run time can know
template <class Cache>
inline constexpr bool takes =
    can_step<tensor<float, batch<2>, tokens<1>, d_in<3>>, Cache, d_in<3>, heads<2>, context_length<6>, head_dim<2>>;
static_assert(takes<multi::cache<batch<2>>&> && !takes<multi::cache<batch<2>>> &&
              !takes<multi::cache<batch<2>> const&>);
static_assert(!takes<multi::cache<batch<1>>&> && !takes<multi::cache<>&> && !takes<single::cache<batch<2>>&>);
static_assert(!takes<key_value_cache<axes<batch<2>>, heads<2>, context_length<7>, head_dim<2>>&> && !takes<int&>);
static_assert(!takes<key_value_cache<axes<batch<2>>, heads<2>, context_length<6>, head_dim<3>>&>);
static_assert(!Constant<[] {
  multi const layer;
  multi::cache<> cache;
  (void)layer.step(zeros<float, tokens<4>, d_in<3>>(), cache);
  (void)layer.step(zeros<float, tokens<3>, d_in<3>>(), cache);
}>);
