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

// values of features of their own, of another size: written, copied and read as the keys are
namespace {
template <std::size_t N> struct value_dim : headsup::axis<"value_dim", N> {};
using of_own_values = key_value_cache<axes<batch<2>>, kv_heads<2>, context_length<8>, head_dim<4>, float, value_dim<3>>;
constexpr auto more_keys = rand<batch<2>, kv_heads<2>, tokens<5>, head_dim<4>>(torch_generator{1});
constexpr auto more_values = rand<batch<2>, kv_heads<2>, tokens<5>, value_dim<3>>(torch_generator{2});
}  // namespace
static_assert(std::is_same_v<decltype(of_own_values{}.values()),
                             tensor<float, batch<2>, kv_heads<2>, keys<dynamic>, value_dim<3>>>);
static_assert([] {
  of_own_values cache;
  cache.append(more_keys, more_values);
  cache.append(slice<tokens<2>>(more_keys, 1), slice<tokens<2>>(more_values, 1));
  auto const copy = cache.clone();
  auto const values = copy.values();
  bool same = copy.size() == 7;
  for (std::size_t b = 0; b < 2; ++b)
    for (std::size_t h = 0; h < 2; ++h)
      for (std::size_t t = 0; t < 7; ++t)
        same = same && values(b, h, t, 2) == more_values(b, h, t < 5 ? t : t - 4, 2) &&
               copy.keys()(b, h, t, 3) == more_keys(b, h, t < 5 ? t : t - 4, 3) &&
               copy.values_of(b, h)(t, 0) == values(b, h, t, 0);
  return same;
}());
// no layer takes it, which caches both of one width
using one_step = tensor<float, batch<2>, tokens<1>, d_in<3>>;
template <class Cache>
concept Taken = can_step<one_step, Cache&, d_in<3>, kv_heads<2>, context_length<8>, head_dim<4>>;
static_assert(Taken<key_value_cache<axes<batch<2>>, kv_heads<2>, context_length<8>, head_dim<4>>> &&
              !Taken<of_own_values>);
