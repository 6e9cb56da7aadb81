// Heads that share keys and values: grouped-query attention, the attention of Llama. The cache shrinks with them.
// g++ -std=c++20 -Iinclude examples/21_grouped_queries.cpp && ./a.out

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include <cassert>
#include <cmath>

using namespace headsup;

// Six heads of two features; three of them share one head of keys and values.
using grouped = multi_head_attention<d_in<5>, d_out<12>, context_length<7>, heads<6>, kv_heads<2>>;
static_assert(has_shape<decltype(grouped::W_query.weight), d_out<12>, d_in<5>>);
static_assert(has_shape<decltype(grouped::W_key.weight), d_out<4>, d_in<5>>);
static_assert(count_parameters<grouped>() == 5 * 12 + 2 * 5 * 4 + 12 * 12 + 12);

// The same in operations: the queries are split by the head of keys that they share, and nothing is copied.
constexpr grouped llama{torch_generator{123}};
constexpr auto x = rand<tokens<3>, d_in<5>>(torch_generator{1});
constexpr auto queries = split<d_out, kv_heads<2>, copies<3>, head_dim<2>>(llama.W_query(x));
constexpr auto key_vectors = rename<tokens, keys>(split<d_out, kv_heads<2>, head_dim<2>>(llama.W_key(x)));
constexpr auto values = rename<tokens, keys>(split<d_out, kv_heads<2>, head_dim<2>>(llama.W_value(x)));
constexpr auto weights = softmax<keys>(mask_future<tokens, keys>(scaled_scores<head_dim>(queries, key_vectors)));
constexpr auto mixed = reorder<axes<tokens<3>, kv_heads<2>, copies<3>, head_dim<2>>>(attend(weights, values));
constexpr auto side_by_side = merge<all_heads, kv_heads, copies, head_dim>(mixed);
static_assert(llama.out_proj(forget_factors<all_heads>(side_by_side)) == llama(x));

int main() {
  // At GPT-2's size: twelve heads, four of keys and values, so the cache takes a third of the memory.
  torch_generator generator{123};
  using layer = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>, kv_heads<4>>;
  static_assert(layer::cache<>::layout::size == 4 * 1024 * 64);
  auto const mha = pack(layer{generator});
  auto const text = randn<tokens<32>, d_in<768>>(generator);
  auto const whole = mha(text);

  layer::cache<> cache;
  mha.step(slice<tokens<31>>(text, 0), cache);
  auto const last = mha.step(slice<tokens<1>>(text, 31), cache);
  for (std::size_t i = 0; i < 768; ++i) assert(std::fabs(last.data()[i] - whole(31, i)) < 1e-5f);

  print(llama(x));
}
