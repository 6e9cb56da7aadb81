// Mistakes that compile: the rows of docs/cannot_see.md, which begin with the words of the paragraphs here.

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>
#include <headsup/parts.hpp>

using namespace headsup;

namespace {

// What a law says of a mistake.
constexpr bool finds(laws::finding const& found, char const* words) { return same_text(found.c_str(), words); }

// Two results of one type, and different: the compiler cannot see which is wrong.
template <class X> constexpr bool hard_to_tell(X const& right, X const& wrong) { return !(right == wrong); }

// The tensors of this page.
constexpr auto x = rand<tokens<6>, d_in<3>>(torch_generator{1});
constexpr linear<d_in<3>, d_out<4>, bias::no> W_query{torch_generator{2}};
constexpr linear<d_in<3>, d_out<4>, bias::no> W_key{torch_generator{3}};
constexpr linear<d_in<3>, d_out<4>, bias::no> W_value{torch_generator{4}};
constexpr auto queries = W_query(x);                           // tokens<6>, d_out<4>
constexpr auto key_vectors = rename<tokens, keys>(W_key(x));   // keys<6>, d_out<4>
constexpr auto values = rename<tokens, keys>(W_value(x));      // keys<6>, d_out<4>
constexpr auto scores = scaled_scores<d_out>(queries, key_vectors);
constexpr auto weights = softmax<keys>(scores);
constexpr auto context = attend(weights, values);              // tokens<6>, d_out<4>

// Queries and key vectors exchanged: two layers of one type.
constexpr auto exchanged = scaled_scores<d_out>(W_key(x), rename<tokens, keys>(W_query(x)));
static_assert(hard_to_tell(scores, exchanged));

// Key vectors mixed in place of values: both are over (keys, d_out).
static_assert(hard_to_tell(context, attend(weights, key_vectors)));

// Against it: the values have features of their own, which the output projection asks for.
template <std::size_t N> struct value_dim : headsup::axis<"value_dim", N> {};
constexpr linear<d_in<3>, value_dim<4>, bias::no> W_own{torch_generator{4}};
static_assert(can_map<decltype(attend(weights, rename<tokens, keys>(W_own(x)))), value_dim<4>, d_out<4>>);
static_assert(!can_map<decltype(attend(weights, key_vectors)), value_dim<4>, d_out<4>>);

// Against it: one weight for both says which is which, and so does what is made of it.
template <std::size_t N> struct key_dim : headsup::axis<"key_dim", N> {};
constexpr linear<d_in<3>, made_of<d_out<8>, key_dim<4>, value_dim<4>>, bias::no> W_both{torch_generator{4}};
static_assert(!can_chunk<d_out, decltype(W_both(x)), 2>);
static_assert(can_contract<key_dim, decltype(part<key_dim>(W_both(x))), tensor<float, keys<6>, key_dim<4>>> &&
              !can_contract<key_dim, decltype(part<value_dim>(W_both(x))), tensor<float, keys<6>, key_dim<4>>>);

// Softmax along one of two axes that are both legal: a gate over the heads, or over the features of each.
constexpr auto features = rand<tokens<6>, heads<2>, head_dim<3>>(torch_generator{6});
constexpr auto gate = rand<tokens<6>, heads<2>, head_dim<3>>(torch_generator{7});
using gated = tensor<float, tokens<6>, heads<2>, head_dim<3>>;
static_assert(hard_to_tell(gated(features * softmax<heads>(gate)), gated(features* softmax<head_dim>(gate))));

// Against it: a sum that softmax makes one is used where it is asked for, as attend does.
static_assert(can_attend<decltype(weights), decltype(values)>);
static_assert(!can_attend<decltype(softmax<tokens>(scores)), decltype(values)>);

// A law against it: heads stay apart.
static_assert(laws::apart<heads>([](auto const& y) { return softmax<head_dim>(y); }, gate));
static_assert(finds(laws::apart<heads>([](auto const& y) { return softmax<heads>(y); }, gate),
                    "HU072 apart: heads 0 of the result sees heads 0 1; with heads 1, (tokens 2, heads 0, head_dim 1) "
                    "changes by 0.391, where the largest number is 0.683"));

// Numbers from elsewhere, stored as (head_dim, heads) and split as (heads, head_dim).
constexpr auto from_elsewhere = rand<tokens<6>, d_out<4>>(torch_generator{8});
constexpr auto as_usual = split<d_out, heads<2>, head_dim<2>>(from_elsewhere);
constexpr auto as_stored = foreign::fused_projections<tokens<6>, d_out<4>, head_dim<2>, heads<2>>(from_elsewhere.data());
constexpr auto right_heads = transpose<head_dim, heads>(split<d_out, head_dim<2>, heads<2>>(as_stored));
static_assert(hard_to_tell(right_heads, as_usual));

// Against it: what says how it is stored is not split otherwise.
static_assert(!can_split<d_out, decltype(as_stored), heads<2>, head_dim<2>>);
using in_parts = tensor<float, tokens<6>, made_of<d_out<4>, key_dim<2>, value_dim<2>>>;
static_assert(!can_split<d_out, in_parts, heads<2>, head_dim<2>> && !can_slice<in_parts, d_out<2>>);

// Another number of heads: 2 heads of 6 features or 3 heads of 4, and the merged axis is the same to what follows.
constexpr auto wide = rand<tokens<6>, d_out<12>>(torch_generator{9});
constexpr auto attend_in = [](auto const& by_head) {
  auto const q = transpose<tokens, heads>(by_head);
  auto const k = rename<tokens, keys>(q);
  auto const mixed = attend(softmax<keys>(scaled_scores<head_dim>(q, k)), k);
  return forget_factors<all_heads>(merge<all_heads, heads, head_dim>(transpose<heads, tokens>(mixed)));
};
static_assert(hard_to_tell(attend_in(split<d_out, heads<2>, head_dim<6>>(wide)),
                           attend_in(split<d_out, heads<3>, head_dim<4>>(wide))));

// Against it: the weight says how many, and what it makes is split in no other way.
constexpr linear<d_in<3>, merged<d_out<12>, heads<2>, head_dim<6>>, bias::no> of_two_heads{torch_generator{9}};
static_assert(can_split<d_out, decltype(of_two_heads(x)), heads<2>, head_dim<6>> &&
              !can_split<d_out, decltype(of_two_heads(x)), heads<3>, head_dim<4>>);

// A mask with another offset: 2 new tokens after 4 are at places 4 and 5.
constexpr auto newest = slice<tokens<2>>(scores, 4);
static_assert(hard_to_tell(mask_future<tokens, keys, 4>(newest), mask_future<tokens, keys, 3>(newest)));

// Against it: the newest query stands at the newest key, and no number is written.
static_assert(mask_future<tokens, keys, aligned_to_end>(newest) == mask_future<tokens, keys, 4>(newest));

// The values of another text with the same axes.
constexpr auto others = rename<tokens, keys>(W_value(rand<tokens<6>, d_in<3>>(torch_generator{12})));
static_assert(hard_to_tell(context, attend(weights, others)));

// Against it: the other text has a role of its own.
template <std::size_t N> struct source_tokens : headsup::axis<"source_tokens", N> {};
using source_values = tensor<float, source_tokens<6>, d_out<4>>;
static_assert(!can_attend<decltype(weights), source_values>);

// A forgotten scale: scaled_scores would take it from the axis.
static_assert(hard_to_tell(scores, contract<d_out>(queries, key_vectors)));

// A law against it: the scale is measured.
constexpr auto unscaled = [](auto const& q, auto const& k, auto const& v) {
  return attend(softmax<keys>(contract<d_out>(q, k)), v);
};
static_assert(
    finds(laws::scaled_once<d_out>(unscaled, queries, key_vectors, values),
          "HU072 scaled_once: scores are multiplied by 1.00, and 1 / sqrt(d_out<4>) is 0.500: they are not scaled"));

// A mask of numbers that is added: it should be 0 and minus infinity, and is 0 and 1.
constexpr auto later = triu<tokens, keys, 1>(ones<float, tokens<6>, keys<6>>());
static_assert(hard_to_tell(softmax<keys>(mask_future<tokens, keys>(scores)), softmax<keys>(scores + later)));
static_assert(hard_to_tell(softmax<keys>(mask_future<tokens, keys>(scores)), softmax<keys>(scores - 1e-9f * later)));
static_assert(hard_to_tell(softmax<keys>(mask_future<tokens, keys>(scores)), softmax<keys>(scores * (1 - later))));

// Against it: a mask of bools hides, and none is added; as numbers it is still known to be one.
static_assert(!can_calculate<decltype(scores), tensor<bool, tokens<6>, keys<6>>>);
static_assert(std::is_same_v<decltype(to<float>(future_mask<tokens<6>, keys<6>>::hidden())),
                             tensor<float, tokens<6>, hides<keys<6>>>>);

// A law against it: what is added hides nothing.
constexpr auto adds = [](auto const& y) {
  return softmax<keys>(scaled_scores<d_in>(y, rename<tokens, keys>(y)) + later);
};
static_assert(finds(laws::causal([](auto const& y) { return attend(adds(y), rename<tokens, keys>(y)); }, x),
                    "HU072 causal: tokens 3 of the result sees tokens 0 to 5; with tokens 4, (tokens 3, d_in 2) "
                    "changes by 0.270, where the largest number is 0.573"));

// A mask that was forgotten: the weights are over the same axes without it.
static_assert(hard_to_tell(softmax<keys>(mask_future<tokens, keys>(scores)), weights));

// A law against it: no token sees a later one.
constexpr auto attention_with = [](auto hide) {
  return [hide](auto const& y) {
    auto const scores_of_y = scaled_scores<d_out>(W_query(y), rename<tokens, keys>(W_key(y)));
    return attend(softmax<keys>(hide(scores_of_y)), rename<tokens, keys>(W_value(y)));
  };
};
static_assert(laws::causal(attention_with([](auto const& s) { return mask_future<tokens, keys>(s); }), x));
static_assert(finds(laws::causal(attention_with([](auto const& s) { return s; }), x),
                    "HU072 causal: tokens 2 of the result sees tokens 0 to 5; with tokens 3, (tokens 2, d_out 1) "
                    "changes by 0.433, where the largest number is 0.728"));

// Values that were turned, as queries and key vectors are: positions belong to the scores.
constexpr auto turned = [](auto const& y, std::size_t first) {
  tensor<float, tokens<6>, pairs<2>> angles;
  for (std::size_t i = 0; i < 6; ++i)
    angles(i, 0) = static_cast<float>(first + i), angles(i, 1) = 0.1f * static_cast<float>(first + i);
  return forget_factors<d_out>(rotary<d_out>(assume_factors<d_out, halves<2>, pairs<2>>(y), angles));
};
constexpr auto attend_by = [](auto const& q, auto const& k, auto const& v) {
  return attend(softmax<keys>(scaled_scores<d_out>(q, rename<tokens, keys>(k))), rename<tokens, keys>(v));
};
constexpr auto turns_both = [](auto const& y, std::size_t first) {
  return attend_by(turned(W_query(y), first), turned(W_key(y), first), W_value(y));
};
constexpr auto turns_all = [](auto const& y, std::size_t first) {
  return attend_by(turned(W_query(y), first), turned(W_key(y), first), turned(W_value(y), first));
};
static_assert(hard_to_tell(turns_both(x, 0), turns_all(x, 0)));

// A law against it: attention knows distances, and no first position.
static_assert(laws::shift_free<3>(turns_both, x));
static_assert(finds(laws::shift_free<3>(turns_all, x),
                    "HU072 shift_free: (tokens 5, d_out 3) is -0.129 at first and -0.329 where all is moved"));

// One cache that two layers append to by hand: their keys are of one type. A layer's own step knows whose cache it is.
constexpr auto scores_after = [](auto const& first, auto const& second) {
  auto const with_heads = [](auto const& y) { return split<d_out, heads<2>, head_dim<2>>(y); };
  key_value_cache<axes<>, heads<2>, context_length<12>, head_dim<2>> cache;
  cache.append(with_heads(first(x)), with_heads(W_value(x)));
  cache.append(with_heads(second(x)), with_heads(W_value(x)));
  return scaled_scores<head_dim>(with_heads(queries), cache.keys());
};
constexpr linear<d_in<3>, d_out<4>, bias::no> W_key_of_another{torch_generator{17}};
static_assert(hard_to_tell(scores_after(W_key, W_key), scores_after(W_key, W_key_of_another)));

// New keys before the past ones: concat joins in the order that is written, and a cache appends.
constexpr auto past = slice<keys<4>>(key_vectors, 0);
constexpr auto fresh = slice<keys<2>>(key_vectors, 4);
static_assert(hard_to_tell(concat<keys>(past, fresh), concat<keys>(fresh, past)));

// A mean over the padding too: the sum of what is present is divided by all tokens.
constexpr auto present = to<float>(tensor<bool, tokens<6>>{true, true, true, true, false, false});
static_assert(hard_to_tell(sum<tokens>(x * present) / sum<tokens>(present), mean<tokens>(x * present)));

// An image split inside out: the row's 6 pixels are 3 cuts of 2 pixels each, and not 2 of 3.
template <std::size_t N> struct columns : headsup::axis<"columns", N> {};
template <std::size_t N> struct cuts : headsup::axis<"cuts", N> {};
template <std::size_t N> struct pixels : headsup::axis<"pixels", N> {};
constexpr auto row = rand<columns<6>>(torch_generator{18});
static_assert(hard_to_tell(mean<pixels>(split<columns, cuts<3>, pixels<2>>(row)),
                           mean<pixels>(split<columns, pixels<2>, cuts<3>>(row))));

// A vector over the tokens is added to each feature, as one over the features to each token.
constexpr auto one_a_token = rand<tokens<6>>(torch_generator{15});
constexpr auto one_a_feature = rand<d_out<4>>(torch_generator{16});
static_assert(hard_to_tell(queries + one_a_feature, queries + one_a_token));

// Another position: the first row in place of the last, which predicts the next token.
static_assert(hard_to_tell(take<tokens>(context, -1), take<tokens>(context, 0)));

// Whole numbers of which nothing was said; of ids of a vocabulary a lookup knows that they fit the table.
constexpr auto table = zeros<float, vocab<30>, d_in<3>>();
constexpr tensor<int, tokens<6>> said_nothing{7, 2, 5, 3, 1, 4};
static_assert(Tensor<decltype(lookup<vocab>(table, said_nothing))>);
static_assert(!can_look_up<vocab, decltype(table), tensor<int, ids_of<vocab<50257>, tokens<6>>>>);

// The escape hatch: the same numbers in the same order, over any axes of the same total size.
static_assert(hard_to_tell(transpose(context), relabel<axes<d_out<4>, tokens<6>>>(context)));

}  // namespace
