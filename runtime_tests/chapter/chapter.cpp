#include "../../static_tests/chapter/dim1bug.hpp"
#include "../../static_tests/chapter/exercises.hpp"
#include "../../static_tests/chapter/notebook.hpp"
#include "../../static_tests/chapter/section_3_3.hpp"
#include "../../static_tests/chapter/section_3_4.hpp"
#include "../../static_tests/chapter/section_3_5.hpp"
#include "../../static_tests/chapter/section_3_5_variants.hpp"
#include "../../static_tests/chapter/section_3_6.hpp"
#include "catch.hpp"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <string>
#include <type_traits>
#include <vector>

using namespace chapter;

namespace {

// Hides a value from the optimizer, so that everything that follows is computed at run time. A constant stays one.
template <class T> requires(std::is_arithmetic_v<T> || std::is_enum_v<T>)
constexpr T unknown(T number) {
  if (std::is_constant_evaluated()) return number;
  T volatile hidden = number;
  return hidden;
}
template <class Scalar, Axis... As> constexpr tensor<Scalar, As...> unknown(tensor<Scalar, As...> x) {
  for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] = unknown(x.data()[i]);
  return x;
}

// One section per function: all of them in one are slow to compile.
template <class Section, class... Parts> [[gnu::noinline]] constexpr Section make(Parts const&... parts) {
  return {parts...};
}

// The chapter from its inputs and seeds on. As a constant it is computed at compile time, as a variable at run time.
struct whole_chapter {
  sentence x = unknown(inputs);
  int seed = unknown(123);
  int seed_v2 = unknown(789);
  dropout_stream torch = unknown(dropout_stream::torch);
  dropout_stream mkl = unknown(dropout_stream::mkl);
  made_up_head made_up = make<made_up_head>();

  section_3_3_1 s331 = make<section_3_3_1>(x);
  section_3_3_2 s332 = make<section_3_3_2>(x, unknown(printed_row_2));

  section_3_4_1 s341 = make<section_3_4_1>(x, seed);
  section_3_4_2 s342 = make<section_3_4_2>(x, seed, seed_v2);

  section_3_5_1 s351 = make<section_3_5_1>(x, s342.sa_v2);
  hiding_the_future s351_causal = make<hiding_the_future>(s351.causal.attn_scores, unknown(s351.causal.all_ones));
  section_3_5_2 s352 = make<section_3_5_2>(s351.causal.attn_weights_causal, torch, seed);
  section_3_5_3 s353 = make<section_3_5_3>(x, seed);

  hiding_the_future s351b = make<hiding_the_future>(s332.attn_scores);
  section_3_5_1_unscaled s351c = make<section_3_5_1_unscaled>(s332.attn_weights);
  section_3_5_2 s352b = make<section_3_5_2>(s351b.attn_weights_causal, torch, seed);
  section_3_5_2 s352c = make<section_3_5_2>(s332.attn_weights, torch, seed);
  section_3_5_2 s352_mkl = make<section_3_5_2>(s351.causal.attn_weights_causal, mkl, seed);
  section_3_5_2 s352b_mkl = make<section_3_5_2>(s351b.attn_weights_causal, mkl, seed);
  section_3_5_2 s352c_mkl = make<section_3_5_2>(s332.attn_weights, mkl, seed);

  section_3_6_1 s361 = make<section_3_6_1>(s353.batch, seed);
  section_3_6_2 s362 = make<section_3_6_2>(s353.batch, seed);
  section_3_6_2_products s362_products = make<section_3_6_2_products>(unknown(two_heads));

  exercise_3_1 ex31 = make<exercise_3_1>(x, s342.sa_v2);
  exercise_3_2 ex32 = make<exercise_3_2>(s353.batch, seed);

  causal_attention_dim1<d_out<2>> s353_dim1 = make<causal_attention_dim1<d_out<2>>>(s353.batch, s353.ca);
  multi_head_attention_wrapper_dim1<d_out<2>> s361_dim1 =
      make<multi_head_attention_wrapper_dim1<d_out<2>>>(s353.batch, s361.mha);
  multi_head_attention_wrapper_dim1<d_out<1>> ex32_dim1 =
      make<multi_head_attention_wrapper_dim1<d_out<1>>>(s353.batch, ex32.mha);

