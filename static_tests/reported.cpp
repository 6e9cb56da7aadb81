// Mistakes in attention code that people reported from 2024 to 2026, by family: "case" names what refuses one in
// must_not_compile, and where no type sees it, a law does here. static/reported compares the numbers and the names.

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

using namespace headsup;

namespace {

constexpr multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>> layer{torch_generator{1}};
using cache = decltype(layer)::cache<>;
constexpr auto x = laws::numbers<tokens<5>, d_in<3>>(1);
constexpr auto positions = laws::numbers<context_length<7>, d_in<3>>(2);

// x with the embedding of a position added to each token.
template <class X, class Position> constexpr X with_positions(X text, Position position) {
  for (std::size_t i = 0; i < text.size(); ++i) text.data()[i] += positions.data()[position(i / 3) * 3 + i % 3];
  return text;
}

// 1. A causal mask that is true for the future, given to what attends where it is true: case present_is_turned,
//    case mask_is_turned.
// 2. Two functions read masks of bools in opposite ways: case masks_of_two_meanings, case mask_declared_otherwise.
// 3. A mask is added as 0 and 1: case mask_is_added, case mask_of_what_may_be_seen_is_added, case scores_plus_a_mask.

// 4. The causal mask of a step with a cache begins at the first key: case bug_10_causal_mask_with_cached_keys.
constexpr multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>, bidirectional> sees_all{
    torch_generator{1}};
constexpr auto seen_by_all = [](auto const& text) { return sees_all(text); };
static_assert(!laws::causal(seen_by_all, x) && laws::causal(layer, x));

// 5. Positions of a step grow by another number than the tokens that were seen.
constexpr auto pass = [](auto const& text) { return layer(with_positions(text, [](std::size_t i) { return i; })); };
constexpr auto step = [](auto const& text, cache& past) {
  return layer.step(with_positions(text, [n = past.size()](std::size_t i) { return n + i; }), past);
};
constexpr auto counts_steps = [](auto const& text, cache& past) {
  std::size_t const steps = past.size() < 3 ? 0 : past.size() - 2;  // of which the first took three tokens
  return layer.step(with_positions(text, [=](std::size_t i) { return steps + i; }), past);
};
static_assert(!laws::cache_is_pass<3>(pass, counts_steps, x, cache{}) && laws::cache_is_pass<3>(pass, step, x, cache{}));

// 6. A cache that drops old rows holds fewer than were seen, and positions are counted by what it holds.
constexpr auto counts_rows = [](auto const& text, cache& past) {
  std::size_t const rows = past.size() < 3 ? past.size() : 3;
  return layer.step(with_positions(text, [=](std::size_t i) { return rows + i; }), past);
};
static_assert(!laws::cache_is_pass<3>(pass, counts_rows, x, cache{}));

// 7. A sliding window counts the token itself, or does not: sees<3> is looks_back<2>.
constexpr multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>, sliding_window<sees<3>>> three{torch_generator{1}};
constexpr multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>, sliding_window<looks_back<2>>> two_back{
    torch_generator{1}};
constexpr multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>, sliding_window<looks_back<3>>> three_back{
    torch_generator{1}};
static_assert(laws::window<3>(three, x) && laws::alike(three, two_back, x) && !laws::window<3>(three_back, x));

// 8. Queries are normalized over all heads, and the weights are from norms of each head: case layer_norm_over_heads.
constexpr auto in_heads = laws::numbers<tokens<3>, heads<2>, head_dim<4>>(5);
constexpr auto over_all = [](auto const& vectors) {
  return split<d_out, heads<2>, head_dim<4>>(layer_norm<d_out>(merge<d_out, heads, head_dim>(vectors)));
};
constexpr auto over_each = [](auto const& vectors) { return layer_norm<head_dim>(vectors); };
static_assert(!laws::apart<heads>(over_all, in_heads) && laws::apart<heads>(over_each, in_heads));

// 9. The scale is missing, there twice, or that of the model: case bug_05_scale_by_the_model.
constexpr auto q = laws::numbers<tokens<3>, head_dim<4>>(6);
constexpr auto k = laws::numbers<keys<5>, head_dim<4>>(7);
constexpr auto v = laws::numbers<keys<5>, d_out<2>>(8);
template <class Scale> constexpr auto scaled_by(Scale scale) {
  return [scale](auto const& queries, auto const& key_vectors, auto const& values) {
    return attend(softmax<keys>(contract<head_dim>(queries, key_vectors) * scale), values);
  };
}
static_assert(!laws::scaled_once<head_dim>(scaled_by(1.0f), q, k, v) &&
              !laws::scaled_once<head_dim>(scaled_by(0.25f), q, k, v) &&
              !laws::scaled_once<head_dim>(scaled_by(0.354f), q, k, v) &&  // of 8, two heads together
              laws::scaled_once<head_dim>(scaled_by(0.5f), q, k, v));

// 10. Heads of keys and values are repeated in another order than queries are grouped: case bug_11_key_value_heads_tiled,
//     case bug_11_query_heads_ungrouped.
// 11. Rotary pairs are neighbours or halves: case bug_23_rotary_table_in_another_order.
// 12. (content, position) meets (position, content): case parts_joined_in_two_orders,
//     case linear_of_parts_in_another_order, case join_of_exchanged_parts.
// 13. Fused projections are cut at another place or in another order: case keys_and_values_exchanged_at_the_cut,
//     case chunk_of_named_parts, case bug_12_fused_projections_in_another_order, case fused_weights_in_another_order.

// 14. The values are forgotten, and examples whose keys and values are equal hide it: case
//     past_keys_and_values_exchanged.
constexpr auto mixes_keys = [](auto const& queries, auto const& key_vectors, auto const&) {
  return attend(softmax<keys>(scaled_scores<head_dim>(queries, key_vectors)), key_vectors);
};
static_assert(!laws::each_counts(mixes_keys, q, k, v) && laws::each_counts(scaled_by(0.5f), q, k, v));

// 15. (batch, heads, tokens, head_dim) meets (batch, tokens, heads, head_dim): case matmul_heads_untransposed,
//     case reshape_into_interleaved_heads.
// 16. The batch is taken for the tokens, and attention mixes examples: case softmax_over_batch,
//     case positions_along_batch, case bug_18_hidden_states_read_by_example.
template <std::size_t N> struct rows : headsup::axis<"rows", N> {};
constexpr auto texts = laws::numbers<batch<2>, tokens<3>, d_in<3>>(9);
constexpr auto exchanged = [](auto const& text) {
  auto const made = layer(rename<batch, tokens>(rename<tokens, rows>(text)));
  return rename<rows, tokens>(rename<tokens, batch>(made));
};
static_assert(!laws::apart<batch>(exchanged, texts) && laws::apart<batch>(layer, texts));

// 17. A mask over (queries, queries) drops keys: case tensor_role_twice, case mask_one_role.
// 18. The mask of the keys is used for the queries: case bug_07_padding_mask_on_queries, case padding_not_of_the_tokens.

// 19. Padding stands before the text, and positions are counted from it.
template <bool FromPresence> constexpr auto padded_before(tensor<float, tokens<5>, d_in<3>> const& text,
                                                          std::size_t pads) {
  tensor<float, tokens<7>, d_in<3>> all;
  tensor<bool, tokens<7>> present;
  for (std::size_t i = 0; i < text.size(); ++i) all.data()[pads * 3 + i] = text.data()[i];
  for (std::size_t i = 0; i < 5; ++i) present.data()[pads + i] = true;
  auto const counted = [=](std::size_t i) { return !FromPresence ? i : i < pads ? 0 : i - pads; };
  auto const made = layer(with_positions(all, counted), present);
  tensor<float, tokens<5>, d_out<4>> result;
  for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = made.data()[pads * 4 + i];
  return result;
}
constexpr auto from_the_padding = [](auto const& text, std::size_t pads) { return padded_before<false>(text, pads); };
constexpr auto from_the_text = [](auto const& text, std::size_t pads) { return padded_before<true>(text, pads); };
static_assert(!laws::shift_free<2>(from_the_padding, x) && laws::shift_free<2>(from_the_text, x));

// 20. Weights are (in, out) in one file and (out, in) in another, also where they are square:
//     case bug_14_conv1d_weight_in_a_linear_layer, case bug_13_square_weight_untransposed. Of files, docs/files.md.
// 21. Patches in another order of rows, columns and channels: case bug_19_patches_by_reshape,
//     case bug_20_height_and_width_swapped.
// 22. Which side of a product is (in, out): case matmul_untransposed, case bug_25_linear_along_the_wrong_axis.

}  // namespace
