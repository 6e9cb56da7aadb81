// Axes side by side: one weight makes queries, keys and values, as in most files, and none is taken for another.
// g++ -std=c++20 -Iinclude examples/34_parts.cpp && ./a.out

#include <headsup/headsup.hpp>
#include <headsup/parts.hpp>

#include <cassert>

using namespace headsup;

template <std::size_t N> struct fused : headsup::axis<"fused", N> {};
template <std::size_t N> struct query_dim : headsup::axis<"query_dim", N> {};
template <std::size_t N> struct key_dim : headsup::axis<"key_dim", N> {};
template <std::size_t N> struct value_dim : headsup::axis<"value_dim", N> {};

// Two heads: four features of queries and keys, three of values. The order is said once, where the numbers come in.
using all_three = made_of<fused<22>, query_dim<8>, key_dim<8>, value_dim<6>>;
constexpr auto file = rand<fused<22>, d_in<5>>(torch_generator{1}) - 0.5f;
constexpr tensor_view<float const, all_three, d_in<5>> weight(file.data());

constexpr auto x = rand<batch<2>, tokens<3>, d_in<5>>(torch_generator{2});
constexpr auto projected = contract<d_in>(x, weight);
static_assert(has_shape<decltype(projected), batch<2>, tokens<3>, all_three>);

// It is cut by name alone: chunk and slice would have to count.
static_assert(part<key_dim>(projected) == contract<d_in>(x, part<key_dim>(weight)));
static_assert(!can_chunk<fused, decltype(projected), 2> && !can_slice<decltype(projected), fused<8>>);

// Each has its own role, so that keys are mixed nowhere, and values compared nowhere.
constexpr auto attention(auto const& all) {
  auto const [q, k, v] = all_parts<fused>(all);
  auto const queries = split<query_dim, heads<2>, head_dim<4>>(q);
  auto const key_vectors = rename<tokens, keys>(split<key_dim, heads<2>, head_dim<4>>(k));
  auto const values = rename<tokens, keys>(split<value_dim, heads<2>, value_dim<3>>(v));
  auto const scores = mask_future<tokens, keys>(scaled_scores<head_dim>(queries, key_vectors));
  return transpose<heads, tokens>(attend(softmax<keys>(scores), values));
}
constexpr auto context = attention(projected);
static_assert(has_shape<decltype(context), batch<2>, heads<2>, tokens<3>, value_dim<3>>);
static_assert(!can_split<value_dim, decltype(part<key_dim>(projected)), heads<2>, value_dim<4>>);

// What is joined remembers its parts too: features of content and of position meet only in one order.
template <std::size_t N> struct content : headsup::axis<"content", N> {};
template <std::size_t N> struct position : headsup::axis<"position", N> {};
constexpr auto about = rand<tokens<3>, content<4>>(torch_generator{3});
constexpr auto where_it_is = rand<tokens<3>, position<2>>(torch_generator{4});
constexpr auto queries = join<head_dim, content, position>(about, where_it_is);
constexpr auto same_order = rename<tokens, keys>(queries);
constexpr auto other_order = rename<tokens, keys>(join<head_dim, position, content>(where_it_is, about));
static_assert(can_contract<head_dim, decltype(queries), decltype(same_order)>);
static_assert(!can_contract<head_dim, decltype(queries), decltype(other_order)>);

int main() {
  // A cache of keys and values of two widths, which takes neither for the other: the last token, one step later.
  key_value_cache<axes<batch<2>>, heads<2>, context_length<8>, head_dim<4>, float, value_dim<3>> cache;
  cache.append(split<key_dim, heads<2>, head_dim<4>>(part<key_dim>(projected)),
               split<value_dim, heads<2>, value_dim<3>>(part<value_dim>(projected)));
  auto const last = take<tokens>(split<query_dim, heads<2>, head_dim<4>>(part<query_dim>(projected)), 2);
  auto const weights = softmax<keys>(scaled_scores<head_dim>(last, cache.keys()));
  assert(attend(weights, cache.values()) == take<tokens>(context, 2));

  print(context);
}
