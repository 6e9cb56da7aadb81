// Functions for all sizes: over the size of an axis, over any tensor that fits, over any layer.
// g++ -std=c++20 -Iinclude examples/25_generic_functions.cpp && ./a.out

#include <headsup/headsup.hpp>

#include <cassert>

using namespace headsup;

// Over a size: the roles and the rest of the axes are fixed, and the compiler finds N.
template <std::size_t N> constexpr auto last_token(tensor<float, tokens<N>, d_in<3>> const& x) {
  return take<tokens>(x, N - 1);
}

// Over any tensor that fits, with whatever other axes: a concept names what the body needs, and no more.
template <class Queries, class Keys> requires can_contract<head_dim, Queries, Keys>
constexpr auto attention_weights(Queries const& queries, Keys const& key_vectors) {
  return softmax<keys>(scaled_scores<head_dim>(queries, key_vectors));
}

// The mean over one axis, which the caller names.
template <template <std::size_t> class Role, Tensor X> constexpr auto centred(X const& x) {
  return x - mean<Role>(x);
}

// Over a size that may be known only at run time: one function for every text.
float largest(tensor_view<float const, tokens<dynamic>, d_in<3>> const& x) { return max<d_in>(max<tokens>(x)); }

constexpr tensor<float, tokens<2>, d_in<3>> two{{{1, 2, 3}, {4, 5, 6}}};
constexpr auto five = rand<tokens<5>, d_in<3>>(torch_generator{1});
static_assert(last_token(two) == tensor<float, d_in<3>>{{4, 5, 6}} && last_token(five) == take<tokens>(five, 4));
static_assert(centred<d_in>(two) == tensor<float, tokens<2>, d_in<3>>{{{-1, 0, 1}, {-1, 0, 1}}});

// With a batch, with heads, or without either.
constexpr auto queries = rand<batch<2>, heads<3>, tokens<5>, head_dim<7>>(torch_generator{2});
constexpr auto weights = attention_weights(queries, rename<tokens, keys>(queries));
static_assert(std::is_same_v<decltype(weights), tensor<float, batch<2>, heads<3>, tokens<5>, normalized<keys<5>>> const>);
constexpr auto of_one_head = take<heads>(take<batch>(queries, 1), 2);
static_assert(attention_weights(of_one_head, rename<tokens, keys>(of_one_head)) ==
              take<heads>(take<batch>(weights, 1), 2));

// A concept answers before anything is called: these have no axis to contract.
static_assert(!can_contract<head_dim, decltype(queries), decltype(two)>);

int main() {
  assert(largest(two) == 6 && largest(five) < 1);
  print(weights);
}
