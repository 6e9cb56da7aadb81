// Causal attention over TOKENS tokens, with as many features in a head, one constant per step;
// compile_time searches for the largest TOKENS that the compiler accepts (-DTOKENS=64).

#include <headsup/headsup.hpp>

using namespace headsup;

template <template <std::size_t> class Role> constexpr auto some_numbers(std::size_t seed) {
  tensor<float, Role<TOKENS>, head_dim<TOKENS>> x(headsup_detail::uninitialized);
  for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] = static_cast<float>((i * 37 + seed) % 101) / 50 - 1;
  return x;
}

constexpr auto queries = some_numbers<tokens>(1);
constexpr auto key_vectors = some_numbers<keys>(2);
constexpr auto values = some_numbers<keys>(3);

constexpr auto scores = contract<head_dim>(queries, key_vectors);
constexpr auto scaled = scores / headsup_math::sqrt(static_cast<double>(TOKENS));
constexpr auto masked = mask_future<tokens, keys>(scaled);
constexpr auto weights = softmax<keys>(masked);
constexpr auto context_vectors = attend(weights, values);

static_assert(weights(0, 0) == 1 && weights(0, TOKENS - 1) == 0);
static_assert(take<tokens>(context_vectors, 0) == take<keys>(values, 0));
