// Lesson 59: Heads that share key vectors
//
// Six heads ask, but only two sets of key vectors are there: three heads share one. With `kv_heads<2>` a layer computes
// and caches fewer key vectors; its queries are as many as before. Each ? stands for all axes of a result with their
// sizes, or for a number.

#include <headsup/headsup.hpp>

using namespace headsup;

using grouped = multi_head_attention<d_in<4>, d_out<30>, context_length<8>, heads<6>, kv_heads<2>>;
constexpr grouped layer;

// In PyTorch's order (out, in): what makes the queries, and what makes the key vectors.
constexpr tensor<float, ?> weight_of_queries = layer.W_query.weight;
constexpr tensor<float, ?> weight_of_keys = layer.W_key.weight;

// Without any copy: the six heads are read as two groups of three.
constexpr auto x = zeros<float, tokens<3>, d_in<4>>();
constexpr tensor<float, ?> queries = split<d_out, kv_heads<2>, copies<3>, head_dim<5>>(layer.W_query(x));
constexpr auto key_vectors = zeros<float, kv_heads<2>, keys<7>, head_dim<5>>();
constexpr tensor<float, ?> scores = contract<head_dim>(queries, key_vectors);

// With copies, as most PyTorch code does it: each set of key vectors three times in a row.
constexpr tensor<float, ?> copied_key_vectors = repeat_interleave<kv_heads, heads<6>>(key_vectors);

// Which of the two sets, 0 or 1, does each of the six heads look at? Which would it be if the two sets were repeated
// as a whole, as torch.Tensor.repeat does? Six numbers for each ?, the first for head 0.
constexpr tensor<int, heads<6>> looks_at{?};
constexpr tensor<int, heads<6>> with_repeat{?};

// How many floats does the cache of one text take, of key vectors alone?
constexpr std::size_t cached = ?;

#include "finish/59_grouped_heads.hpp"
