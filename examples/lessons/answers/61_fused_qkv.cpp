// Lesson 61: Which of the three comes first?
//
// In PyTorch: fused.view(tokens, 3, heads, head_dim) reads queries, keys and values from one projection; if they were
// written per head, (heads, 3, head_dim), the same view still runs. In headsup a merged axis remembers how it was made.

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct qkv : axis<"qkv", N> {};  // query, key, value

// One word: head 0 wrote its query 0 to 3, its key 4 to 7, its value 8 to 11; head 1 went on from 12.
constexpr auto written = relabel<axes<tokens<1>, heads<2>, qkv<3>, head_dim<4>>>(arange<float, d_out<24>>());
constexpr auto fused = merge<d_out, heads, qkv, head_dim>(written);

// What PyTorch takes for the queries: those of head 1 are the keys of head 0.
constexpr auto as_if = take<qkv>(relabel<axes<tokens<1>, qkv<3>, heads<2>, head_dim<4>>>(fused), 0);
static_assert(prints_as(take<tokens>(as_if, 0), {{0, 1, 2, 3}, {4, 5, 6, 7}}));

// The queries of all heads.
constexpr auto queries_of(auto const& x) { return take<qkv>(split<d_out, heads<2>, qkv<3>, head_dim<4>>(x), 0); }

constexpr auto queries = queries_of(fused);

#include "finish/61_fused_qkv.hpp"
