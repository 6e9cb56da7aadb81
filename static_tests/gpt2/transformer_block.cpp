#include <headsup/gpt2/transformer_block.hpp>
#include <headsup/ops/concat.hpp>
#include <headsup/ops/prints_as.hpp>
#include <headsup/ops/slice.hpp>

#include "../diagnostics/says_that.hpp"
#include "../layers/seeded.hpp"

using small = transformer_block<d_in<4>, context_length<6>, heads<2>>;

// the type: the features come back as they were, so that blocks follow each other; counts of GPT-2 small
constexpr tensor<float, tokens<3>, d_in<4>> sentence{{{1, -0.5f, 0.25f, 2}, {0, 1, -1, 0.5f}, {-2, 0.75f, 0.5f, 0}}};
static_assert(std::is_same_v<result<small, tensor<float, batch<2>, tokens<5>, d_in<4>>>,
                             tensor<float, batch<2>, tokens<5>, d_in<4>>>);
static_assert(
    std::is_same_v<result<transformer_block<d_out<4>, context_length<6>, heads<2>>, tensor<float, tokens<5>, d_out<4>>>,
                   tensor<float, tokens<5>, d_out<4>>>);
static_assert(Layer<small>);
static_assert(count_parameters<transformer_block<d_in<768>, context_length<1024>, heads<12>>>() == 7'085'568);
static_assert(count_parameters<transformer_block<d_in<768>, context_length<1024>, heads<12>, qkv_bias::yes>>() ==
              7'087'872);

// the values: the layers in the order in which the book's modules are built
constexpr small block = seeded<small>();
static_assert([] {
  torch_generator generator{123};
  multi_head_attention<d_in<4>, d_out<4>, context_length<6>, heads<2>> const att(generator);
  feed_forward<d_in<4>, d_ff<16>> const ff(generator);
  layer_normalization<d_in<4>> const norm;
  auto const seen = residual(sentence, att(norm(sentence)));
  return block(sentence) == seen + ff(norm(seen));
}());
static_assert([] {
  using exact = transformer_block<d_in<4>, context_length<6>, heads<2>, activated_by<activation::gelu>, bidirectional>;
  torch_generator generator{123};
  multi_head_attention<d_in<4>, d_out<4>, context_length<6>, heads<2>, bidirectional> const att(generator);
  feed_forward<d_in<4>, d_ff<16>, activation::gelu> const ff(generator);
  layer_normalization<d_in<4>> const norm;
  auto const seen = residual(sentence, att(norm(sentence)));
  return seeded<exact>()(sentence) == seen + ff(norm(seen));
}());
// without biases, but for those that are asked for
using bare = transformer_block<d_in<768>, context_length<1024>, heads<12>, without_bias>;
static_assert(count_parameters<bare>() == 7'085'568 - 768 - 3072 - 768 - 2 * 768);
static_assert(
    count_parameters<transformer_block<d_in<768>, context_length<1024>, heads<12>, without_bias, qkv_bias::yes>>() ==
    count_parameters<bare>() + 3 * 768);
// the same with other norms, calculated in Python in double precision
constexpr small learned = [] {
  small copy = block;
  copy.norm1.weight = tensor<float, d_in<4>>{1, 0.5f, 2, -1};
  copy.norm1.bias = tensor<float, d_in<4>>{0.25f, 0, -0.5f, 1};
  copy.norm2.weight = tensor<float, d_in<4>>{2, 1, 0.5f, 1};
  copy.norm2.bias = tensor<float, d_in<4>>{0, 0.125f, 0, -0.25f};
  return copy;
}();
static_assert(prints_as(learned(sentence),
                        {{0.674839, -0.514662, 0.263454, 2.017940},
                         {-0.190668, 0.917785, -0.543432, 0.579549},
                         {-2.371271, 0.797396, 1.009793, 0.005289}},
                        5));
static_assert(small{}(sentence) == sentence);

// no token sees a later one, and steps give what all tokens at once do
static_assert(block(slice<tokens<2>>(sentence, 0)) == slice<tokens<2>>(block(sentence), 0));
static_assert([] {
  small::cache<> cache;
  auto const first = block.step(slice<tokens<2>>(sentence, 0), cache);
  return concat<tokens>(first, block.step(slice<tokens<1>>(sentence, 2), cache)) == block(sentence) &&
         cache.size() == 3;
}());

// training: attention drops weights, then each residual connection what is added, from one generator
static_assert([] {
  torch_generator generator{123}, by_hand{123};
  small const layer(generator, 0.5);
  auto const trained = layer(sentence, generator);
  small const same(by_hand, 0.5);
  auto const attended = same.att(same.norm1(sentence), by_hand);
  auto const seen = residual(sentence, dropout{0.5}(attended, by_hand));
  return trained == residual(seen, dropout{0.5}(same.ff(same.norm2(seen)), by_hand)) && trained != layer(sentence);
}());
static_assert([] {
  constexpr tensor<bool, tokens<3>> present{true, true, false};
  auto const seen = residual(sentence, block.att(block.norm1(sentence), present));
  return block(sentence, present) == residual(seen, block.ff(block.norm2(seen)));
}());

// the words
template <class In, class Context, class Heads, class... Options>
using made = typename headsup_rule::transformer_block<In, Context, Heads, Options...>::made;
static_assert(says_that<made<d_in<8>, context_length<6>, heads<3>>>(
    "HU009 transformer_block: d_in<8> is not divisible by heads<3>; ", "fix: heads<2>"));
static_assert(says_that<made<d_in<8>, context_length<6>, heads<4>, kv_heads<3>>>(
    "HU009 transformer_block: heads<4> is not divisible by kv_heads<3>; ", "fix: kv_heads<2>"));
static_assert(says_that<made<d_in<8>, heads<2>, context_length<4>>>(
    "HU043 transformer_block: heads<2> is in the place of context_length",
    "fix: transformer_block<d_in<8>, context_length<4>, heads<2>>"));
static_assert(says_that<made<d_in<dynamic>, context_length<6>, heads<2>>>("HU047 transformer_block: ",
                                                                          "fix: d_in<N> with a number"));
template <class List>
using called = headsup_rule::transformer_block<d_in<8>, context_length<6>,
                                               heads<2>>::rules<headsup_diagnostics::operand<List, float>>;
static_assert(
    says_that<called<axes<tokens<5>, d_out<8>>>>("HU003 transformer_block: takes d_in<8>, x is (tokens<5>, d_out<8>); ",
                                                 "fix: rename<d_out, d_in>(x) if d_out means d_in"));
static_assert(says_that<called<axes<tokens<7>, d_in<8>>>>(
    "HU021 transformer_block: the input has tokens<7>, the layer supports context_length<6>; ", ""));
static_assert(says_that<called<axes<batch<7>, d_in<8>>>>("HU003 transformer_block: x has no tokens", ""));