  embedded_words words = make<embedded_words>(x);
  positioned_words positioned = make<positioned_words>(words.X_tokens, unknown(positions));
  attending_words s4 = make<attending_words>(positioned.X);
  made_up_head head =
      make<made_up_head>(unknown(made_up.Q), unknown(made_up.K), unknown(made_up.V), unknown(made_up.picked_weights));
};

constexpr whole_chapter at_compile_time{};

// The words that have these numbers.
constexpr tokenizer::word_list words_of(word_ids const& ids) {
  tokenizer::word_list list;
  for (std::size_t i = 0; i < ids.size(); ++i)
    list.words[list.count++] = tokenizer::vocabulary.words[unknown(ids.data()[i])];
  return list;
}

// The words that have the numbers from 0 on.
constexpr tokenizer::word_list words_in_order() {
  tokenizer::word_list list;
  for (std::size_t i = 0; i < tokenizer::vocabulary.count; ++i) {
    word const& each = tokenizer::vocabulary.words[unknown(i)];
    list.words[tokenizer::id_of(each)] = each;
    ++list.count;
  }
  return list;
}

// The parameters that a layer has when it is asked for each.
std::size_t parameters_of(exercise_3_3 const& mha) {
  std::size_t count = 0;
  for_each_parameter(mha, [&](parameter_name const&, auto const& parameter) { count += parameter.size(); });
  return count;
}

// check(id, f) for every number of the chapter; f takes it out of a whole_chapter.

template <class Check> void section_3_3(Check& check) {
  check("s33.inputs", [](auto& c) { return c.s331.inputs; });
  check("s33.x2", [](auto& c) { return c.s331.query; });

  check("s331.dot12.loop", [](auto& c) { return c.s331.res; });
  check("s331.dot12", [](auto& c) { return c.s331.dot_12; });
  check("s331.scores2", [](auto& c) { return c.s331.attn_scores_2; });
  check("s331.scores2.matmul", [](auto& c) { return c.s331.attn_scores_2_matmul; });
  check("s331.weights2.sumnorm", [](auto& c) { return c.s331.attn_weights_2_tmp; });
  check("s331.weights2.sumnorm.sum", [](auto& c) { return c.s331.attn_weights_2_tmp_sum; });
  check("s331.weights2.naive", [](auto& c) { return c.s331.attn_weights_2_naive; });
  check("s331.weights2.naive.sum", [](auto& c) { return c.s331.attn_weights_2_naive_sum; });
  check("s331.weights2", [](auto& c) { return c.s331.attn_weights_2; });
  check("s331.weights2.sum", [](auto& c) { return c.s331.attn_weights_2_sum; });
  check("s331.ctx2", [](auto& c) { return c.s331.context_vec_2; });

  check("s332.scores.loop", [](auto& c) { return c.s332.attn_scores_loop; });
  check("s332.scores", [](auto& c) { return c.s332.attn_scores; });
  check("s332.weights", [](auto& c) { return c.s332.attn_weights; });
  check("s332.fig3_11", [](auto& c) { return c.s332.figure_3_11; });
  check("s332.row2sum.literal", [](auto& c) { return tensor<double>(c.s332.row_2_sum); });
  check("s332.rowsums", [](auto& c) { return c.s332.row_sums; });
  check("s332.ctx", [](auto& c) { return c.s332.all_context_vecs; });
}

template <class Check> void section_3_4(Check& check) {
  check("s341.W_query", [](auto& c) { return c.s341.W_query; });
  check("s341.W_key", [](auto& c) { return c.s341.W_key; });
  check("s341.W_value", [](auto& c) { return c.s341.W_value; });
  check("s341.query_2", [](auto& c) { return c.s341.query_2; });
  check("s341.key_2", [](auto& c) { return c.s341.key_2; });
  check("s341.value_2", [](auto& c) { return c.s341.value_2; });
  check("s341.keys", [](auto& c) { return c.s341.key_vectors; });
  check("s341.values", [](auto& c) { return c.s341.values; });
  check("s341.keys.shape", [](auto& c) { return size_text(c.s341.key_vectors); });
  check("s341.values.shape", [](auto& c) { return size_text(c.s341.values); });
  check("s341.score22", [](auto& c) { return c.s341.attn_score_22; });
  check("s341.scores2", [](auto& c) { return c.s341.attn_scores_2; });
  check("s341.weights2", [](auto& c) { return c.s341.attn_weights_2; });
  check("s341.ctx2", [](auto& c) { return c.s341.context_vec_2; });

  check("s342.v1.out", [](auto& c) { return c.s342.context_vecs_v1; });
  check("s342.v2.W_query", [](auto& c) { return c.s342.sa_v2.W_query.weight; });
  check("s342.v2.W_key", [](auto& c) { return c.s342.sa_v2.W_key.weight; });
  check("s342.v2.W_value", [](auto& c) { return c.s342.sa_v2.W_value.weight; });
  check("s342.v2.out", [](auto& c) { return c.s342.context_vecs_v2; });
}

