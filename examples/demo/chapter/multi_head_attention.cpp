#include "chapter.hpp"

// Section 3.6: several heads.

namespace demo {

using namespace headsup;

namespace {

/// The scores of two heads at once, on numbers that are easy to follow.
void show_product_of_four_axes(page& to) {
  to.say("How the product works with four axes, on numbers that are easy to follow: each head separately.");
  to.formula({"A Aᵀ", "A A^T", R"(A A^\top)"});
  CONSTANT tensor<float, batch<1>, heads<2>, tokens<3>, head_dim<4>> a{{{{{0.2745f, 0.6584f, 0.2775f, 0.8573f},
                                                                          {0.8993f, 0.0390f, 0.9268f, 0.7388f},
                                                                          {0.7179f, 0.7058f, 0.9156f, 0.4340f}},
                                                                         {{0.0772f, 0.3565f, 0.1479f, 0.5331f},
                                                                          {0.4066f, 0.2318f, 0.4545f, 0.9737f},
                                                                          {0.4606f, 0.5159f, 0.4220f, 0.5786f}}}}};
  to.labelled("a", to_text(a));
  TELL(to, a);
  LET(to, key_vectors, rename<tokens, keys>(a));
  LET(to, products, contract<head_dim>(a, key_vectors));
  SHAPES(to, products, a, key_vectors);
  RESULT(to, products);

  to.say("One head at a time gives the same.");
  LET(to, head_0, take<heads>(take<batch>(a, 0), 0));
  LET(to, product_0, contract<head_dim>(head_0, rename<tokens, keys>(head_0)));
  SHAPES(to, product_0, head_0, rename<tokens, keys>(head_0));
  RESULT(to, product_0);
  LET(to, head_1, take<heads>(take<batch>(a, 0), 1));
  LET(to, product_1, contract<head_dim>(head_1, rename<tokens, keys>(head_1)));
  RESULT(to, product_1);
}

}  // namespace

void heads_side_by_side(page& to) {
  to.say(
      "One head finds one kind of connection between words. Several causal layers, each with its own weights, find "
      "several; their context vectors are concatenated.");
  to.formula({"Z = (Z₁ | … | Z_h)", "Z = (Z1 | ... | Zh)", R"(Z = (Z_1 \mid \dots \mid Z_h))"});
  GIVEN_SEED(to, seed, 123);
  CONSTANT auto texts = stack<batch>(inputs, inputs);
  TELL(to, texts);
  with_given_size<2, 1, 2, 3, 4>(to, "n_heads", [&](auto n_heads) {
    SHOW(to, using layer = multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<n_heads>>);
    LET(to, wrapper, layer{torch_generator{seed}});
    LET(to, contexts, wrapper(texts));
    SHAPES_BY(to, by_a_layer(), contexts, texts);
    to.labelled("size", size_text(contexts).c_str());
    RESULT(to, contexts);
  });
}

namespace {

template <std::size_t n_heads> void show_heads_in_one(page& to) {
  GIVEN_SEED(to, seed, 123);
  CONSTANT auto texts = stack<batch>(inputs, inputs);
  TELL(to, texts);
  SHOW(to, using layer = multi_head_attention<d_in<3>, d_out<n_heads>, context_length<6>, heads<n_heads>>);
  LET(to, mha, layer{torch_generator{seed}});
  LET(to, contexts, mha(texts));
  SHAPES_BY(to, by_a_layer(), contexts, texts);
  to.labelled("size", size_text(contexts).c_str());
  RESULT(to, contexts);

  to.say("The same, step by step: how the axes change.");
  LET(to, projected, mha.W_query(texts));
  SHAPES(to, projected, texts);
  LET(to, parted, split<d_out, heads<n_heads>, head_dim<1>>(projected));
  SHAPES_BY(to, splitting("d_out", "heads", "head_dim"), parted, projected);
  LET(to, queries, transpose<tokens, heads>(parted));
  SHAPES(to, queries, parted);
  LET(to, key_parts, split<d_out, heads<n_heads>, head_dim<1>>(mha.W_key(texts)));
  LET(to, key_vectors, rename<tokens, keys>(transpose<tokens, heads>(key_parts)));
  SHAPES_BY(to, renaming("tokens", "keys"), key_vectors, texts);
  LET(to, value_parts, split<d_out, heads<n_heads>, head_dim<1>>(mha.W_value(texts)));
  LET(to, values, rename<tokens, keys>(transpose<tokens, heads>(value_parts)));
  SHAPES_BY(to, renaming("tokens", "keys"), values, texts);
  LET(to, scores, scaled_scores<head_dim>(queries, key_vectors));
  SHAPES(to, scores, queries, key_vectors);
  LET(to, weights, softmax<keys>(mask_future<tokens, keys>(scores)));
  SHAPES(to, weights, scores);
  LET(to, mixed, transpose<heads, tokens>(attend(weights, values)));
  SHAPES(to, mixed, weights, values);
  LET(to, merged, merge<all_heads, heads, head_dim>(mixed));
  SHAPES(to, merged, mixed);
  LET(to, same_contexts, mha.out_proj(merged));
  SHAPES(to, same_contexts, merged);
  ASSERT(same_contexts == contexts);

  constexpr char const* of_head[] = {"The weights of the first head in the first text:", "and of the second:",
                                     "and of the third:", "and of the fourth:"};
  [&]<std::size_t... Heads>(std::index_sequence<Heads...>) {
    (
        [&] {
          to.say(of_head[Heads]);
          CONSTANT auto weights_of_head = take<heads>(take<batch>(weights, 0), Heads);
          HEAT_MAP(to, weights_of_head, words, words);
        }(),
        ...);
  }(std::make_index_sequence<n_heads>{});
}

}  // namespace

void heads_in_one(page& to) {
  to.say(
      "One matrix can hold the weights of all heads: project once, then split the result into heads. A last linear "
      "layer mixes what the heads found. Here each head has one number for each word.");
  to.formula({"Z = (Z₁ | … | Z_h) W_oᵀ + b_o", "Z = (Z1 | ... | Zh) W_o^T + b_o",
              R"(Z = (Z_1 \mid \dots \mid Z_h) W_o^\top + b_o)"});
  with_given_size<2, 1, 2, 3, 4>(to, "n_heads", [&](auto n_heads) { show_heads_in_one<n_heads>(to); });

  show_product_of_four_axes(to);
}

}  // namespace demo
