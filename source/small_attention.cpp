// Calls the other functions of the library as its users do, so that their kernels are not compiled here again.
#define HEADSUP_COMPILED

#include "small_attention.hpp"

#include <headsup/kernels/contract.hpp>
#include <headsup/kernels/reduce.hpp>
#include <headsup/kernels/softmax.hpp>
#include <headsup/math/ieee.hpp>
#include <headsup/math/sqrt.hpp>

#include <memory>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_LIBRARY {
namespace {
using numbers = std::unique_ptr<float[]>;
numbers unwritten(std::size_t n) { return numbers(new float[n]); }

/// linear(x), where its own work may be large though that of the layer is not.
void map(instruction_set which, float* out, float const* x, std::size_t rows, matrix const& weight) {
  std::size_t const columns = weight.columns, depth = weight.depth;
  if (rows * depth * columns >= headsup_kernels::large)
    return headsup_kernels::multiply(which, x, depth, rows, weight, destination{out, columns});
  headsup_kernels::contract<false>(out, x, weight.numbers,
                                   nest(loop{rows, columns, depth, 0}, loop{columns, 1, 0, weight.column}),
                                   loop{depth, 0, 1, weight.step});
  if (weight.bias == nullptr) return;
  for (std::size_t r = 0; r < rows; ++r)
    for (std::size_t c = 0; c < columns; ++c) out[r * columns + c] += weight.bias[c];
}

/// Where the rows of the heads of keys or values lie: one head after the other, or in a cache that has room for more.
struct rows_of_heads {
  float* first;
  std::size_t heads, capacity, head_dim;

  float* at(std::size_t example, std::size_t head, std::size_t row) const {
    return first + ((example * heads + head) * capacity + row) * head_dim;
  }
};

void copy(float* to, float const* from, std::size_t n) { __builtin_memcpy(to, from, n * sizeof(float)); }

/// x times a weight, its columns in heads.
void project(instruction_set which, attention const& job, matrix const& weight, rows_of_heads const& to) {
  numbers const projected = unwritten(job.examples * job.tokens * weight.columns);
  map(which, projected.get(), job.in, job.examples * job.tokens, weight);
  for (std::size_t e = 0; e < job.examples; ++e)
    for (std::size_t t = 0; t < job.tokens; ++t)
      for (std::size_t h = 0; h < to.heads; ++h)
        copy(to.at(e, h, t), projected.get() + (e * job.tokens + t) * weight.columns + h * job.head_dim, job.head_dim);
}

/// Some examples that have as many keys each: their first, and the caches from which they take them, or null.
struct alike {
  std::size_t first, examples, cached;
  float* keys;
  float* values;
  bool* finite;
};

/// Keys or values of all tokens of some examples, those in the cache before the new ones, which go there too.
numbers with_cached(attention const& job, float const* projected, alike const& some, float* cache) {
  std::size_t const heads = job.heads / job.group, count = some.cached + job.tokens, size = job.head_dim;
  numbers all = unwritten(some.examples * heads * count * size);
  rows_of_heads const to{all.get(), heads, count, size}, kept{cache, heads, job.capacity, size};
  for (std::size_t e = 0; e < some.examples; ++e)
    for (std::size_t h = 0; h < heads; ++h) {
      float const* const newest = projected + ((some.first + e) * heads + h) * job.tokens * size;
      copy(to.at(e, h, some.cached), newest, job.tokens * size);
      if (cache == nullptr) continue;
      copy(kept.at(e, h, some.cached), newest, job.tokens * size);
      copy(to.at(e, h, 0), kept.at(e, h, 0), some.cached * size);
      if (cache != some.values || some.finite == nullptr) continue;
      for (std::size_t i = 0; i < job.tokens * size; ++i)
        if (!__builtin_isfinite(newest[i])) *some.finite = false;
    }
  return all;
}

/// The context vectors of some examples, head by head, from their projections.
void mix(attention const& job, float* mixed, float const* queries, float const* new_keys, float const* new_values,
         alike const& some) {
  std::size_t const tokens = job.tokens, keys = some.cached + tokens, size = job.head_dim;
  std::size_t const sequences = some.examples * (job.heads / job.group), rows = sequences * job.group * tokens;
  numbers const all_keys = with_cached(job, new_keys, some, some.keys);
  numbers const all_values = with_cached(job, new_values, some, some.values);
  std::size_t const before = some.first * job.heads * tokens * size;

  numbers const weights = unwritten(rows * keys);
  std::size_t const of_group = tokens * keys;
  headsup_kernels::contract<true>(
      weights.get(), queries + before, all_keys.get(),
      nest(loop{sequences, job.group * of_group, job.group * tokens * size, keys * size},
           loop{job.group, of_group, tokens * size, 0}, loop{tokens, keys, size, 0}, loop{keys, 1, 0, size}),
      loop{size, 0, 1, 1});
  float const scale = static_cast<float>(headsup_math::sqrt(static_cast<double>(size)));
  for (std::size_t r = 0; r < rows; ++r) {
    auto const seen = job.seen_from(some.cached + r % tokens, keys);
    for (std::size_t k = 0; k < keys; ++k) {
      float& score = weights[r * keys + k];
      score = seen.first <= k && k < seen.last ? score / scale : -headsup_math::infinity<float>;
    }
  }
  headsup_kernels::softmax_rows<true>(weights.get(), weights.get(), loop{rows, keys, keys, 0}, 1, keys);
  headsup_kernels::contract<true>(
      mixed + before, weights.get(), all_values.get(),
      nest(loop{sequences, job.group * tokens * size, job.group * of_group, keys * size},
           loop{job.group, tokens * size, of_group, 0}, loop{tokens, size, keys, 0}, loop{size, 1, 0, 1}),
      loop{keys, 0, 1, size});
}
}  // namespace

