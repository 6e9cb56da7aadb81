// What docs/guarantees.md lists under "What no axis shows": mistakes that compile.
#include <headsup/headsup.hpp>

using namespace headsup;

namespace {

constexpr auto queries = zeros<float, tokens<6>, head_dim<4>>();
constexpr auto looked_at = zeros<float, keys<6>, head_dim<4>>();
constexpr auto others = ones<float, keys<6>, head_dim<4>>();

// A forgotten scale: scaled_scores would take it from the axis.
constexpr auto scores = contract<head_dim>(queries, looked_at);
static_assert(Tensor<decltype(softmax<keys>(scores))>);
static_assert(Tensor<decltype(scaled_scores<head_dim>(queries, looked_at))>);

// A mask of numbers that is added.
constexpr auto mask = ones<float, tokens<6>, keys<6>>();
static_assert(Tensor<decltype(scores + mask)>);

// The values of another sequence with the same axes.
static_assert(Tensor<decltype(attend(softmax<keys>(scores), others))>);

// The cache of another layer with the same axes.
using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
static_assert(requires(layer const& first, layer const& second, layer::cache<>& cache) {
  second.step(rename<d_out, d_in>(zeros<float, tokens<1>, d_out<3>>()), cache);
  first.step(zeros<float, tokens<1>, d_in<3>>(), cache);
});

// A vector over the tokens is added to each feature, as one over the features to each token.
static_assert(Tensor<decltype(queries + zeros<float, tokens<6>>())>);
static_assert(Tensor<decltype(queries + zeros<float, head_dim<4>>())>);

// Whole numbers of which nothing was said; of ids of a vocabulary a lookup knows that they fit the table.
constexpr auto table = zeros<float, vocab<30>, d_in<3>>();
constexpr tensor<int, tokens<6>> said_nothing{7, 2, 5, 3, 1, 4};
static_assert(Tensor<decltype(lookup<vocab>(table, said_nothing))>);
static_assert(!can_look_up<vocab, decltype(table), tensor<int, ids_of<vocab<50257>, tokens<6>>>>);

// The escape hatch.
static_assert(Tensor<decltype(relabel<axes<tokens<4>, head_dim<6>>>(queries))>);

}  // namespace
