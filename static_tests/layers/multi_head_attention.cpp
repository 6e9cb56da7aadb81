#include <headsup/layers/multi_head_attention.hpp>
#include <headsup/ops/concat.hpp>
#include <headsup/ops/fill.hpp>
#include <headsup/ops/prints_as.hpp>
#include <headsup/ops/slice.hpp>
#include <headsup/ops/take.hpp>

#include "layers/seeded.hpp"

#include <limits>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

using layer_type = multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>>;
using with_bias = multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>, qkv_bias::yes>;
using single = multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<1>>;

template <std::size_t Width, std::size_t Heads, class Bias = qkv_bias::no>
using gpt2 = multi_head_attention<d_in<Width>, d_out<Width>, context_length<1024>, heads<Heads>, Bias>;

// the type: from In to Out, with sequences side by side or one alone, up to as many tokens as the context has
static_assert(std::is_same_v<result<layer_type, tensor<float, batch<2>, tokens<5>, d_in<3>>>,
                             tensor<float, batch<2>, tokens<5>, d_out<4>>>);
static_assert(
    std::is_same_v<result<layer_type, tensor<float, tokens<7>, d_in<3>>>, tensor<float, tokens<7>, d_out<4>>>);
static_assert(std::is_same_v<result<single, tensor<float, batch<1>, tokens<1>, d_in<3>>>,
                             tensor<float, batch<1>, tokens<1>, d_out<4>>>);
static_assert(std::is_same_v<layer_type::head, head_dim<2>> && std::is_same_v<gpt2<768, 12>::head, head_dim<64>>);
static_assert(std::is_same_v<decltype(layer_type::out_proj), linear<all_heads<4>, d_out<4>>>);
static_assert(std::is_same_v<result<gpt2<768, 12>, tensor<float, batch<2>, tokens<1024>, d_in<768>>>,
                             tensor<float, batch<2>, tokens<1024>, d_out<768>>>);

// the parameters of the four sizes of GPT-2: small as the chapter counts it, then with the biases of OpenAI's weights
static_assert(Layer<layer_type> && count_parameters<layer_type>() == 3 * 12 + 16 + 4);
static_assert(count_parameters<gpt2<768, 12>>() == 2360064);
static_assert(count_parameters<gpt2<768, 12, qkv_bias::yes>>() == 2360064 + 3 * 768);
static_assert(count_parameters<gpt2<1024, 16>>() == 4 * 1024 * 1024 + 1024);
static_assert(count_parameters<gpt2<1280, 20, qkv_bias::yes>>() == 4 * (1280 * 1280 + 1280));
static_assert(count_parameters<gpt2<1600, 25>>() == 4 * 1600 * 1600 + 1600);

// the values: PyTorch 1.13.1 after torch.manual_seed(123), with the chapter's class; without dropout, then with it
static_assert(prints_as(seeded<layer_type>()(x), {{{0.0741, 0.2349, -0.0607, -0.4043},
                                                   {0.0589, 0.2471, -0.0614, -0.3916},
                                                   {0.1108, 0.2394, -0.0668, -0.4757},
                                                   {0.1287, 0.2408, -0.0699, -0.5108},
                                                   {0.1138, 0.2240, -0.0678, -0.4799}},
                                                  {{0.0350, 0.1890, -0.0607, -0.3479},
                                                   {0.0198, 0.2012, -0.0613, -0.3351},
                                                   {0.0375, 0.2125, -0.0612, -0.3579},
                                                   {0.0387, 0.2241, -0.0615, -0.3628},
                                                   {0.0746, 0.2245, -0.0646, -0.4199}}}));
