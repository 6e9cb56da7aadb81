// Rotary positions, as in Llama: queries and key vectors are turned by angles that grow with their position, and a score
// knows the distance of a query and a key alone.
// g++ -std=c++20 -Iinclude examples/42_rotary_positions.cpp && ./a.out

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

using namespace headsup;

// How fast each pair of features turns: 10000 to the power of 0, -1/n, -2/n, ...
template <std::size_t N> constexpr auto rates() {
  return exp(arange<float, pairs<N>>() * (-9.2103404f / N));
}
static_assert(prints_as(rates<2>(), {1, 0.0100}));

// An angle for each position and pair, from a first position on.
template <std::size_t Tokens, std::size_t Pairs> constexpr auto angles(std::size_t first) {
  return outer(arange<float, tokens<Tokens>>() + first, rates<Pairs>());
}
static_assert(prints_as(angles<3, 2>(4), {{4, 0.0400}, {5, 0.0500}, {6, 0.0600}}));

// Which features are a pair is said by the order of the factors, that of the model: here 0 and 2, 1 and 3, as in the
// files of Hugging Face. With pairs before halves they are 0 and 1, 2 and 3, as in the paper.
constexpr auto turned(auto const& x, auto const& by) {
  return rotary<head_dim>(assume_factors<head_dim, halves<2>, pairs<2>>(x), by);
}
constexpr auto turned_once = turned(tensor<float, tokens<1>, head_dim<4>>{{1, 0, 0, 0}}, angles<1, 2>(1));
static_assert(prints_as(turned_once, {{0.5403, 0, 0.8415, 0}}));

// The values stay as they are. So the result knows no first position.
constexpr auto attention(auto const& x, std::size_t first) {
  auto const by = angles<5, 2>(first);
  auto const queries = turned(x, by), key_vectors = turned(2 * x, by);
  auto const scores = scaled_scores<head_dim>(queries, rename<tokens, keys>(key_vectors));
  return attend(softmax<keys>(mask_future<tokens, keys>(scores)), rename<tokens, keys>(x));
}
constexpr auto x = rand<heads<3>, tokens<5>, head_dim<4>>(torch_generator{123});
constexpr auto attention_from = [](auto const& y, std::size_t first) { return attention(y, first); };
static_assert(laws::hold<laws::shift_free<7>(attention_from, x)>);

int main() {
  print(take<heads>(attention(x, 0), 0));
  print(take<heads>(attention(x, 100), 0));
}