template <class Check> void section_3_5(Check& check) {
  check("s351.queries", [](auto& c) { return c.s351.queries; });
  check("s351.keys", [](auto& c) { return c.s351.key_vectors; });
  check("s351.scores", [](auto& c) { return c.s351_causal.attn_scores; });
  check("s351.weights", [](auto& c) { return c.s351_causal.attn_weights; });
  check("s351.mask_tril", [](auto& c) { return c.s351_causal.mask_simple; });
  check("s351.masked_simple", [](auto& c) { return c.s351_causal.masked_simple; });
  check("s351.masked_simple_norm", [](auto& c) { return c.s351_causal.masked_simple_norm; });
  check("s351.mask_triu", [](auto& c) { return c.s351_causal.mask; });
  check("s351.masked_inf", [](auto& c) { return c.s351_causal.masked; });
  check("s351.weights_causal", [](auto& c) { return c.s351_causal.attn_weights_causal; });
  check("s351.ctx_causal", [](auto& c) { return c.s351.context_vecs; });

  check("s352.dropout_ones", [](auto& c) { return c.s352.example; });
  check("s352.dropout_weights", [](auto& c) { return c.s352.attn_weights_dropped; });

  check("s353.batch.shape", [](auto& c) { return size_text(c.s353.batch); });
  check("s353.ca.W_query", [](auto& c) { return c.s353.ca.W_query.weight; });
  check("s353.ca.W_key", [](auto& c) { return c.s353.ca.W_key.weight; });
  check("s353.ca.W_value", [](auto& c) { return c.s353.ca.W_value.weight; });
  check("s353.ca.out", [](auto& c) { return c.s353.context_vecs; });
  check("s353.ca.shape", [](auto& c) { return size_text(c.s353.context_vecs); });
}

template <class Check> void section_3_5_variants(Check& check) {
  check("s351b.weights", [](auto& c) { return c.s351b.attn_weights; });
  check("s351b.masked_simple", [](auto& c) { return c.s351b.masked_simple; });
  check("s351b.masked_simple_norm", [](auto& c) { return c.s351b.masked_simple_norm; });
  check("s351b.masked_inf", [](auto& c) { return c.s351b.masked; });
  check("s351b.weights_causal", [](auto& c) { return c.s351b.attn_weights_causal; });
  check("s351c.masked_simple", [](auto& c) { return c.s351c.masked_simple; });
  check("s351c.masked_simple_norm", [](auto& c) { return c.s351c.masked_simple_norm; });
  check("s352b.dropout_weights", [](auto& c) { return c.s352b.attn_weights_dropped; });
  check("s352c.dropout_weights", [](auto& c) { return c.s352c.attn_weights_dropped; });

  check("s352.dropout_ones.mkl", [](auto& c) { return c.s352_mkl.example; });
  check("s352.dropout_weights.mkl", [](auto& c) { return c.s352_mkl.attn_weights_dropped; });
  check("s352b.dropout_weights.mkl", [](auto& c) { return c.s352b_mkl.attn_weights_dropped; });
  check("s352c.dropout_weights.mkl", [](auto& c) { return c.s352c_mkl.attn_weights_dropped; });
}