static_assert(prints_as(trained<layer_type>(0.5, x), {{{0.1171, 0.2973, -0.0490, -0.4365},
                                                       {0.0003, 0.2484, -0.0660, -0.3327},
                                                       {0.0801, 0.2018, -0.0709, -0.4421},
                                                       {0.1066, 0.2175, -0.0774, -0.5040},
                                                       {0.1347, 0.2244, -0.0731, -0.5270}},
                                                      {{-0.0478, 0.1848, -0.0567, -0.2310},
                                                       {0.0151, 0.2916, -0.0704, -0.3831},
                                                       {0.0548, 0.1728, -0.0512, -0.3365},
                                                       {0.0446, 0.3097, -0.0617, -0.3942},
                                                       {0.0339, 0.2213, -0.0570, -0.3417}}}));
static_assert(prints_as(seeded<with_bias>()(x), {{{-0.2061, -0.1089, -0.2877, -0.1994},
                                                  {-0.1972, -0.1139, -0.3310, -0.2032},
                                                  {-0.1730, -0.1046, -0.2951, -0.1488},
                                                  {-0.1568, -0.1034, -0.3025, -0.1250},
                                                  {-0.1808, -0.0658, -0.2449, -0.0860}},
                                                 {{-0.2570, 0.0736, -0.1100, 0.0654},
                                                  {-0.2481, 0.0685, -0.1535, 0.0614},
                                                  {-0.2328, 0.0088, -0.1984, -0.0261},
                                                  {-0.2215, -0.0228, -0.2409, -0.0704},
                                                  {-0.2026, -0.0365, -0.2394, -0.0660}}}));
static_assert(prints_as(trained<with_bias>(0.25, x), {{{-0.2084, -0.1518, -0.3447, -0.2475},
                                                       {-0.1701, -0.1199, -0.2406, -0.1467},
                                                       {-0.1615, -0.1333, -0.2874, -0.1407},
                                                       {-0.1427, -0.1445, -0.3644, -0.1484},
                                                       {-0.1606, -0.0510, -0.2171, -0.0453}},
                                                      {{-0.2764, 0.0914, -0.1078, 0.1055},
                                                       {-0.2769, 0.0919, -0.0970, 0.1317},
                                                       {-0.2407, 0.0086, -0.2129, -0.0075},
                                                       {-0.2394, 0.0122, -0.1638, -0.0106},
                                                       {-0.2323, -0.0323, -0.2309, -0.0465}}}));
static_assert(prints_as(seeded<single>()(x), {{{0.0741, 0.2349, -0.0607, -0.4043},
                                               {0.0588, 0.2472, -0.0614, -0.3915},
                                               {0.1104, 0.2377, -0.0670, -0.4754},
                                               {0.1282, 0.2393, -0.0701, -0.5105},
                                               {0.1139, 0.2244, -0.0677, -0.4800}},
                                              {{0.0350, 0.1890, -0.0607, -0.3479},
                                               {0.0197, 0.2013, -0.0613, -0.3350},
                                               {0.0376, 0.2123, -0.0611, -0.3579},
                                               {0.0388, 0.2237, -0.0614, -0.3627},
                                               {0.0745, 0.2233, -0.0648, -0.4198}}}));
static_assert(prints_as(trained<single>(0.5, x), {{{0.1179, 0.1932, -0.0646, -0.4647},
                                                   {-0.0003, 0.3011, -0.0582, -0.3183},
                                                   {0.1179, 0.1932, -0.0646, -0.4647},
                                                   {0.1129, 0.2519, -0.0708, -0.4979},
                                                   {0.1276, 0.2388, -0.0724, -0.5196}},
                                                  {{-0.0478, 0.1848, -0.0567, -0.2310},
                                                   {0.0042, 0.2136, -0.0620, -0.3219},
                                                   {0.0132, 0.2343, -0.0603, -0.3297},
                                                   {0.0023, 0.2564, -0.0601, -0.3205},
                                                   {0.0257, 0.2442, -0.0610, -0.3498}}}));

// inference ignores the rate, and training with rate 0 equals inference
constexpr auto layer = seeded<layer_type>();
static_assert(layer_type(torch_generator{123})(x) == layer(x));  // the generator may be a temporary
static_assert(seeded<layer_type>(0.5)(x) == layer(x) && trained<layer_type>(0, x) == layer(x));
static_assert(layer.dropout.rate() == 0 && seeded<layer_type>(0.5).dropout.rate() == 0.5);

