// The composition that an expert writes over a library of matrix products: fused q, k, v; attention by blocks of rows,
// only up to the diagonal, so that a block's scores stay in the cache; the output projection.
#pragma once

#include <atomic>
#include <string>

#include "softmax.hpp"
#include "worker.hpp"

namespace bench {

/// A row-major matrix in memory.
struct matrix {
  float* data;
  int rows, columns, stride;
};

/// Products must offer, all callable from every thread of the team at once:
///   Products(problem, threads)                     packs the weights where the library can
///   void shapes(int block)                         announces the products of attention to come
///   void project(qkv|out, thread, x, y)            this thread's part of y = x W^T, and the bias for out: some of the
///                                                  rows, or in decoding, where weights are many and rows few, columns
///   void scores(thread, q, k, s)                   s = q k^T
///   void mix(thread, s, v, y)                      y = s v
///   void step_scores(thread, q, k, s), step_mix(thread, s, v, y)    the same for one row with all keys
/// and where transposed_keys is true, k is (head_dim, tokens) instead of (tokens, head_dim).
enum class projection { qkv, out };

/// A row stride that is not a multiple of the page size: such rows would compete for a few cache sets.
inline int padded(int columns) { return (columns + lanes - 1) / lanes * lanes + lanes; }

/// The keys and values of all tokens, as rows of 2 d numbers.
inline buffer<float> keys_and_values(problem const& p) {
  constexpr int tile = 4;
  int const d = p.d, columns = 2 * d;
  buffer<float> result(std::size_t(p.rows()) * columns);
  for (int row = 0; row < p.rows(); row += tile)
    for (int column = 0; column < columns; column += tile) {
      floats sums[tile][tile] = {};
      for (int i = 0; i < d; i += lanes)
        for (int r = 0; r < tile; ++r)
          for (int c = 0; c < tile; ++c)
            sums[r][c] += load(p.x.data() + std::size_t(row + r) * d + i) *
                          load(p.W_qkv.data() + std::size_t(d + column + c) * d + i);
      for (int r = 0; r < tile; ++r)
        for (int c = 0; c < tile; ++c) {
          float total = 0;
          for (int lane = 0; lane < lanes; ++lane) total += sums[r][c][lane];
          result[std::size_t(row + r) * columns + column + c] = total;
        }
    }
  return result;
}

template <class Products> class blocked final : public attention {
 public:
  blocked(problem const& p, request const& r) : p_(p), threads_(the_team(r.threads)), products_(p, r.threads) {
    if (p.decode) {
      fill_cache();
      return;
    }
    double best = 0;
    for (int candidate : {64, 96, 128, 192, 256}) {
      choose(candidate);
      double const first = timed([&] { forward(); });
      double time = first;
      for (int calls = std::clamp(static_cast<int>(0.1 / first), 2, 20); calls > 0; --calls)
        time = std::min(time, timed([&] { forward(); }));
      if (best == 0 || time < best) best = time, best_block_ = candidate;
      if (candidate >= p_.tokens) break;
    }
    choose(best_block_);
  }

  void forward() override {
    if (p_.decode) return step();
    if (!qkv_.size()) {
      qkv_ = buffer<float>(std::size_t(p_.rows()) * padded(3 * p_.d));
      if (Products::transposed_keys) keys_ = buffer<float>(std::size_t(p_.batch) * p_.d * padded(p_.tokens));
      mixed_ = buffer<float>(std::size_t(p_.rows()) * p_.d);
      y_ = buffer<float>(std::size_t(p_.rows()) * p_.d);
      for (auto& scores : scores_) scores = buffer<float>(std::size_t(block_) * padded(p_.tokens));
    }
    int const d = p_.d;
    matrix const x{p_.x.data(), p_.rows(), d, d}, qkv{qkv_.data(), p_.rows(), 3 * d, padded(3 * d)};
    matrix const mixed{mixed_.data(), p_.rows(), d, d}, y{y_.data(), p_.rows(), d, d};
    threads_([&](int thread) { products_.project(projection::qkv, thread, x, qkv); });
    if (Products::transposed_keys) threads_([&](int thread) { transpose_keys(thread); });
    next_ = 0;
    threads_([&](int thread) { attend(thread); });
    threads_([&](int thread) { products_.project(projection::out, thread, mixed, y); });
  }

  float const* output() const override { return y_.data(); }
  std::string notes() const override { return p_.decode ? "" : "blocks of " + std::to_string(best_block_) + " rows"; }

 private:
  void choose(int block) {
    block_ = block;
    qkv_ = {}, keys_ = {}, mixed_ = {}, y_ = {};
    scores_.clear();
    scores_.resize(static_cast<std::size_t>(threads_.size()));
    products_.shapes(block);
  }

  void attend(int thread) {
    int const blocks = (p_.tokens + block_ - 1) / block_, size = p_.head_dim(), stride = padded(3 * p_.d);
    float* const scores = scores_[static_cast<std::size_t>(thread)].data();
    float const scale = 1 / std::sqrt(static_cast<float>(size));
    // The longest first, so that the threads finish together.
    for (int item; (item = next_.fetch_add(1)) < blocks * p_.heads * p_.batch;) {
      int const block = blocks - 1 - item / (p_.heads * p_.batch);
      int const head = item % p_.heads, batch = item / p_.heads % p_.batch;
      int const begin = block * block_, rows = std::min(block_, p_.tokens - begin), visible = begin + rows;
      float* const q = qkv_.data() + std::size_t(batch) * p_.tokens * stride + head * size;
      matrix const k = Products::transposed_keys ? matrix{transposed(batch, head), size, visible, padded(p_.tokens)}
                                                 : matrix{q + p_.d, visible, size, stride};
      matrix const s{scores, rows, visible, padded(p_.tokens)};
      products_.scores(thread, {q + std::size_t(begin) * stride, rows, size, stride}, k, s);
      float inverse[256];
      for (int i = 0; i < rows; ++i)
        inverse[i] = softmax_unnormalized(scores + std::size_t(i) * s.stride, begin + i + 1, visible, scale);
      matrix const y{mixed_.data() + (std::size_t(batch) * p_.tokens + begin) * p_.d + head * size, rows, size, p_.d};
      products_.mix(thread, s, {q + 2 * p_.d, visible, size, stride}, y);
      for (int i = 0; i < rows; ++i)
        for (int j = 0; j < size; ++j) y.data[std::size_t(i) * y.stride + j] *= inverse[i];
    }
  }

  float* transposed(int batch, int head) const {
    return keys_.data() + (std::size_t(batch) * p_.d + head * p_.head_dim()) * padded(p_.tokens);
  }

  void transpose_keys(int thread) {
    part const mine(p_.batch * p_.heads, thread, threads_.size());
    int const size = p_.head_dim(), stride = padded(3 * p_.d);
    for (int item = mine.begin; item < mine.end; ++item) {
      int const batch = item / p_.heads, head = item % p_.heads;
      float const* const from = qkv_.data() + std::size_t(batch) * p_.tokens * stride + p_.d + head * size;
      float* const to = transposed(batch, head);
      for (int t = 0; t < p_.tokens; t += lanes)
        for (int f = 0; f < size; ++f)
          for (int i = t; i < std::min(t + lanes, p_.tokens); ++i)
            to[std::size_t(f) * padded(p_.tokens) + i] = from[std::size_t(i) * stride + f];
    }
  }

  void fill_cache() {
    std::size_t const n = std::size_t(p_.rows()) * p_.d;
    keys_ = buffer<float>(n), values_ = buffer<float>(n);
    static buffer<float> const earlier = keys_and_values(p_);  // the same for every layer
    float const* at = earlier.data();
    for (int batch = 0; batch < p_.batch; ++batch)
      for (int t = 0; t < p_.tokens; ++t, at += 2 * p_.d)
        for (int i = 0; i < p_.d; ++i) key(batch, i, t) = at[i], value(batch, i, t) = at[p_.d + i];
    std::size_t const rows = static_cast<std::size_t>(p_.batch);
    qkv_ = buffer<float>(rows * 3 * p_.d), mixed_ = buffer<float>(rows * p_.d), y_ = buffer<float>(rows * p_.d);
    x_ = buffer<float>(rows * p_.d);
    for (int batch = 0; batch < p_.batch; ++batch) std::copy_n(p_.last_token(batch), p_.d, x_.data() + batch * p_.d);
    scores_.resize(static_cast<std::size_t>(threads_.size()));
    for (auto& scores : scores_) scores = buffer<float>(padded(p_.tokens));
  }

  float& key(int batch, int feature, int token) {
    int const size = p_.head_dim(), i = feature % size;
    return keys_[cached(batch, feature / size) +
                 (Products::transposed_keys ? std::size_t(i) * p_.tokens + token : std::size_t(token) * size + i)];
  }
  float& value(int batch, int feature, int token) {
    int const size = p_.head_dim();
    return values_[cached(batch, feature / size) + std::size_t(token) * size + feature % size];
  }
  std::size_t cached(int batch, int head) const {
    return (std::size_t(batch) * p_.heads + head) * p_.tokens * p_.head_dim();
  }

  void step() {
    int const d = p_.d, size = p_.head_dim(), token = p_.tokens - 1;
    matrix const x{x_.data(), p_.batch, d, d}, qkv{qkv_.data(), p_.batch, 3 * d, 3 * d};
    matrix const mixed{mixed_.data(), p_.batch, d, d}, y{y_.data(), p_.batch, d, d};
    threads_([&](int thread) { products_.project(projection::qkv, thread, x, qkv); });
    threads_([&](int thread) {
      part const mine(p_.batch * p_.heads, thread, threads_.size());
      float* const s = scores_[static_cast<std::size_t>(thread)].data();
      for (int item = mine.begin; item < mine.end; ++item) {
        int const batch = item / p_.heads, head = item % p_.heads;
        float* const q = qkv_.data() + std::size_t(batch) * 3 * d;
        float* const out = mixed_.data() + std::size_t(batch) * d + head * size;
        for (int i = head * size; i < (head + 1) * size; ++i)
          key(batch, i, token) = q[d + i], value(batch, i, token) = q[2 * d + i];
        products_.step_scores(thread, {q + head * size, 1, size, size}, keys_.data() + cached(batch, head), s);
        float const inverse = softmax_unnormalized(s, p_.tokens, p_.tokens, 1 / std::sqrt(static_cast<float>(size)));
        products_.step_mix(thread, s, values_.data() + cached(batch, head), {out, 1, size, size});
        for (int i = 0; i < size; ++i) out[i] *= inverse;
      }
    });
    threads_([&](int thread) { products_.project(projection::out, thread, mixed, y); });
  }

  problem const& p_;
  team& threads_;
  Products products_;
  int block_ = 0, best_block_ = 64;
  std::atomic<int> next_{0};
  buffer<float> x_, qkv_, mixed_, y_, keys_, values_;
  std::vector<buffer<float>> scores_;
};

}  // namespace bench