template <class Check> void section_3_6(Check& check) {
  check("s361.wrap.h0.W_query", [](auto& c) { return c.s361.mha.heads[0].W_query.weight; });
  check("s361.wrap.h0.W_key", [](auto& c) { return c.s361.mha.heads[0].W_key.weight; });
  check("s361.wrap.h0.W_value", [](auto& c) { return c.s361.mha.heads[0].W_value.weight; });
  check("s361.wrap.h1.W_query", [](auto& c) { return c.s361.mha.heads[1].W_query.weight; });
  check("s361.wrap.h1.W_key", [](auto& c) { return c.s361.mha.heads[1].W_key.weight; });
  check("s361.wrap.h1.W_value", [](auto& c) { return c.s361.mha.heads[1].W_value.weight; });
  check("s361.wrap.out", [](auto& c) { return c.s361.context_vecs; });
  check("s361.wrap.shape", [](auto& c) { return size_text(c.s361.context_vecs); });

  check("s362.mha.W_query.weight", [](auto& c) { return c.s362.mha.W_query.weight; });
  check("s362.mha.W_key.weight", [](auto& c) { return c.s362.mha.W_key.weight; });
  check("s362.mha.W_value.weight", [](auto& c) { return c.s362.mha.W_value.weight; });
  check("s362.mha.out_proj.weight", [](auto& c) { return c.s362.mha.out_proj.weight; });
  check("s362.mha.out_proj.bias", [](auto& c) { return c.s362.mha.out_proj.bias; });
  check("s362.mha.out", [](auto& c) { return c.s362.context_vecs; });
  check("s362.mha.shape", [](auto& c) { return size_text(c.s362.context_vecs); });
  check("s362.a", [](auto& c) { return c.s362_products.a; });
  check("s362.a_aT", [](auto& c) { return c.s362_products.a_aT; });
  check("s362.first_head", [](auto& c) { return c.s362_products.first_res; });
  check("s362.second_head", [](auto& c) { return c.s362_products.second_res; });
}

template <class Check> void exercises(Check& check) {
  check("ex31.v1_with_v2_weights", [](auto& c) { return c.ex31.context_vecs; });
  check("ex32.wrap_d1.out", [](auto& c) { return c.ex32.context_vecs; });
  check("ex32.wrap_d1.shape", [](auto& c) { return size_text(c.ex32.context_vecs); });
  check("ex33.head_dim", [](auto&) {
    return std::is_constant_evaluated() ? exercise_3_3::head::size : unknown(std::size_t{768}) / unknown(12u);
  });
  check("ex33.params", [](auto&) {
    return std::is_constant_evaluated() ? count_parameters<exercise_3_3>() : parameters_of(exercise_3_3{});
  });
}

template <class Check> void dim1bug(Check& check) {
  check("s353.ca.out.dim1bug", [](auto& c) { return c.s353_dim1.context_vecs; });
  check("s361.wrap.out.dim1bug", [](auto& c) { return c.s361_dim1.context_vecs; });
  check("ex32.wrap_d1.out.dim1bug", [](auto& c) { return c.ex32_dim1.context_vecs; });
}

template <class Check> void notebook(Check& check) {
  check("x004.tokens", [](auto& c) { return words_of(c.words.ids); });
  check("x004.vocab", [](auto&) { return words_in_order(); });
  check("x004.ids", [](auto&) { return tokenizer::encode(); });
  check("x004.X_tokens", [](auto& c) { return c.words.X_tokens; });
  check("x004.X_tokens.shape", [](auto& c) { return size_text(c.words.X_tokens); });
  check("x004.cos.journey_starts", [](auto& c) { return c.words.cosine_journey_starts; });
  check("x004.dot.journey_starts", [](auto& c) { return c.words.dot_journey_starts; });
  check("x004.cos.one_step", [](auto& c) { return c.words.cosine_one_step; });
  check("x004.dot.one_step", [](auto& c) { return c.words.dot_one_step; });
  check("x004.cos.your_journey", [](auto& c) { return c.words.cosine_your_journey; });
  check("x004.dot.your_journey", [](auto& c) { return c.words.dot_your_journey; });
  check("x004.cos.with_your", [](auto& c) { return c.words.cosine_with_your; });
  check("x004.dot.with_your", [](auto& c) { return c.words.dot_with_your; });

  check("x004.pos_emb", [](auto& c) { return c.positioned.pos_emb.weight; });
  check("x004.pos_emb.1", [](auto& c) { return c.positioned.pos_1; });
  check("x004.pos_emb.06", [](auto& c) { return c.positioned.pos; });
  check("x004.X", [](auto& c) { return c.positioned.X; });
  check("x004.X.1", [](auto& c) { return c.positioned.X_1; });

  check("x004.s4.Q", [](auto& c) { return c.s4.Q; });
  check("x004.s4.K", [](auto& c) { return c.s4.K; });
  check("x004.s4.V", [](auto& c) { return c.s4.V; });
  check("x004.s4.scores", [](auto& c) { return c.s4.scores; });
  check("x004.s4.weights", [](auto& c) { return c.s4.weights; });
  check("x004.s4.Z", [](auto& c) { return c.s4.Z; });

  check("x004.V.Q", [](auto& c) { return c.head.Q; });
  check("x004.V.K", [](auto& c) { return c.head.K; });
  check("x004.V.V", [](auto& c) { return c.head.V; });
  check("x004.V.scores", [](auto& c) { return c.head.scores; });
  check("x004.V.weights", [](auto& c) { return c.head.weights; });
  check("x004.V.Z_with_V", [](auto& c) { return c.head.Z_with_V; });
  check("x004.V.Z_no_V", [](auto& c) { return c.head.Z_no_V; });
  check("x004.V.weights.r2", [](auto& c) { return c.head.weights_rounded; });
  check("x004.V.Z_with_V.r2", [](auto& c) { return c.head.Z_with_V_rounded; });
  check("x004.V.Z_no_V.r2", [](auto& c) { return c.head.Z_no_V_rounded; });
  check("x004.hand.qk", [](auto& c) { return c.head.qk_by_hand; });
  check("x004.hand.Z", [](auto& c) { return c.head.Z_by_hand; });
  check("x004.hand.Zk", [](auto& c) { return c.head.Zk_by_hand; });
}

