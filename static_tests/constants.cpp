// With REFUSED defined no constant can be computed, and compilers show the words above it, of the header named there.

#include <headsup/headsup.hpp>
#include <headsup/gpt2.hpp>
#include <headsup/pictures.hpp>
#include <headsup/serving.hpp>
#include <headsup/tokenizer/byte_pair_tokenizer.hpp>
#include <headsup/tokenizer/word_tokenizer.hpp>

#include <array>
#include <span>

using namespace headsup;

#ifdef REFUSED
#define EITHER(refused, computed) refused
#else
#define EITHER(refused, computed) computed
#endif

namespace constants {
inline constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
inline constexpr tensor<int, tokens<2>> ids{{EITHER(-1, 0), 2}};

// tensor/plain_tensor.hpp: HU021 tensor: d_in<3> has elements 0 to 2, asked for 7; fix: -1 for the last
inline constexpr float number = x(1, EITHER(7, 2));

// calls/position_rules.hpp: HU021 take: tokens<6> has elements 0 to 5, asked for -7, counted from the end; fix: take<tokens>(x, 0)
inline constexpr auto token = take<tokens>(x, EITHER(-7, -6));

// calls/position_rules.hpp: HU021 slice: tokens<6> has elements 0 to 5, asked for -4 to -1; fix: slice<tokens<4>>(x, 2)
inline constexpr auto newest = slice<tokens<4>>(x, EITHER(-4, 2));

// calls/position_rules.hpp: HU021 slice: tokens<6> has elements 0 to 5, asked for 3 to 6; fix: slice<tokens<4>>(x, 2)
inline constexpr auto later = slice<tokens<4>>(x, EITHER(3, 2));

// ops/ids.hpp: HU021 lookup: vocab<5> has elements 0 to 4, asked for -1; fix: an id from 0 to 4
inline constexpr auto found = lookup<vocab>(zeros<float, vocab<5>, d_in<3>>(), ids);

// ops/cross_entropy.hpp: cross_entropy<vocab>: no target is present, so there is no mean
inline constexpr auto loss = cross_entropy<vocab>(zeros<float, tokens<2>, vocab<5>>(), tensor<int, tokens<2>>{{1, 2}},
                                           full<bool, tokens<2>>(EITHER(false, true)));

// layers/dropout.hpp: dropout: the rate must be from 0 to 1
inline constexpr dropout often{EITHER(1.5, 0.5)};

// ops/dropout.hpp: dropout: the rate must be from 0 to 1
inline constexpr auto fewer = [] {
  torch_generator generator{123};
  return apply_dropout(x, EITHER(-0.5, 0.5), generator);
}();

// random/bernoulli.hpp: headsup_random::bernoulli: keep_probability must be from 0 to 1
inline constexpr auto kept = [] {
  torch_generator generator{123};
  tensor<float, tokens<2>> numbers{};
  headsup_random::bernoulli(generator, numbers.data(), 2, EITHER(2, 1));
  return numbers;
}();

// random/normal.hpp: headsup_random::normal: mean must be finite as a float
inline constexpr auto centred = [] {
  torch_generator generator{123};
  tensor<float, tokens<2>> numbers{};
  headsup_random::normal(generator, numbers.data(), 2, EITHER(1e300, 1));
  return numbers;
}();

// random/normal.hpp: headsup_random::normal: deviation must be finite as a float and not negative
inline constexpr auto spread = [] {
  torch_generator generator{123};
  tensor<float, tokens<2>> numbers{};
  headsup_random::normal(generator, numbers.data(), 2, 0, EITHER(-1, 1));
  return numbers;
}();

// random/uniform.hpp: headsup_random::uniform: lo and hi must be finite as floats, and lo not above hi
inline constexpr auto ordered = [] {
  torch_generator generator{123};
  tensor<float, tokens<2>> numbers{};
  headsup_random::uniform(generator, numbers.data(), 2, EITHER(2, 0), 1);
  return numbers;
}();

// random/uniform.hpp: headsup_random::uniform: hi - lo must be finite as a float
inline constexpr auto apart = [] {
  torch_generator generator{123};
  tensor<float, tokens<2>> numbers{};
  headsup_random::uniform(generator, numbers.data(), 2, EITHER(-3e38, -1), 3e38);
  return numbers;
}();

// random/uniform.hpp: headsup_random::linear_bound: d_in must be positive
inline constexpr float bound = headsup_random::linear_bound(EITHER(0, 4));

// math/sincos.hpp: headsup_math::sin: the angle is outside -1024 ... 1024 radians
inline constexpr double sine = headsup_math::sin(EITHER(1025, 1024));

// math/sincos.hpp: headsup_math::cos: the angle is outside -1024 ... 1024 radians
inline constexpr double cosine = headsup_math::cos(EITHER(-1025, 1024));

// tokenizer/word_tokenizer.hpp: word_tokenizer: the vocabulary has no word 'journeys'
constexpr char text_of_all[] = "Your journey starts with one step";
inline constexpr auto known = word_tokenizer<text_of_all>::id_of(EITHER("journeys", "journey"));

// tokenizer/byte_pair_file.hpp: byte_pair_tokenizer: line 2 merges 'our', which no line before it makes
inline constexpr std::size_t merged = byte_pair_tokenizer<EITHER("o u\nY our", "o u\nY ou")>::encode<"You">().size();

// layers/parameters.hpp: parameter_name: a name has at most 120 letters
inline constexpr parameter_name longest = [] {
  parameter_name name;
  for (int i = 0; i < EITHER(13, 10); ++i) name = name / "ten_letter";
  return name;
}();

// layers/key_value_cache.hpp: HU021 key_value_cache: holds tokens<2>, asked to drop 3; fix: drop_newest(2)
inline constexpr std::size_t cached = [] {
  key_value_cache<axes<>, heads<1>, context_length<4>, head_dim<2>> cache;
  cache.grow(2);
  cache.drop_newest(EITHER(3, 2));
  return cache.size();
}();

// layers/key_value_cache.hpp: HU021 key_value_cache: the cache holds 2 tokens, the input has tokens<3>, the layer supports context_length<4>; fix: slice<tokens<2>>(x, 0), or cache.clear()
inline constexpr std::size_t full_cache = [] {
  key_value_cache<axes<>, heads<1>, context_length<4>, head_dim<2>> cache;
  cache.grow(2);
  cache.must_hold(EITHER(3, 2));
  return cache.size();
}();

// Sizes known only at run time: the words of the same mistake in types.
constexpr auto some(std::size_t n) { return zeros<float, tokens<dynamic>, d_in<3>>(sized<tokens>(n)); }

// axes/extents.hpp: HU001 sized<tokens>: an axis has a size of at least 1, not 0: no tensor is without elements; fix: look first whether there are any
inline constexpr bool none = some(EITHER(0, 1))(0, 0) == 0;

// calls/pair_rules.hpp: HU004 operator+: left has tokens<6>, right has tokens<5>; fix: slice<tokens<5>>(left, 0) if the last is not meant (1 if the first is not), or right with tokens<6>
inline constexpr bool added = (some(6) + some(EITHER(5, 6)))(0, 0) == 0;

// calls/position_rules.hpp: HU004 cross_entropy<vocab>: logits has tokens<2>, targets has tokens<3>; fix: slice<tokens<2>>(targets, 1) if each is to be the next (0 if the last is not meant), or targets with tokens<2>
inline constexpr auto entropy =
    cross_entropy<vocab>(zeros<float, tokens<dynamic>, vocab<5>>(sized<tokens>(2)),
                         zeros<int, tokens<dynamic>>(sized<tokens>(EITHER(3, 2))));

// calls/pair_rules.hpp: HU033 stack: first is (tokens<4>, d_in<3>), another is (tokens<5>, d_in<3>); fix: slice<tokens<4>>(another, 0) if the last is not meant (1 if the first is not), or first with tokens<5>
inline constexpr bool stacked = stack<batch>(some(4), some(EITHER(5, 4)))(0, 0, 0) == 0;

// calls/position_rules.hpp: HU009 chunk<tokens>: tokens<5> does not divide into 2 equal parts; fix: chunk<tokens, 5>(x)
inline constexpr bool halved = [] {
  auto const [first, second] = chunk<tokens, 2>(some(EITHER(5, 4)));
  return first(0, 0) == second(0, 0);
}();

// ops/extent.hpp: HU004 expect_size: x has tokens<5>, expected tokens<4>; fix: expect_size<tokens<5>>(x)
inline constexpr bool expected = expect_size<tokens<4>>(some(EITHER(5, 4)))(0, 0) == 0;

// ops/mask.hpp: HU019 mask_future: tokens<4> and keys<5> differ, so give the position of the first query among the keys; fix: mask_future<tokens, keys, aligned_to_end>(x)
inline constexpr bool masked = mask_future<tokens, keys>(outer(take<d_in>(some(4), 0),
                                                       rename<tokens, keys>(take<d_in>(some(EITHER(5, 4)), 0))))(0, 0) == 0;

// ops/prints_as.hpp: HU005 prints_as: tokens<5> takes 5 entries, the braces hold 4; fix: add 1, or tokens<4>
inline constexpr bool printed = prints_as(take<d_in>(some(EITHER(5, 4)), 0), {0, 0, 0, 0});

// ops/softmax.hpp: HU015 softmax<tokens>: tokens<1> of (tokens<1>, d_in<3>) has one element, whose weight is always 1; fix: softmax<d_in>(x)
inline constexpr bool chosen = softmax<tokens>(some(EITHER(1, 2)))(0, 0) > 0;

// calls/position_rules.hpp: HU021 topk<tokens>: asked for 3 of tokens<2>; fix: topk<tokens, 2>(x)
inline constexpr bool largest = topk<tokens, 3>(take<d_in>(some(EITHER(2, 3)), 0)).values(0) == 0;

// tensor/view.hpp: HU033 tensor: (tokens<4>, d_in<dynamic>) cannot be given (tokens<5>, d_in<3>); fix: tensor_view<float const, tokens<5>, d_in<3>>, or a name for slice<tokens<4>>(x, 0) if the last is not meant (1 if the first is not), and a view of that
inline constexpr bool given = [] {
  auto const all = some(EITHER(5, 4));
  return tensor_view<float const, tokens<4>, d_in<dynamic>>(all)(0, 0) == 0;
}();

// pictures/heat_map.hpp: HU071 heat_map: tokens<2> takes 2 labels, rows has 3; fix: remove 1
inline constexpr char const* asking[] = {"with", "one", "step"};
inline constexpr auto drawn = heat_map(zeros<float, tokens<2>, keys<3>>(), std::span(asking).first(EITHER(3, 2)), asking);

// tensor/view.hpp: tensor_view: the shape has 6 numbers, the range has 5
inline constexpr std::array<float, EITHER(5, 6)> range{};
inline constexpr tensor_view<float const, tokens<2>, d_in<3>> viewed(range);

// ops/masked_fill.hpp: HU019 masked_fill: tokens<4> and keys<5> differ, so give the position of the first query among the keys; fix: mask_future<tokens, keys, aligned_to_end>(x) instead
inline constexpr bool hidden = [] {
  auto const square = outer(take<d_in>(some(4), 0), rename<tokens, keys>(take<d_in>(some(EITHER(5, 4)), 0)));
  return masked_fill(square, triu<tokens, keys, 1>(square < 1), 1)(0, 0) == 0;
}();

// layers/sequence.hpp: HU021 causal_attention: the input has tokens<5>, the layer supports context_length<4>; fix: slice<tokens<4>>(x, 0), or a layer with context_length<5>
inline constexpr bool attended =
    causal_attention<d_in<3>, d_out<2>, context_length<4>>{torch_generator{1}}(some(EITHER(5, 4)))(0, 0) == 0;

// layers/cached_step.hpp: HU046 multi_head_attention: the cache is over (batch<2>, heads<1>, context_length<4>, head_dim<2>), the layer and x need (batch<3>, heads<1>, context_length<4>, head_dim<2>); fix: decltype(layer)::cache<batch<3>> cache
inline constexpr bool stepped = [] {
  multi_head_attention<d_in<3>, d_out<2>, context_length<4>, heads<1>> const layer{torch_generator{1}};
  decltype(layer)::cache<batch<2>> cache;
  return layer.step(zeros<float, batch<dynamic>, tokens<1>, d_in<3>>(sized<batch>(EITHER(3, 2))), cache)(0, 0, 0) == 0;
}();

// serving/sequence_caches.hpp: HU046 multi_head_attention: x has batch<3>, got 2 caches; fix: decltype(layer)::cache<> caches[3]
inline constexpr bool stepped_each = [] {
  multi_head_attention<d_in<3>, d_out<2>, context_length<4>, heads<1>> const layer{torch_generator{1}};
  decltype(layer)::cache<> caches[2];
  return layer.step(zeros<float, batch<dynamic>, tokens<1>, d_in<3>>(sized<batch>(EITHER(3, 2))), caches)(0, 0, 0) == 0;
}();

// gpt2/text.hpp: text: no token was appended; fix: text.append(ids)
inline constexpr bool written = [] {
  gpt2::model<gpt2::size<1, 1, 2, vocab<3>, context_length<4>>> const model{torch_generator{1}};
  gpt2::text text(model);
  if (EITHER(0, 1) == 1) text.append(2);
  return text.logits()(0) == 0;
}();

// gpt2/model.hpp: step: a model has a cache for each of its 1 blocks, got 2
inline constexpr bool stepped_model = [] {
  gpt2::model<gpt2::size<1, 1, 2, vocab<3>, context_length<4>>> const model{torch_generator{1}};
  struct {
    decltype(model)::cache<> all[2];
    constexpr std::size_t size() const { return EITHER(2, 1); }
    constexpr auto& operator[](std::size_t i) { return all[i]; }
  } past;
  return model.step(zeros<int, tokens<1>>(), past)(0, 0) == 0;
}();

// gpt2/append_each.hpp: append_each: 2 texts, 3 ids
inline constexpr bool written_together = [] {
  gpt2::model<gpt2::size<1, 1, 2, vocab<3>, context_length<4>>> const model{torch_generator{1}};
  gpt2::text<gpt2::model<gpt2::size<1, 1, 2, vocab<3>, context_length<4>>>> texts[]{gpt2::text(model), gpt2::text(model)};
  gpt2::append_each(texts, zeros<int, batch<dynamic>>(sized<batch>(EITHER(3, 2))));
  return texts[0].logits()(0) == 0;
}();

// gpt2/sample.hpp: sample: top_p must be from 0 to 1, and not 0
inline constexpr bool sampled = [] {
  torch_generator generator{1};
  return sample<vocab>(ones<float, vocab<3>>(), generator, {.top_p = EITHER(0, 1)}) == 0;
}();
}  // namespace constants
