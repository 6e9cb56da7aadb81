// The silent bugs of docs/errors by number, with the numbers of their programs.

#include "shown.hpp"

using namespace headsup::headsup_image;

template <std::size_t N> struct parts : headsup::axis<"parts", N> {};
template <std::size_t N> struct fused : headsup::axis<"fused", N> {};
template <std::size_t N> struct sequences : headsup::axis<"sequences", N> {};
template <std::size_t N> struct views : headsup::axis<"views", N> {};
template <std::size_t N> struct layers : headsup::axis<"layers", N> {};
template <std::size_t N> struct d_inn : headsup::axis<"d_inn", N> {};
template <std::size_t N> struct gates : headsup::axis<"gates", N> {};

namespace {
void softmax_over_queries() {
  auto const all = randn<parts<3>, tokens<4>, head_dim<2>>(torch_generator{1});
  auto const key_vectors = rename<tokens, keys>(take<parts>(all, 1));
  auto const values = rename<tokens, keys>(take<parts>(all, 2));
  auto const scores = scaled_scores<head_dim>(take<parts>(all, 0), key_vectors);
  auto const mixed = attend(softmax<tokens>(scores), values);
  shown("bug_01_softmax_over_queries", take<tokens>(mixed, 0));
}
void softmax_over_one() {
  torch_generator generator{2};
  auto const hidden = randn<tokens<5>, d_in<3>>(generator);
  linear<d_in<3>, d_out<1>> const score{generator};
  shown("bug_02_softmax_over_one", take<d_out>(softmax<d_out>(score(hidden)), 0));
}
void scale_of_the_model() {
  torch_generator generator{5};
  auto const query = randn<head_dim<64>>(generator);
  auto const key_vectors = randn<keys<4>, head_dim<64>>(generator);
  shown("bug_05_scale_of_the_model", softmax<keys>(scaled_scores<d_out<768>>(key_vectors, query)));
}
void split_by_view() {
  constexpr tensor<int, batch<1>, tokens<3>, d_in<4>> x{{{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}}};
  auto const wrong = reshape<batch<1>, heads<2>, tokens<3>, head_dim<2>>(x);
  shown("bug_03_split_by_view", take<tokens>(take<heads>(take<batch>(wrong, 0), 0), 1));
}
void merge_by_reshape() {
  constexpr tensor<int, heads<2>, tokens<2>, head_dim<2>> x{{{11, 12}, {21, 22}}, {{13, 14}, {23, 24}}};
  shown("bug_04_merge_by_reshape", take<tokens>(reshape<tokens<2>, d_out<4>>(x), 0));
}
void positions_along_batch() {
  tensor<float, context_length<100>, d_in<1>> positions;
  for (std::size_t i = 0; i < 100; ++i) positions.data()[i] = static_cast<float>(i);
  auto const wrong = zeros<float, batch<2>, tokens<4>, d_in<1>>() + slice<batch<2>>(positions, 0);
  shown("bug_06_positions_along_batch", take<d_in>(take<batch>(wrong, 1), 0));
}
void padding_hides_queries() {
  constexpr auto scores = zeros<float, batch<1>, tokens<4>, keys<4>>();
  constexpr tensor<bool, batch<1>, tokens<4>> real{{true, true, true, false}};
  auto const wrong = softmax<keys>(masked_fill(scores, !real, -1e9f));
  shown("bug_07_padding_hides_queries", take<tokens>(take<batch>(wrong, 0), 0));
}
void mask_repeated() {
  constexpr tensor<bool, batch<2>, keys<3>> padded{{false, false, false}, {false, true, true}};
  constexpr auto scores = merge<sequences, batch, heads>(zeros<int, batch<2>, heads<2>, keys<3>>());
  shown("bug_08_mask_repeated_in_the_wrong_order",
        take<sequences>(masked_fill(scores, repeat<batch, sequences<4>>(padded), 1), 1));
}
void triangle_flipped() {
  constexpr auto scores = zeros<float, tokens<4>, keys<4>>();
  constexpr auto all = ones<bool, tokens<4>, keys<4>>();
  shown("bug_09_triangle_flipped",
        take<tokens>(softmax<keys>(masked_fill(scores, !triu<tokens, keys, 1>(all), -1e9f)), 1));
}
void mask_without_offset() {
  constexpr auto scores = zeros<float, tokens<1>, keys<4>>();
  constexpr auto all = ones<bool, tokens<1>, keys<4>>();
  shown("bug_10_mask_without_offset", softmax<keys>(masked_fill(scores, !tril<tokens, keys>(all), -1e9f)));
}
void heads_repeated() {
  constexpr tensor<float, kv_heads<2>, head_dim<1>> key_vectors{{1}, {2}};
  constexpr auto queries = assume_factors<heads, kv_heads<2>, copies<2>>(ones<float, heads<4>, head_dim<1>>());
  shown("bug_11_heads_repeated_in_the_wrong_order", sum<head_dim>(queries * repeat<kv_heads, heads<4>>(key_vectors)));
}
void fused_in_another_order() {
  constexpr tensor<int, tokens<1>, fused<12>> x{{10, 11, 20, 21, 30, 31, 12, 13, 22, 23, 32, 33}};
  constexpr auto projected = assume_factors<fused, heads<2>, parts<3>, head_dim<2>>(x);
  auto const queries = take<parts>(split<fused, parts<3>, heads<2>, head_dim<2>>(projected), 0);
  shown("bug_12_fused_in_another_order", merge<all_heads, heads, head_dim>(take<tokens>(queries, 0)));
}
void weight_untransposed() {
  torch_generator generator{15};
  auto const x = randn<tokens<2>, d_in<3>>(generator);
  linear<d_in<3>, d_out<3>> const layer{generator};
  shown("bug_13_weight_untransposed", take<tokens>(matmul(x, layer.weight) + layer.bias, 0));
}
void foreign_weight() {
  torch_generator generator{16};
  auto const x = randn<tokens<1>, d_in<3>>(generator);
  auto const stored = randn<d_in<3>, d_out<3>>(generator);
  linear<d_in<3>, d_out<3>, bias::no> layer;
  layer.weight = stored;
  shown("bug_14_foreign_weight", layer(x));
}
void difference_of_all_pairs() {
  constexpr tensor<float, batch<3>, d_out<1>> predicted{{1}, {2}, {3}};
  constexpr tensor<float, tokens<3>> wanted{{1, 2, 3}};
  auto const wrong = predicted - wanted;
  shown("bug_15_difference_of_all_pairs", mean<batch, tokens>(wrong * wrong));
}
void norm_over_tokens() {
  torch_generator generator{19};
  auto const x = randn<tokens<3>, d_in<4>>(generator);
  auto changed = x.clone();
  auto const more = randn<d_in<4>>(generator);
  for (std::size_t i = 0; i < 4; ++i) changed.data()[8 + i] += 10 * more.data()[i];
  shown("bug_16_norm_over_tokens", take<tokens>(layer_norm<tokens, d_in>(x), 0));
  shown("bug_16_norm_over_tokens", take<tokens>(layer_norm<tokens, d_in>(changed), 0));
}
void log_softmax_over_batch() {
  auto const logits = randn<views<2>, batch<8>, d_out<3>>(torch_generator{21});
  shown("bug_17_log_softmax_over_batch", sum<d_out>(exp(take<batch>(take<views>(log_softmax<batch>(logits), 0), 0))));
}
void view_mixes_examples() {
  constexpr tensor<int, layers<2>, batch<2>, head_dim<2>> states{{{10, 11}, {20, 21}}, {{12, 13}, {22, 23}}};
  shown("bug_18_view_mixes_examples", take<batch>(reshape<batch<2>, all_heads<4>>(states), 0));
}
void patches_by_view() {
  constexpr tensor<int, height<4>, width<4>> image{{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}};
  shown("bug_19_patches_by_view", take<patches>(reshape<patches<4>, pixels<4>>(image), 0));
}
void height_for_width() {
  constexpr tensor<int, channels<1>, height<3>, width<3>> image{{{1, 1, 1}, {0, 0, 0}, {0, 0, 0}}};
  tensor<int, height<3>, width<3>, channels<1>> const wrong = reorder<axes<width<3>, height<3>, channels<1>>>(image);
  shown("bug_20_height_for_width", take<channels>(wrong, 0));
}
void default_axis() {
  auto const x = randn<batch<2>, tokens<4>, d_in<3>>(torch_generator{26});
  auto const wrong = normalize(x);
  shown("bug_21_default_axis", take<batch>(sqrt(sum<d_in>(wrong * wrong)), 0));
}
void squeeze_drops_the_batch() {
  constexpr tensor<float, batch<1>, d_out<3>, height<1>, width<1>> pooled{{{{{0}}, {{1}}, {{2}}}}};
  auto const features = squeeze(pooled);
  shown("bug_22_squeeze_drops_the_batch", features - mean<batch>(features));
}
void rotary_pairs() {
  constexpr auto query = assume_factors<head_dim, halves<2>, pairs<2>>(tensor<float, head_dim<4>>{{1, 2, 3, 4}});
  constexpr tensor<float, pairs<2>> angles{{0.5f, 0.05f}};
  constexpr auto table = repeat_interleave<pairs, head_dim<4>>(angles);
  shown("bug_23_rotary_pairs", query * cos(table) + rotate_half<head_dim>(query) * sin(table));
}
template <class Weight> void draw(Weight& weight, torch_generator& generator) {
  constexpr double bound = 0.70710678118654752;  // 1 / sqrt(2), the size of the state
  for (float& number : weight) number = uniform<gates<1>>(generator, -bound, bound).data()[0];
}
void batch_first() {
  torch_generator generator{31};
  linear<d_in<2>, gates<8>> of_input;
  linear<d_out<2>, gates<8>> of_state;
  for (int twice = 0; twice < 2; ++twice) {  // the second is drawn for the right layer, and thrown away
    linear<d_in<2>, gates<8>> a;
    linear<d_out<2>, gates<8>> b;
    draw(a.weight, generator), draw(b.weight, generator), draw(a.bias, generator), draw(b.bias, generator);
    if (twice == 0) of_input = a, of_state = b;
  }
  auto const x = randn<batch<3>, tokens<3>, d_in<2>>(generator);
  auto changed = x.clone();
  for (std::size_t i = 0; i < 6; ++i) changed.data()[i] += 1;

  // A state is the output, and after it the memory.
  auto const step = [&](auto const& now, auto const& before) {
    auto const at = of_input(now) + of_state(slice<d_out<2>>(before, 0));
    auto const gate = [&at](auto first) { return rename<gates, d_out>(slice<gates<2>>(at, first)); };
    auto const opens = [](auto const& by) { return 1.0f / (exp(-by) + 1.0f); };
    auto const memory = opens(gate(2)) * slice<d_out<2>>(before, 2) + opens(gate(0)) * tanh(gate(4));
    return concat<d_out>(opens(gate(6)) * tanh(memory), memory);
  };
  auto const start = zeros<float, batch<3>, d_out<4>>();
  auto const run = [&](auto const& text) { return slice<d_out<2>>(scan<batch>(text, start, step), 0); };
  auto const influence = map(run(x) - run(changed), [](float number) { return number < 0 ? -number : number; });
  shown("bug_24_batch_first", sum<d_out, headsup_by_place::dim_1>(influence));
}
void linear_along_another_axis() {
  torch_generator generator{32};
  linear<d_in<4>, d_out<4>, bias::no> const layer{generator};
  auto const x = randn<channels<4>, tokens<4>>(generator);
  shown("bug_25_linear_along_another_axis", take<d_out>(layer(x), 0));
}
void names_ignored() {
  auto const wrong = matmul(ones<float, tokens<2>, d_in<4>>(), ones<float, heads<4>, d_out<3>>());
  std::printf("== bug_26_names_ignored\n%s\n", size_text(wrong).c_str());
}
/// A typo in a letter of einsum is one in a name; by place, there is nothing to mistype.
void typo_in_einsum() {
  constexpr tensor<float, d_out<2>, d_in<3>> weight{{1, 2, 3}, {4, 5, 6}};
  constexpr tensor<float, d_in<3>> x{{1, 0, 1}};
  shown("right bug_27_typo_in_einsum", contract<d_inn>(weight, x));
}
}  // namespace

int main() {
  softmax_over_queries();
  softmax_over_one();
  split_by_view();
  merge_by_reshape();
  positions_along_batch();
  scale_of_the_model();
  padding_hides_queries();
  mask_repeated();
  triangle_flipped();
  mask_without_offset();
  heads_repeated();
  fused_in_another_order();
  weight_untransposed();
  foreign_weight();
  difference_of_all_pairs();
  norm_over_tokens();
  log_softmax_over_batch();
  view_mixes_examples();
  patches_by_view();
  height_for_width();
  default_axis();
  squeeze_drops_the_batch();
  rotary_pairs();
  batch_first();
  linear_along_another_axis();
  names_ignored();
  typo_in_einsum();
}
