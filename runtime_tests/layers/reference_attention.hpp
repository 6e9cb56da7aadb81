#ifndef HEADSUP_RUNTIME_TESTS_REFERENCE_ATTENTION_HPP
#define HEADSUP_RUNTIME_TESTS_REFERENCE_ATTENTION_HPP

// Attention as the chapter writes it, in loops that store the whole matrix of weights. In double it gives what the
// kernels should compute; in float it shows where a number becomes infinite or NaN.

#include <headsup/headsup.hpp>

#include "../projection.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <random>
#include <vector>

namespace reference {

/// Numbers of mean 0 and variance 1.
inline std::vector<float> normal_numbers(std::size_t n, unsigned seed) {
  std::mt19937 generator(seed);
  std::normal_distribution<float> distribution;
  std::vector<float> numbers(n);
  for (float& each : numbers) each = distribution(generator);
  return numbers;
}

/// Layers that share one input, each with its heads; their outputs are concatenated. Where there are fewer features of
/// keys than of queries, heads share those of one head.
struct part {
  projection query, key, value;
  std::size_t heads = 1;
};
struct attention {
  std::vector<part> parts;
  projection output{};
  bool causal = true;
  /// Keys this far from a query, or farther, are hidden; of the others, padding, but not from itself.
  std::size_t window = static_cast<std::size_t>(-1);
  bool const* present = nullptr;
  /// What keys and values are made of, if it is another text.
  float const* source = nullptr;
  std::size_t source_tokens = 0;

  bool hides(std::size_t place, std::size_t key) const {
    if (causal && key > place) return true;
    if ((key > place ? key - place : place - key) >= window) return true;
    return present != nullptr && !present[key] && (source != nullptr || key != place);
  }

