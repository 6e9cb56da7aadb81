#include <headsup/serving/sequence_caches.hpp>
#include <headsup/layers/causal_attention.hpp>
#include <headsup/layers/multi_head_attention.hpp>
#include <headsup/layers/multi_head_attention_wrapper.hpp>
#include <headsup/ops/fill.hpp>
#include <headsup/ops/slice.hpp>

#include <array>
#include <span>
#include <vector>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

using layer_call = headsup_rule::sequence_layer<"a layer", d_in<3>, context_length<6>>;
using step = headsup_rule::step<layer_call, heads<2>, head_dim<4>>;
template <Axis... Batch> using cache = key_value_cache<axes<Batch...>, heads<2>, context_length<6>, head_dim<4>>;

// the type: arrays, spans and vectors, of caches or of pointers to them
static_assert(SequenceCaches<cache<> (&)[2]> && SequenceCaches<std::array<cache<>, 2>&> &&
              SequenceCaches<std::vector<cache<>>&> && SequenceCaches<std::span<cache<>>> &&
              SequenceCaches<cache<>* (&)[2]> && SequenceCaches<std::array<cache<>*, 2>> &&
              SequenceCaches<std::vector<cache<>*> const&>);
static_assert(!SequenceCaches<cache<>&> && !SequenceCaches<int&> && !SequenceCaches<int (&)[2]> &&
              !SequenceCaches<tensor<float, tokens<2>>&> && !SequenceCaches<void>);

// the values: sequences in one step as each on its own, to the bit, whatever their lengths and the order of the axes
template <class L, template <std::size_t> class Sequences = batch> constexpr bool are_as_each_alone() {
  torch_generator generator{123};
  L const layer(generator);
  auto const prompt = rand<tokens<4>, d_in<3>>(generator);
  auto const x = rand<Sequences<3>, tokens<2>, d_in<3>>(generator);
  typename L::template cache<> caches[3], alone[3];
  for (auto* all : {caches, alone}) {
    (void)layer.step(prompt, all[0]);
    (void)layer.step(slice<tokens<1>>(prompt, 2), all[1]);
  }
  auto const y = layer.step(x, caches);
  static_assert(std::is_same_v<decltype(y), decltype(layer(x)) const>);
  bool same = caches[0].size() == 6 && caches[1].size() == 3 && caches[2].size() == 2;
  for (std::size_t e = 0; e < 3; ++e) {
    same = same && take<Sequences>(y, e) == layer.step(take<Sequences>(x, e), alone[e]);
    same = same && caches[e].keys() == alone[e].keys() && caches[e].values() == alone[e].values();
    caches[e].drop_newest(2);
  }
  typename L::template cache<>* const pointers[] = {&caches[0], &caches[1], &caches[2]};
  auto const turned = transpose<tokens, Sequences>(x);
  auto const again = layer.step(turned, pointers);
  static_assert(std::is_same_v<decltype(again), decltype(layer(turned)) const>);
  return same && transpose<tokens, Sequences>(again) == y;
}
template <std::size_t N> struct talks : headsup::axis<"talks", N> {};
static_assert(are_as_each_alone<multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>, talks>());
static_assert(are_as_each_alone<multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>, kv_heads<1>,
                                                     sliding_window<3>, qkv_bias::yes>>());
static_assert(are_as_each_alone<causal_attention<d_in<3>, d_out<2>, context_length<6>>>());
static_assert(are_as_each_alone<multi_head_attention_wrapper<d_in<3>, d_out<5>, context_length<6>, heads<3>>>());

// the words
template <class List, class Given>
using stepping = step::rules<headsup_diagnostics::operand<List, float>, headsup_diagnostics::operand<headsup_diagnostics::no_tensor, Given>>;
using two = axes<batch<2>, tokens<1>, d_in<3>>;
using some = axes<batch<dynamic>, tokens<1>, d_in<3>>;
static_assert(stepping<two, cache<> (&)[2]>::value && stepping<two, std::span<cache<>>>::value &&
              stepping<some, cache<> (&)[2]>::value);
static_assert(says_that<stepping<two, std::array<cache<>, 3>&>>("HU046 a layer: x has batch<2>, got 3 caches; ",
                                                                "fix: decltype(layer)::cache<> caches[2]"));
static_assert(says_that<stepping<two, std::span<cache<>, 1>>>("HU046 a layer: x has batch<2>, got 1 cache; ",
                                                              "fix: decltype(layer)::cache<> caches[2]"));
static_assert(says_that<stepping<two, cache<> const (&)[2]>>(
    "HU046 a layer: the caches are temporaries or constants, which cannot keep new keys; ",
    "fix: decltype(layer)::cache<> caches[2]"));
static_assert(says_that<stepping<some, std::vector<cache<>>>>(
    "HU046 a layer: the caches are temporaries or constants, which cannot keep new keys; ",
    "fix: std::vector<decltype(layer)::cache<>> caches(extent<batch>(x))"));
static_assert(says_that<stepping<two, cache<batch<2>> (&)[2]>>(
    "HU046 a layer: the caches are over (batch<2>, heads<2>, context_length<6>, head_dim<4>), a sequence of the layer "
    "needs (heads<2>, context_length<6>, head_dim<4>); ",
    "fix: decltype(layer)::cache<> caches[2]"));
static_assert(says_that<stepping<axes<tokens<1>, d_in<3>>, cache<> (&)[2]>>(
    "HU046 a layer: several caches are for the sequences of one axis, x is (tokens<1>, d_in<3>); ",
    "fix: decltype(layer)::cache<> cache"));

// what only the run time knows: their number, one that is full, one that is given twice, none
constexpr auto must_hold(std::size_t sequences, std::size_t given, std::size_t more, bool twice = false) {
  cache<> all[3];
  cache<>* pointers[] = {&all[0], twice ? &all[0] : &all[1], given == 3 ? nullptr : &all[2]};
  float const numbers[8]{};
  all[1].append(numbers, numbers, 1);
  step::must_hold(zeros<float, batch<dynamic>, tokens<dynamic>, d_in<3>>(sized<batch>(sequences), sized<tokens>(more)),
                  sequence_caches<batch<dynamic>, cache<>, cache<>*>(pointers, given));
}
static_assert(Constant<[] { must_hold(2, 2, 5); }>);
static_assert(!Constant<[] { must_hold(3, 2, 5); }>);
static_assert(!Constant<[] { must_hold(2, 2, 6); }>);
static_assert(!Constant<[] { must_hold(2, 2, 5, true); }>);
static_assert(!Constant<[] { must_hold(3, 3, 5); }>);
