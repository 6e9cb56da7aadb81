// Programs that docs/teaching/instructor.md shows: what students believe, and what is true.

#include <headsup/headsup.hpp>

using namespace headsup;

namespace {

// The tensors: one text of 5 tokens, 2 heads of 4 features.
constexpr auto x = rand<tokens<5>, d_in<3>>(torch_generator{1});
constexpr auto queries = rand<heads<2>, tokens<5>, head_dim<4>>(torch_generator{2});
constexpr auto key_vectors = rand<heads<2>, keys<5>, head_dim<4>>(torch_generator{3});

// A reshape that exchanges axes is refused; a transpose takes the names along.
static_assert(!can_reshape<decltype(x), d_in<3>, tokens<5>>);
static_assert(has_shape<decltype(transpose(x)), d_in<3>, tokens<5>>);

// Tokens and keys are two axes, even of one text: with a cache their sizes differ.
constexpr auto newest = slice<tokens<2>>(queries, 3);
static_assert(has_shape<decltype(contract<head_dim>(newest, key_vectors)), heads<2>, tokens<2>, keys<5>>);

// By name, a number for each head meets its head, and none has to be written in between.
constexpr auto scores = scaled_scores<head_dim>(queries, key_vectors);
constexpr auto slopes = rand<heads<2>>(torch_generator{5});
static_assert((scores + slopes)(1, 3, 4) == scores(1, 3, 4) + slopes(1));

// A mean goes back to where it came from.
constexpr auto centred = scores - mean<keys>(scores);
static_assert(centred(1, 3, 4) == scores(1, 3, 4) - mean<keys>(scores)(1, 3));

// One head has scores of all tokens with all keys.
static_assert(has_shape<decltype(take<heads>(scores, 0)), tokens<5>, keys<5>>);

// The number of heads changes no number of parameters.
template <std::size_t Heads> using attention = multi_head_attention<d_in<8>, d_out<8>, context_length<5>, heads<Heads>>;
static_assert(count_parameters<attention<1>>() == count_parameters<attention<4>>());

// The score of one token with another is not that of the other with the one.
constexpr auto of_head = take<heads>(scores, 0);
static_assert(of_head(0, 1) != of_head(1, 0));

// Key vectors and values are kept; queries are used once.
constexpr auto step_by_step = [] {
  attention<2> const layer{torch_generator{6}};
  auto const text = rand<tokens<5>, d_in<8>>(torch_generator{7});
  attention<2>::cache<> cache;
  auto const first = layer.step(slice<tokens<4>>(text, 0), cache);
  auto const second = layer.step(slice<tokens<1>>(text, 4), cache);
  return cache.size() == 5 && concat<tokens>(first, second) == layer(text);
};
static_assert(step_by_step());

// After dropout the weights sum to one only on average, and the type says so.
constexpr auto dropped = [] {
  torch_generator generator{123};
  return dropout{0.5}(softmax<keys>(scores), generator);
}();
static_assert(sums_to_one<axis_of<axes_of<decltype(dropped)>, keys>>);
static_assert(sum<keys>(dropped)(0, 0) < 0.99f || sum<keys>(dropped)(0, 0) > 1.01f);

}  // namespace
