// Lesson 61: Three layers in one weight
//
// GPT-2 computes queries, key vectors and values by one product: its weight holds three weights. What comes out is
// split, and the order of the parts is the order in which they were written. PyTorch's `view` takes any order. Each ?
// stands for all axes of a result with their sizes, or for a number.

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct qkv : axis<"qkv", N> {};  // 0 is the query, 1 the key vector, 2 the value

// Two heads of four features each; so for each word there are three times eight numbers.
constexpr linear<d_in<5>, d_out<24>, bias::no> W_qkv;
constexpr auto x = zeros<float, tokens<7>, d_in<5>>();
constexpr tensor<float, ?> fused = W_qkv(x);

// All queries are written first, then all key vectors, then all values.
constexpr auto parts = split<d_out, qkv<3>, heads<2>, head_dim<4>>(fused);
constexpr tensor<float, ?> queries = take<qkv>(parts, 0);

// The weight itself, read in the same way: three weights of nn.Linear in one.
constexpr tensor<float, ?> weights = split<d_out, qkv<3>, heads<2>, head_dim<4>>(W_qkv.weight);

// One word's 24 numbers are now 0 to 23. At which number does the key vector of head 1 begin, and at which its value?
constexpr auto numbers = arange<float, d_out<24>>();
constexpr int key_vector_1_begins_at = ?;
constexpr int value_1_begins_at = ?;

// Other models write head by head: the query, key vector and value of head 0, then those of head 1.
// How is such a d_out split, what are the queries, and where do the key vector and the value of head 1 begin?
constexpr auto written_by_head =
    merge<d_out, heads, qkv, head_dim>(zeros<float, tokens<7>, heads<2>, qkv<3>, head_dim<4>>());
constexpr auto other_parts = split<d_out, ?>(written_by_head);
constexpr tensor<float, ?> other_queries = take<qkv>(other_parts, 0);
constexpr int other_key_vector_1_begins_at = ?;
constexpr int other_value_1_begins_at = ?;

#include "finish/61_fused_qkv.hpp"