bool is_small(attention const& job) {
  std::size_t const columns = job.output.columns != 0 ? job.output.columns : job.heads * job.head_dim;
  return job.query.numbers != nullptr && job.source == nullptr && job.present == nullptr && job.drop.draw == nullptr &&
         job.examples * job.tokens * job.query.depth * columns < headsup_kernels::large;
}

void attend_in_steps(instruction_set which, attention const& job) {
  std::size_t const tokens = job.tokens, size = job.head_dim, shared = job.heads / job.group;
  std::size_t const rows = job.examples * job.heads * tokens, shared_rows = job.examples * shared * tokens;
  numbers const queries = unwritten(rows * size), mixed = unwritten(rows * size);
  numbers const keys = unwritten(shared_rows * size), values = unwritten(shared_rows * size);
  project(which, job, job.query, rows_of_heads{queries.get(), job.heads, tokens, size});
  project(which, job, job.key, rows_of_heads{keys.get(), shared, tokens, size});
  project(which, job, job.value, rows_of_heads{values.get(), shared, tokens, size});
  auto const mix_some = [&](alike const& some) {
    mix(job, mixed.get(), queries.get(), keys.get(), values.get(), some);
  };
  if (job.own.at == nullptr) mix_some({0, job.examples, job.cached, job.keys, job.values, job.finite});
  else
    for (std::size_t e = 0; e < job.examples; ++e) {
      auto const cache = job.own.at(job.own.all, e);
      mix_some({e, 1, cache.cached, cache.keys, cache.values, cache.finite});
    }

  numbers const context = job.output.columns == 0 ? numbers() : unwritten(rows * size);
  float* const side_by_side = job.output.columns == 0 ? job.out : context.get();
  rows_of_heads const from{mixed.get(), job.heads, tokens, size};
  for (std::size_t e = 0; e < job.examples; ++e)
    for (std::size_t t = 0; t < tokens; ++t)
      for (std::size_t h = 0; h < job.heads; ++h)
        copy(side_by_side + ((e * tokens + t) * job.heads + h) * size, from.at(e, h, t), size);
  if (job.output.columns != 0) map(which, job.out, side_by_side, job.examples * tokens, job.output);
}

void normalize_in_steps(float* out, float const* x, std::size_t rows, std::size_t n, float epsilon, bool centred,
                        float const* weight, float const* bias) {
  float squares[headsup_kernels::large / headsup_kernels::norm_work];
  for (std::size_t r = 0; r < rows; ++r, x += n, out += n) {
    float const mean = centred ? headsup_kernels::sum(x, 1, n) / static_cast<float>(n) : 0;
    for (std::size_t i = 0; i < n; ++i) out[i] = x[i] - mean;
    // Each product and each sum in a loop of its own, so that no flag lets the compiler fuse them.
    for (std::size_t i = 0; i < n; ++i) squares[i] = out[i] * out[i];
    float const variance = headsup_kernels::sum(squares, 1, n) / static_cast<float>(n);
    float const deviation = headsup_math::sqrt(variance + epsilon);
    for (std::size_t i = 0; i < n; ++i) out[i] /= deviation;
    if (weight != nullptr)
      for (std::size_t i = 0; i < n; ++i) out[i] *= weight[i];
    if (bias != nullptr)
      for (std::size_t i = 0; i < n; ++i) out[i] += bias[i];
  }
}
}  // namespace HEADSUP_LIBRARY
HEADSUP_EXACT_END
