// The answers of docs/teaching/worksheet.html and the shapes of map.svg. scripts/teaching reads this file: a line with
// `# ` begins a part; then each step has a name and a sentence, the line that computes it, and its shape.

#include <headsup/headsup.hpp>

using namespace headsup;

namespace {

namespace parts_of_attention {

constexpr linear<d_in<3>, d_out<20>, bias::no> W_query{torch_generator{1}};
constexpr linear<d_in<3>, d_out<20>, bias::no> W_key{torch_generator{2}};
constexpr linear<d_in<3>, d_out<20>, bias::no> W_value{torch_generator{3}};
constexpr linear<all_heads<20>, d_out<20>> out_proj{torch_generator{4}};

// # Multi-head attention: 2 texts of 6 tokens, 3 features in, 20 features out, 4 heads

// x (given): the embedded tokens.
constexpr auto x = rand<batch<2>, tokens<6>, d_in<3>>(torch_generator{123});
static_assert(has_shape<decltype(x), batch<2>, tokens<6>, d_in<3>>);

// queries: a linear layer makes 20 features of the 3 of each token.
constexpr auto queries = W_query(x);
static_assert(has_shape<decltype(queries), batch<2>, tokens<6>, d_out<20>>);

// key vectors: 20 features of each token that is looked at. That axis has another name.
constexpr auto key_vectors = rename<tokens, keys>(W_key(x));
static_assert(has_shape<decltype(key_vectors), batch<2>, keys<6>, d_out<20>>);

// values: 20 features of each token that is looked at.
constexpr auto values = rename<tokens, keys>(W_value(x));
static_assert(has_shape<decltype(values), batch<2>, keys<6>, d_out<20>>);

// queries, split: the 20 features are shared out among 4 heads, token by token.
constexpr auto queries_split = split<d_out, heads<4>, head_dim<5>>(queries);
static_assert(has_shape<decltype(queries_split), batch<2>, tokens<6>, heads<4>, head_dim<5>>);

// queries, by head: each head gets its tokens side by side.
constexpr auto queries_by_head = transpose<tokens, heads>(queries_split);
static_assert(has_shape<decltype(queries_by_head), batch<2>, heads<4>, tokens<6>, head_dim<5>>);

// key vectors, by head: split and transposed in the same way.
constexpr auto key_vectors_by_head = transpose<keys, heads>(split<d_out, heads<4>, head_dim<5>>(key_vectors));
static_assert(has_shape<decltype(key_vectors_by_head), batch<2>, heads<4>, keys<6>, head_dim<5>>);

// values, by head: split and transposed in the same way.
constexpr auto values_by_head = transpose<keys, heads>(split<d_out, heads<4>, head_dim<5>>(values));
static_assert(has_shape<decltype(values_by_head), batch<2>, heads<4>, keys<6>, head_dim<5>>);

// attention scores: each query times each key vector, in each head.
constexpr auto scores = contract<head_dim>(queries_by_head, key_vectors_by_head);
static_assert(has_shape<decltype(scores), batch<2>, heads<4>, tokens<6>, keys<6>>);

// attention weights: softmax. Circle the axis along which they sum to one.
constexpr auto weights = softmax<keys>(mask_future<tokens, keys>(scores));
static_assert(has_shape<decltype(weights), batch<2>, heads<4>, tokens<6>, normalized<keys<6>>>);

// context vectors, by head: the values, mixed by the weights.
constexpr auto mixed = attend(weights, values_by_head);
static_assert(has_shape<decltype(mixed), batch<2>, heads<4>, tokens<6>, head_dim<5>>);

// context vectors, by token: the heads of a token side by side again.
constexpr auto mixed_by_token = transpose<heads, tokens>(mixed);
static_assert(has_shape<decltype(mixed_by_token), batch<2>, tokens<6>, heads<4>, head_dim<5>>);

// context vectors, merged: all features of a token in one axis.
constexpr auto merged_heads = merge<all_heads, heads, head_dim>(mixed_by_token);
static_assert(has_shape<decltype(merged_heads), batch<2>, tokens<6>, all_heads<20>>);

// output: the output projection mixes the heads.
constexpr auto output = out_proj(merged_heads);
static_assert(has_shape<decltype(output), batch<2>, tokens<6>, d_out<20>>);

static_assert(sums_to_one<axis_of<axes_of<decltype(weights)>, keys>>);

}  // namespace parts_of_attention

namespace parts_of_broadcasting {

// # Broadcasting: the smaller one is repeated along the axes that it lacks

// scores (given): the scores of all heads.
constexpr auto scores = rand<batch<2>, heads<4>, tokens<6>, keys<7>>(torch_generator{7});
static_assert(has_shape<decltype(scores), batch<2>, heads<4>, tokens<6>, keys<7>>);

// slopes (given): one number for each head.
constexpr auto slopes = rand<heads<4>>(torch_generator{8});
static_assert(has_shape<decltype(slopes), heads<4>>);

// padded (given): which tokens that are looked at are padding.
constexpr auto padded = rand<batch<2>, keys<7>>(torch_generator{9}) < 0.5f;
static_assert(has_shape<decltype(padded), batch<2>, keys<7>>);

// near (given): which tokens are near enough to be looked at.
constexpr auto near = rand<tokens<6>, keys<7>>(torch_generator{10}) < 0.5f;
static_assert(has_shape<decltype(near), tokens<6>, keys<7>>);

// sum: every score plus the slope of its head.
constexpr auto sum_of_both = scores + slopes;
static_assert(has_shape<decltype(sum_of_both), batch<2>, heads<4>, tokens<6>, keys<7>>);

// hidden scores: padding is hidden from every query of every head.
constexpr auto hidden_scores = masked_fill(scores, padded, -infinity);
static_assert(has_shape<decltype(hidden_scores), batch<2>, heads<4>, tokens<6>, keys<7>>);

// mean: the mean of the scores over the keys.
constexpr auto mean_score = mean<keys>(scores);
static_assert(has_shape<decltype(mean_score), batch<2>, heads<4>, tokens<6>>);

// distance: each score minus the mean of its query.
constexpr auto distance = scores - mean_score;
static_assert(has_shape<decltype(distance), batch<2>, heads<4>, tokens<6>, keys<7>>);

// visible: what is near and not padded, for each text.
constexpr auto visible = near && !padded;
static_assert(has_shape<decltype(visible), batch<2>, tokens<6>, keys<7>>);

}  // namespace parts_of_broadcasting

namespace parts_of_decoding {

constexpr multi_head_attention<d_in<3>, d_out<20>, context_length<8>, heads<4>> layer{torch_generator{1}};

// # Cache: one text in three steps, of 4 tokens, 1 token and 2 tokens; 4 heads of 5 features

// queries of step 1 (given): the first 4 tokens.
constexpr auto queries_1 = rand<heads<4>, tokens<4>, head_dim<5>>(torch_generator{1});
static_assert(has_shape<decltype(queries_1), heads<4>, tokens<4>, head_dim<5>>);

// key vectors after step 1: what the cache holds.
constexpr auto cached_1 = rand<heads<4>, keys<4>, head_dim<5>>(torch_generator{2});
static_assert(has_shape<decltype(cached_1), heads<4>, keys<4>, head_dim<5>>);

// scores of step 1: the offset of their mask is {0}
constexpr auto scores_1 = mask_future<tokens, keys, 0>(contract<head_dim>(queries_1, cached_1));
static_assert(has_shape<decltype(scores_1), heads<4>, tokens<4>, keys<4>>);

// key vectors after step 2: those of one token more.
constexpr auto cached_2 = concat<keys>(cached_1, rand<heads<4>, keys<1>, head_dim<5>>(torch_generator{3}));
static_assert(has_shape<decltype(cached_2), heads<4>, keys<5>, head_dim<5>>);

// scores of step 2: the offset of their mask is {4}
constexpr auto queries_2 = rand<heads<4>, tokens<1>, head_dim<5>>(torch_generator{4});
constexpr auto scores_2 = mask_future<tokens, keys, 4>(contract<head_dim>(queries_2, cached_2));
static_assert(has_shape<decltype(scores_2), heads<4>, tokens<1>, keys<5>>);

// key vectors after step 3: those of two tokens more.
constexpr auto cached_3 = concat<keys>(cached_2, rand<heads<4>, keys<2>, head_dim<5>>(torch_generator{5}));
static_assert(has_shape<decltype(cached_3), heads<4>, keys<7>, head_dim<5>>);

// scores of step 3: the offset of their mask is {5}
constexpr auto queries_3 = rand<heads<4>, tokens<2>, head_dim<5>>(torch_generator{6});
constexpr auto scores_3 = mask_future<tokens, keys, 5>(contract<head_dim>(queries_3, cached_3));
static_assert(has_shape<decltype(scores_3), heads<4>, tokens<2>, keys<7>>);

// Which keys the mask of step 3 hides: the grid on the sheet.
constexpr bool o = false, hide = true;
constexpr tensor<bool, tokens<2>, keys<7>> hidden{{o, o, o, o, o, o, hide},  //
                                                  {o, o, o, o, o, o, o}};
static_assert(future_mask<tokens<2>, keys<7>, 5>::hidden() == hidden);

// Step by step as at once: a mask with these offsets is the right one.
static_assert([] {
  auto const x = rand<tokens<7>, d_in<3>>(torch_generator{8});
  decltype(layer)::cache<> cache;
  bool right = cache.size() == 0;
  auto const first = layer.step(slice<tokens<4>>(x, 0), cache);
  right = right && cache.size() == 4;
  auto const second = layer.step(slice<tokens<1>>(x, 4), cache);
  right = right && cache.size() == 5;
  auto const third = layer.step(slice<tokens<2>>(x, 5), cache);
  return right && concat<tokens>(first, second, third) == layer(x);
}());

}  // namespace parts_of_decoding

}  // namespace
