#include "asked.hpp"

using namespace headsup;

namespace {

template <class Layer> using cache_of = typename std::remove_cvref_t<Layer>::template cache<batch<2>>;

// headsup's layers, in steps of one token and after a prompt.
constexpr causal_attention<d_in<3>, d_out<4>, context_length<7>> listing{torch_generator{1}};
static_assert(laws::cache_is_pass<1>(listing, sample, cache_of<decltype(listing)>{}));
static_assert(laws::cache_is_pass<3>(attention<>, sample, cache_of<decltype(attention<>)>{}));
static_assert(laws::cache_is_pass<2>(attention<kv_heads<2>, sliding_window<2>>, sample,
                                     cache_of<decltype(attention<kv_heads<2>, sliding_window<2>>)>{}));
constexpr auto sequence = take<batch, 1>(sample);
static_assert(laws::cache_is_pass<3>(attention<>, sequence, heads_of<>::cache<>{}));

// A layer that forgets what it has read, and the step of another layer.
struct forgets {
  constexpr auto operator()(auto const& x) const { return attention<>(x); }
  constexpr auto step(auto const& x, auto&) const { return attention<>(x); }
};
static_assert(finds(laws::cache_is_pass<3>(forgets{}, sequence, 0),
                    "HU072 cache_is_pass: (tokens 3, d_out 6) is -0.129 at once and 0.224 in steps"));
static_assert(finds(laws::cache_is_pass<3>(attention<>,
                                           [](auto const& x, auto& cache) { return listing.step(x, cache); }, sequence,
                                           decltype(listing)::cache<>{}),
                    "HU072 cache_is_pass: (tokens 1, d_out 3) is -0.413 at once and 0.112 in steps"));

// Keys and values exchanged where they are read.
struct exchanges {
  constexpr auto operator()(auto const& x) const { return attention<>(x); }
  constexpr auto step(auto const& x, auto& cache) const {
    auto const y = attention<>.step(x, cache);
    for (std::size_t head = 0; head < 4; ++head)
      for (std::size_t i = head * 14; i < head * 14 + 2 * cache.size(); ++i) {
        float const key = cache.keys_data()[i];
        cache.keys_data()[i] = cache.values_data()[i], cache.values_data()[i] = key;
      }
    return y;
  }
};
static_assert(finds(laws::cache_is_pass<3>(exchanges{}, sequence, heads_of<>::cache<>{}),
                    "HU072 cache_is_pass: (tokens 3, d_out 7) is 0.0329 at once and 0.210 in steps"));

// What has no tokens has no steps.
static_assert(finds(laws::cache_is_pass<3>([](auto const& x) { return sum<tokens>(x); }, 0, sequence, 0),
                    "HU072 cache_is_pass: the result has no tokens (d_in<3>)"));

// nor of a step whose result has none, or where no step is left
static_assert(finds(laws::cache_is_pass<3>([](auto const& x) { return x; },
                                           [](auto const& x, auto&) { return take<tokens>(x, -1); }, sequence, 0),
                    "HU072 cache_is_pass: the result of a step has no tokens (d_in<3>)"));
static_assert(finds(laws::cache_is_pass<5>(attention<>, sequence, heads_of<>::cache<>{}),
                    "HU072 cache_is_pass: of 5 tokens, 5 at first leave no step"));

}  // namespace
