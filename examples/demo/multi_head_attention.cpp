#include "chapter.hpp"
#include "heat_map.hpp"
#include "show.hpp"

// Section 3.6: several heads.

namespace demo {

using namespace headsup;

namespace {

constexpr auto texts = stack<batch>(inputs, inputs);

/// The scores of two heads at once, on numbers that are easy to follow.
void show_product_of_four_axes(page& to) {
  to.say("How the product works with four axes, on numbers that are easy to follow: each head separately.");
  to.formula({"A Aᵀ", "A A^T"});
  constexpr tensor<float, batch<1>, heads<2>, tokens<3>, head_dim<4>> a{{{{{0.2745f, 0.6584f, 0.2775f, 0.8573f},
                                                                           {0.8993f, 0.0390f, 0.9268f, 0.7388f},
                                                                           {0.7179f, 0.7058f, 0.9156f, 0.4340f}},
                                                                          {{0.0772f, 0.3565f, 0.1479f, 0.5331f},
                                                                           {0.4066f, 0.2318f, 0.4545f, 0.9737f},
                                                                           {0.4606f, 0.5159f, 0.4220f, 0.5786f}}}}};
  to.labelled("a", to_text(a).c_str());
  SHOW(to, constexpr auto key_vectors = rename<tokens, keys>(a));
  SHOW(to, constexpr auto products = contract<head_dim>(a, key_vectors));
  show_shapes(to, products, a, key_vectors);
  show_result(to, products);
  to.blank();

  to.say("One head at a time gives the same.");
  SHOW(to, constexpr auto head_0 = take<heads>(take<batch>(a, 0), 0));
  SHOW(to, constexpr auto product_0 = contract<head_dim>(head_0, rename<tokens, keys>(head_0)));
  show_shapes(to, product_0, head_0, rename<tokens, keys>(head_0));
  show_result(to, product_0);
  SHOW(to, constexpr auto head_1 = take<heads>(take<batch>(a, 0), 1));
  SHOW(to, constexpr auto product_1 = contract<head_dim>(head_1, rename<tokens, keys>(head_1)));
  show_result(to, product_1);
  to.blank();
}

}  // namespace

void heads_side_by_side(page& to) {
  to.say(
      "One head finds one kind of connection between words. Two causal layers, each with its own weights, find two; "
      "their context vectors are concatenated.");
  to.formula({"Z = (Z₁ | Z₂)", "Z = (Z1 | Z2)"});
  SHOW(
      to, constexpr auto wrapper = [] {
        torch_generator generator{123};
        using layer = multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<2>>;
        return layer{generator};
      }());
  SHOW(to, constexpr auto contexts = wrapper(texts));
  show_shapes(to, contexts, texts);
  to.labelled("size", size_text(contexts).c_str());
  show_result(to, contexts);
  to.blank();
}

void heads_in_one(page& to) {
  to.say(
      "One matrix can hold the weights of all heads: project once, then split the result into heads. A last linear "
      "layer mixes what the heads found.");
  to.formula({"Z = (Z₁ | … | Z_h) W_oᵀ + b_o", "Z = (Z1 | ... | Zh) W_o^T + b_o"});
  SHOW(
      to, constexpr auto mha = [] {
        torch_generator generator{123};
        return multi_head_attention<d_in<3>, d_out<2>, context_length<6>, heads<2>>{generator};
      }());
  SHOW(to, constexpr auto contexts = mha(texts));
  show_shapes(to, contexts, texts);
  to.labelled("size", size_text(contexts).c_str());
  show_result(to, contexts);
  to.blank();

  to.say("The same, step by step: how the axes change.");
  SHOW(to, constexpr auto projected = mha.W_query(texts));
  show_shapes(to, projected, texts);
  SHOW(to, constexpr auto parted = split<d_out, heads<2>, head_dim<1>>(projected));
  show_shapes(to, parted, projected);
  SHOW(to, constexpr auto queries = transpose<tokens, heads>(parted));
  show_shapes(to, queries, parted);
  SHOW(to, constexpr auto key_parts = split<d_out, heads<2>, head_dim<1>>(mha.W_key(texts)));
  SHOW(to, constexpr auto key_vectors = rename<tokens, keys>(transpose<tokens, heads>(key_parts)));
  show_shapes(to, key_vectors, texts);
  SHOW(to, constexpr auto value_parts = split<d_out, heads<2>, head_dim<1>>(mha.W_value(texts)));
  SHOW(to, constexpr auto values = rename<tokens, keys>(transpose<tokens, heads>(value_parts)));
  show_shapes(to, values, texts);
  SHOW(to, constexpr auto scores = scaled_scores<head_dim>(queries, key_vectors));
  show_shapes(to, scores, queries, key_vectors);
  SHOW(to, constexpr auto weights = softmax<keys>(mask_future<tokens, keys>(scores)));
  show_shapes(to, weights, scores);
  SHOW(to, constexpr auto mixed = transpose<heads, tokens>(attend(weights, values)));
  show_shapes(to, mixed, weights, values);
  SHOW(to, constexpr auto merged = merge<all_heads, heads, head_dim>(mixed));
  show_shapes(to, merged, mixed);
  SHOW(to, constexpr auto same_contexts = mha.out_proj(merged));
  show_shapes(to, same_contexts, merged);
  static_assert(same_contexts == contexts);
  to.blank();

  to.say("The weights of the first head in the first text:");
  constexpr auto weights_0 = take<heads>(take<batch>(weights, 0), 0);
  heat_map(to, weights_0, words, words);
  to.blank();
  to.say("and of the second:");
  constexpr auto weights_1 = take<heads>(take<batch>(weights, 0), 1);
  heat_map(to, weights_1, words, words);
  to.blank();

  show_product_of_four_axes(to);
}

}  // namespace demo