// To the last bit.
template <class Scalar, Axis... As> bool same(tensor<Scalar, As...> const& x, tensor<Scalar, As...> const& y) {
  return std::memcmp(x.data(), y.data(), x.size() * sizeof(Scalar)) == 0;
}
template <std::size_t N> bool same(bounded_text<N> const& x, bounded_text<N> const& y) { return x == y.c_str(); }
bool same(tokenizer::word_list const& x, tokenizer::word_list const& y) {
  return x.count == y.count && std::equal(x.words, x.words + x.count, y.words);
}
bool same(std::size_t x, std::size_t y) { return x == y; }

void report(char const* id, bool same_to_the_last_bit) {
  DYNAMIC_SECTION(id) { CHECK(same_to_the_last_bit); }
}

// Computes the chapter again at run time, and compares every number with the constant.
struct compare {
  whole_chapter now{};

  template <class F> void operator()(char const* id, F number) const {
    static constexpr auto constant = F{}(at_compile_time);
    report(id, same(constant, number(now)));
  }
};

// Notes the ids.
struct note {
  std::vector<std::string> ids{};

  template <class F> void operator()(char const* id, F) { ids.emplace_back(id); }
};

}  // namespace

TEST_CASE("at run time as at compile time: section 3.3", "[chapter]") {
  compare check;
  section_3_3(check);
}

TEST_CASE("at run time as at compile time: section 3.4", "[chapter]") {
  compare check;
  section_3_4(check);
}

TEST_CASE("at run time as at compile time: section 3.5", "[chapter]") {
  compare check;
  section_3_5(check);
}

TEST_CASE("at run time as at compile time: variants of section 3.5", "[chapter]") {
  compare check;
  section_3_5_variants(check);
}

TEST_CASE("at run time as at compile time: section 3.6", "[chapter]") {
  compare check;
  section_3_6(check);
}

TEST_CASE("at run time as at compile time: exercises", "[chapter]") {
  compare check;
  exercises(check);
}

TEST_CASE("at run time as at compile time: softmax over the wrong axis", "[chapter]") {
  compare check;
  dim1bug(check);
}

TEST_CASE("at run time as at compile time: notebook", "[chapter]") {
  compare check;
  notebook(check);
}

TEST_CASE("every number of the chapter is checked at run time", "[chapter]") {
  note computed;
  section_3_3(computed);
  section_3_4(computed);
  section_3_5(computed);
  section_3_5_variants(computed);
  section_3_6(computed);
  exercises(computed);
  dim1bug(computed);
  notebook(computed);

  std::ifstream file(HEADSUP_CHAPTER_IDS);
  REQUIRE(file);
  std::vector<std::string> listed;
  for (std::string line; std::getline(file, line);)
    if (!line.empty() && line.front() != '#') listed.push_back(line);

  std::sort(computed.ids.begin(), computed.ids.end());
  std::sort(listed.begin(), listed.end());
  CHECK(computed.ids == listed);
}
