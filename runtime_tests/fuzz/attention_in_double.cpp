#include "fuzz/attention_in_double.hpp"

#include <algorithm>

namespace fuzz {
namespace {

/// No kernel scales its weights down more often than after so many keys.
constexpr std::size_t fewest_keys_at_once = 16;

}  // namespace

std::vector<bounded> project(projection const& map, std::vector<bounded> const& x) {
  std::size_t const rows = x.size() / map.in;
  std::vector<bounded> weight(map.in * map.out), result(rows * map.out);
  for (std::size_t o = 0; o < map.out; ++o)
    for (std::size_t i = 0; i < map.in; ++i)
      weight[o * map.in + i].value = static_cast<double>(map.weight[o * map.column + i * map.step]);
  for (std::size_t r = 0; r < rows; ++r)
    for (std::size_t o = 0; o < map.out; ++o) {
      bounded const bias{map.bias == nullptr ? 0 : static_cast<double>(map.bias[o]), 0};
      result[r * map.out + o] = dot(&x[r * map.in], 1, &weight[o * map.in], 1, map.in, bias);
    }
  return result;
}

attention_in_double::attention_in_double(attention_layer const& layer, float const* x, std::size_t tokens,
                                         float const* source, std::size_t source_tokens)
    : layer_(layer),
      tokens_(tokens),
      key_count_(source == nullptr ? tokens : source_tokens),
      looks_at_itself_(source == nullptr) {
  for (attention_part const& each : layer.parts) {
    auto const queries_of = exactly(x, tokens * each.query.in);
    auto const keys_of = source == nullptr ? queries_of : exactly(source, source_tokens * each.key.in);
    parts_.push_back({project(each.query, queries_of), project(each.key, keys_of), project(each.value, keys_of)});
    if (!layer.rounds_cached) continue;
    for (auto* all : {&parts_.back().keys, &parts_.back().values})
      for (bounded& number : *all) number = as_bfloat16(number);
  }
}

bool attention_in_double::hides(std::size_t query, std::size_t key, bool const* present) const {
  if (looks_at_itself_) {
    if (layer_.causal && key > query) return true;
    if ((key > query ? key - query : query - key) >= layer_.window) return true;
  }
  return present != nullptr && !present[key] && !(looks_at_itself_ && key == query);
}

std::vector<bounded> attention_in_double::rows(std::size_t first, std::size_t last, std::size_t key_count,
                                               bool const* present, std::vector<float const*> const& factors) const {
  std::size_t width = 0;
  for (attention_part const& each : layer_.parts) width += each.query.out;
  std::vector<bounded> context((last - first) * width), weights(key_count);
  std::size_t column = 0, head = 0;
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    attention_part const& part = layer_.parts[p];
    projected const& made = parts_[p];
    std::size_t const all = part.query.out, size = all / part.heads, shared = part.key.out;
    for (std::size_t h = 0; h < part.heads; ++h, ++head, column += size) {
      std::size_t const from = h / (all / shared) * size;
      // The largest of all finite values of a feature.
      std::vector<double> most(size);
      for (std::size_t k = 0; k < key_count; ++k)
        for (std::size_t d = 0; d < size; ++d) {
          double const reach = made.values[k * shared + from + d].reach();
          if (std::isfinite(reach)) most[d] = std::max(most[d], reach);
        }
      for (std::size_t q = first; q < last; ++q) {
        double largest_factor = 1;
        for (std::size_t k = 0; k < key_count; ++k) {
          weights[k] = {-infinity, 0};
          if (hides(q, k, present)) continue;
          weights[k] = dot(&made.queries[q * all + h * size], 1, &made.keys[k * shared + from], 1, size, {},
                           beyond_the_end::open);
          weights[k].value *= part.scale, weights[k].bound *= part.scale;
          // Scores are kept in powers of two.
          if (std::isfinite(weights[k].value) && weights[k].reach() * 1.5 > safe) weights[k] = bounded::open();
        }
        weigh(weights, fewest_keys_at_once);
        if (!factors.empty())
          for (std::size_t k = 0; k < key_count; ++k) {
            double const factor = static_cast<double>(factors[head][(q - first) * key_count + k]);
            bounded& each = weights[k];
            each.value *= factor;
            if (!each.is_open()) each.bound = each.bound * factor + each.value * one_rounding;
            largest_factor = std::max(largest_factor, factor);
          }
        for (std::size_t d = 0; d < size; ++d) {
          bounded& to = context[(q - first) * width + column + d];
          to = dot(weights.data(), 1, &made.values[from + d], shared, key_count, {});
          // Kernels divide by the total last, and until then weights are up to 1, so that a sum may overflow, also one that
          // meets an infinity of the other sign.
          if (!std::isnan(to.value) && most[d] * static_cast<double>(key_count) * largest_factor > safe)
            to = bounded::open();
        }
      }
    }
  }
  return layer_.output.out == 0 ? context : project(layer_.output, context);
}

}  // namespace fuzz