// no token sees a later one: the first three give the same alone
static_assert(slice<tokens<3>>(layer(x), 0) == layer(slice<tokens<3>>(x, 0)));

// a sequence alone gives the same as in a batch; views too
static_assert(take<batch>(layer(x), 1) == layer(take<batch>(x, 1)) && layer(view(x)) == layer(x));

// options: what each token sees, as if written in operations; padding is seen only by itself
template <class... Options>
using layer_with = multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>, Options...>;
constexpr auto per_head(auto const& projected) {
  return transpose<tokens, heads>(split<d_out, heads<2>, head_dim<2>>(projected));
}
constexpr auto with_mask(auto const& of, auto const& hides) {
  auto const key_vectors = rename<tokens, keys>(per_head(of.W_key(x)));
  auto const scores = scaled_scores<head_dim>(per_head(of.W_query(x)), key_vectors);
  auto const weights = softmax<keys>(masked_fill(scores, hides, -std::numeric_limits<float>::infinity()));
  auto const mixed = attend(weights, rename<tokens, keys>(per_head(of.W_value(x))));
  return of.out_proj(merge<all_heads, heads, head_dim>(transpose<heads, tokens>(mixed)));
}
using mask = tensor<bool, tokens<5>, keys<5>>;
static_assert(seeded<layer_with<sliding_window<2>>>()(x) ==
              with_mask(layer,
                        mask{{{0, 1, 1, 1, 1}, {0, 0, 1, 1, 1}, {1, 0, 0, 1, 1}, {1, 1, 0, 0, 1}, {1, 1, 1, 0, 0}}}));
static_assert(seeded<layer_with<bidirectional, sliding_window<2>>>()(x) ==
              with_mask(layer,
                        mask{{{0, 0, 1, 1, 1}, {0, 0, 0, 1, 1}, {1, 0, 0, 0, 1}, {1, 1, 0, 0, 0}, {1, 1, 1, 0, 0}}}));
static_assert(seeded<layer_with<bidirectional>>()(x) == with_mask(layer, mask{}));
constexpr tensor<bool, batch<2>, tokens<5>> present{{{true, true, true, true, true}, {false, true, true, false, true}}};
constexpr auto padded =
    with_mask(layer, mask{{{0, 1, 1, 1, 1}, {1, 0, 1, 1, 1}, {1, 0, 0, 1, 1}, {1, 0, 0, 0, 1}, {1, 0, 0, 1, 0}}});
static_assert(take<batch>(layer(x, present), 0) == take<batch>(layer(x), 0));
static_assert(take<batch>(layer(x, present), 1) == take<batch>(padded, 1));
static_assert(layer(x, transpose<batch, tokens>(present)) == layer(x, present));
static_assert([] {
  torch_generator one{5}, other{5};
  layer_type const dropping(torch_generator{123}, 0.5);
  return dropping(x, ones<bool, batch<2>, tokens<5>>(), one) == dropping(x, other);
}());

// steps see the same window as one pass
static_assert([] {
  auto const sliding = seeded<layer_with<sliding_window<2>>>();
  decltype(sliding)::cache<batch<2>> cache;
  auto const first = sliding.step(slice<tokens<2>>(x, 0), cache);
  auto const second = sliding.step(slice<tokens<3>>(x, 2), cache);
  auto const whole = sliding(x);
  return first == slice<tokens<2>>(whole, 0) && second == slice<tokens<3>>(whole, 2);
}());