  std::size_t in() const { return parts[0].query.in; }
  std::size_t out() const {
    std::size_t total = 0;
    for (part const& each : parts) total += each.query.out;
    return total;
  }
};

template <headsup::Axis In, headsup::Axis Out, headsup::bias Bias>
projection describe(headsup::linear<In, Out, Bias> const& layer) {
  projection result{layer.weight.data(), nullptr, In::size, Out::size, In::size, 1};
  if constexpr (Bias == headsup::bias::yes) result.bias = layer.bias.data();
  return result;
}
template <class Layer> part projections_of(Layer const& layer, std::size_t heads) {
  return {describe(layer.W_query), describe(layer.W_key), describe(layer.W_value), heads};
}
template <headsup::Axis In, headsup::Axis Out, headsup::Axis Context, headsup::Axis Heads, class... Options>
attention describe(headsup::multi_head_attention<In, Out, Context, Heads, Options...> const& layer) {
  using options = headsup::attention_options<Options...>;
  attention result{{projections_of(layer, Heads::size)}, describe(layer.out_proj), options::causal};
  if (options::window != 0) result.window = options::window;
  return result;
}
template <headsup::Axis In, headsup::Axis Source, headsup::Axis Out, headsup::Axis Heads, class... Options>
attention describe(headsup::cross_attention<In, Source, Out, Heads, Options...> const& layer) {
  return {{projections_of(layer, Heads::size)}, describe(layer.out_proj), false};
}
template <headsup::Axis In, headsup::Axis Out, headsup::Axis Context, class Bias>
attention describe(headsup::causal_attention<In, Out, Context, Bias> const& layer) {
  return {{projections_of(layer, 1)}};
}
template <headsup::Axis In, headsup::Axis Out, headsup::Axis Context, headsup::Axis Heads, class Bias>
attention describe(headsup::multi_head_attention_wrapper<In, Out, Context, Heads, Bias> const& layer) {
  attention result;
  for (auto const& head : layer.heads) result.parts.push_back(projections_of(head, 1));
  return result;
}
template <headsup::Axis In, headsup::Axis Out, class Bias>
attention describe(headsup::self_attention_v2<In, Out, Bias> const& layer) {
  return {{projections_of(layer, 1)}, {}, false};
}
template <headsup::Axis In, headsup::Axis Out> attention describe(headsup::self_attention_v1<In, Out> const& layer) {
  auto const matrix = [](auto const& weight) {
    return projection{weight.data(), nullptr, In::size, Out::size, 1, Out::size};
  };
  return {{{matrix(layer.W_query), matrix(layer.W_key), matrix(layer.W_value), 1}}, {}, false};
}

/// `rows` rows of x through a linear map; a block of its weights at a time, so that they stay in the cache.
template <class T, class X> std::vector<T> project(projection const& map, X const* x, std::size_t rows) {
  constexpr std::size_t block = 64;
  std::vector<T> result(rows * map.out), weight(block * map.out);
  for (std::size_t first = 0; first < map.in; first += block) {
    std::size_t const count = std::min(block, map.in - first);
    for (std::size_t o = 0; o < map.out; ++o)
      for (std::size_t i = 0; i < count; ++i)
        weight[i * map.out + o] = static_cast<T>(map.weight[o * map.column + (first + i) * map.step]);
    for (std::size_t r = 0; r < rows; ++r) {
      T* const to = result.data() + r * map.out;
      for (std::size_t i = 0; i < count; ++i) {
        T const factor = static_cast<T>(x[r * map.in + first + i]);
        T const* const from = weight.data() + i * map.out;
        for (std::size_t o = 0; o < map.out; ++o) to[o] += factor * from[o];
      }
    }
  }
  if (map.bias != nullptr)
    for (std::size_t r = 0; r < rows; ++r)
      for (std::size_t o = 0; o < map.out; ++o) result[r * map.out + o] += static_cast<T>(map.bias[o]);
  return result;
}

/// The outputs of one sequence for the queries at some of its positions. `factor(head, place, key)` is what dropout
/// multiplies a weight by.
template <class T, class Factor>
std::vector<T> attend(attention const& layer, float const* x, std::size_t tokens,
                      std::vector<std::size_t> const& places, Factor factor) {
  std::size_t const width = layer.out();
  float const* const looked_at = layer.source == nullptr ? x : layer.source;
  std::size_t const key_count = layer.source == nullptr ? tokens : layer.source_tokens;
  std::vector<float> selected;
  for (std::size_t place : places)
    selected.insert(selected.end(), x + place * layer.in(), x + (place + 1) * layer.in());
  std::vector<T> mixed(places.size() * width), weights(key_count);
  std::size_t column = 0, head = 0;
  for (part const& each : layer.parts) {
    auto const queries = project<T>(each.query, selected.data(), places.size());
    auto const keys = project<T>(each.key, looked_at, key_count),
               values = project<T>(each.value, looked_at, key_count);
    std::size_t const all = each.query.out, size = all / each.heads, shared = each.key.out;
    T const root = std::sqrt(static_cast<T>(size));
    for (std::size_t h = 0; h < each.heads; ++h, ++head, column += size)
      for (std::size_t q = 0; q < places.size(); ++q) {
        std::size_t const first = h / (all / shared) * size;
        T largest = -std::numeric_limits<T>::infinity();
        for (std::size_t k = 0; k < key_count; ++k) {
          T score{};
          T const* const query = queries.data() + q * all + h * size;
          T const* const key = keys.data() + k * shared + first;
          for (std::size_t d = 0; d < size; ++d) score += query[d] * key[d];
          weights[k] = layer.hides(places[q], k) ? -std::numeric_limits<T>::infinity() : score / root;
          if (weights[k] > largest || std::isnan(weights[k])) largest = weights[k];
        }
        T total{};
        for (T& weight : weights) total += weight = std::exp(weight - largest);
        T* const to = mixed.data() + q * width + column;
        for (std::size_t k = 0; k < key_count; ++k) {
          T const weight = weights[k] / total * static_cast<T>(factor(head, places[q], k));
          for (std::size_t d = 0; d < size; ++d) to[d] += weight * values[k * shared + first + d];
        }
      }
  }
  return layer.output.out == 0 ? mixed : project<T>(layer.output, mixed.data(), places.size());
}

/// The outputs of several sequences, for all of their queries.
template <class T = double>
std::vector<T> attend(attention layer, float const* x, std::size_t examples, std::size_t tokens,
                      bool const* present = nullptr) {
  std::vector<std::size_t> places(tokens);
  for (std::size_t i = 0; i < tokens; ++i) places[i] = i;
  std::vector<T> result;
  for (std::size_t e = 0; e < examples; ++e) {
    layer.present = present == nullptr ? nullptr : present + e * tokens;
    auto const one = attend<T>(layer, x + e * tokens * layer.in(), tokens, places,
                               [](std::size_t, std::size_t, std::size_t) { return 1.0f; });
    result.insert(result.end(), one.begin(), one.end());
  }
  return result;
}

/// The largest difference between two rows of numbers; infinite if one is NaN.
template <class T> double distance(float const* got, T const* expected, std::size_t n) {
  double largest = 0;
  for (std::size_t i = 0; i < n; ++i) {
    double const off = std::fabs(static_cast<double>(got[i]) - static_cast<double>(expected[i]));
    if (!(off <= largest)) largest = std::isnan(off) ? std::numeric_limits<double>::infinity() : off;
  }
  return largest;
}

}  // namespace reference

#endif