// heads that share keys and values: as many parameters less, and the same as with copies of the shared ones
using grouped = multi_head_attention<d_in<3>, d_out<8>, context_length<7>, heads<4>, kv_heads<2>, qkv_bias::yes>;
using copied_out = multi_head_attention<d_in<3>, d_out<8>, context_length<7>, heads<4>, qkv_bias::yes>;
static_assert(count_parameters<grouped>() == 3 * 8 + 8 + 2 * (3 * 4 + 4) + 8 * 8 + 8);
static_assert(std::is_same_v<decltype(grouped::W_key), linear<d_in<3>, d_out<4>>>);
static_assert(std::is_same_v<grouped::cache<batch<2>>,
                             key_value_cache<axes<batch<2>>, kv_heads<2>, context_length<7>, head_dim<2>>>);
constexpr auto repeated(auto const& of, auto& into) {
  for (std::size_t o = 0; o < 8; ++o) {
    std::size_t const from = o / 4 * 2 + o % 2;
    into.bias.data()[o] = of.bias.data()[from];
    for (std::size_t i = 0; i < 3; ++i) into.weight.data()[o * 3 + i] = of.weight.data()[from * 3 + i];
  }
}
constexpr auto with_copies(grouped const& from) {
  copied_out result;
  result.W_query = from.W_query;
  result.out_proj = from.out_proj;
  repeated(from.W_key, result.W_key);
  repeated(from.W_value, result.W_value);
  return result;
}
constexpr auto llama = seeded<grouped>();
static_assert(llama(x) == with_copies(llama)(x) && llama(x, present) == with_copies(llama)(x, present));
static_assert([] {
  grouped::cache<batch<2>> cache;
  auto const first = llama.step(slice<tokens<2>>(x, 0), cache);
  auto const second = llama.step(slice<tokens<3>>(x, 2), cache);
  return concat<tokens>(first, second) == llama(x);
}());
static_assert([] {
  torch_generator one{5}, other{5};
  grouped const dropping(torch_generator{123}, 0.5);
  auto copies_too = with_copies(dropping);
  copies_too.dropout = dropout(0.5);
  return dropping(x, one) == copies_too(x, other);
}());

// all zeros but the bias of the output
static_assert([] {
  layer_type zeros;
  zeros.out_proj.bias = tensor<float, d_out<4>>{{1, 2, 3, 5}};
  return zeros(take<batch>(x, 0)) ==
         tensor<float, tokens<5>, d_out<4>>{{{1, 2, 3, 5}, {1, 2, 3, 5}, {1, 2, 3, 5}, {1, 2, 3, 5}, {1, 2, 3, 5}}};
}());

// what it refuses: the weights of the heads where those of the output belong; numbers for a generator
static_assert(!std::is_assignable_v<decltype((std::declval<layer_type&>().out_proj)),
                                    decltype((std::declval<layer_type&>().W_query))>);
static_assert(!std::is_constructible_v<layer_type, int>);
static_assert(!std::is_constructible_v<layer_type, torch_generator const&>);

// heads and context in their places, with sizes
template <class Context, class Heads, class... Options>
using made = headsup_rule::made_multi_head_attention<d_in<3>, d_out<4>, Context, Heads, Options...>;
static_assert(made<context_length<6>, heads<2>>::value && made<tokens<6>, kv_heads<2>>::value);
static_assert(says_that<made<heads<2>, context_length<6>>>(
    "HU043 multi_head_attention: heads<2> is in the place of context_length, context_length<6> in that of heads; ",
    "fix: multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>"));
static_assert(!made<heads<2>, heads<4>>::value && !made<context_length<6>, context_length<4>>::value);
static_assert(says_that<made<context_length<6>, heads<dynamic>>>(
    "HU047 multi_head_attention: needs the size of heads<dynamic> at compile time", "fix: heads<N> with a number"));
static_assert(says_that<made<context_length<dynamic>, heads<2>>>(
    "HU047 multi_head_attention: needs the size of context_length<dynamic>", "with a number"));
static_assert(says_that<made<context_length<6>, heads<4>, kv_heads<3>>>(
    "HU009 multi_head_attention: heads<4> is not divisible by kv_heads<3>; ", "fix: kv_heads<2>"));
