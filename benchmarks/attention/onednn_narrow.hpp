// The composition of blocked.hpp with oneDNN's products of bfloat16: sums, scores and softmax are floats.
#pragma once

#include <map>
#include <memory>

#include "onednn_product.hpp"

namespace bench {

using half = std::uint16_t;

/// Rounded to the nearest, as the compiler's vectors do it best.
inline void round_to(half* to, float const* from, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) {
    std::uint32_t bits;
    std::memcpy(&bits, from + i, sizeof bits);
    to[i] = static_cast<half>((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
  }
}

class narrow_blocks final : public attention {
 public:
  narrow_blocks(problem const& p, request const& r) : p_(p), threads_(the_team(r.threads)) {
    if (p.decode || p.batch != 1) throw unavailable("only for one prompt");
    for (int thread = 0; thread < threads_.size(); ++thread) {
      each_.emplace_back();
      part const mine(p.tokens, thread, threads_.size(), 16);
      if (mine.size() == 0) continue;
      auto const prepared = [&](int columns, number_type to, int stride, float const* w, float* bias) {
        auto made = std::make_unique<product>(described(mine.size(), p.d, p.d, 1, number_type::bf16),
                                              any_layout(p.d, columns, number_type::bf16),
                                              described(mine.size(), columns, stride, 1, to), columns, bias);
        made->pack(described(p.d, columns, 1, p.d), w);
        return made;
      };
      each_.back().qkv = prepared(3 * p.d, number_type::bf16, stride_, p.W_qkv.data(), nullptr);
      each_.back().out = prepared(p.d, number_type::f32, p.d, p.W_out.data(), p.bias.data());
    }
    std::size_t const rows = static_cast<std::size_t>(p.tokens);
    x_ = buffer<half>(rows * p.d), mixed_ = buffer<half>(rows * p.d), qkv_ = buffer<half>(rows * stride_);
    y_ = buffer<float>(rows * p.d);
    double best = 0;
    int best_block = 64;
    for (int candidate : {64, 96, 128, 192, 256}) {
      choose(candidate);
      forward();
      double const time = std::min(timed([&] { forward(); }), timed([&] { forward(); }));
      if (best == 0 || time < best) best = time, best_block = candidate;
      if (candidate >= p.tokens) break;
    }
    choose(best_block);
  }

  void forward() override {
    threads_([&](int thread) {
      part const mine(p_.tokens, thread, threads_.size(), 16);
      if (mine.size() == 0) return;
      std::size_t const first = std::size_t(mine.begin) * p_.d;
      round_to(x_.data() + first, p_.x.data() + first, std::size_t(mine.size()) * p_.d);
      (*each_[std::size_t(thread)].qkv)(each_[std::size_t(thread)].stream, x_.data() + first, nullptr,
                                        qkv_.data() + std::size_t(mine.begin) * stride_);
    });
    next_ = 0;
    threads_([&](int thread) { attend(each_[std::size_t(thread)]); });
    threads_([&](int thread) {
      part const mine(p_.tokens, thread, threads_.size(), 16);
      std::size_t const first = std::size_t(mine.begin) * p_.d;
      if (mine.size() != 0)
        (*each_[std::size_t(thread)].out)(each_[std::size_t(thread)].stream, mixed_.data() + first, nullptr,
                                          y_.data() + first);
    });
  }

  float const* output() const override { return y_.data(); }
  std::string notes() const override { return "blocks of " + std::to_string(block_) + " rows"; }

 private:
  struct pair {
    std::unique_ptr<product> scores, mix;
  };
  struct thread_state {
    dnnl::stream stream{engine()};
    std::unique_ptr<product> qkv, out;
    std::map<int, pair> blocks;  // by the number of visible keys
    buffer<float> scores, mixed;
    buffer<half> weights;
  };

  void choose(int block) {
    block_ = block;
    int const size = p_.head_dim(), s = padded(p_.tokens);
    for (thread_state& each : each_) {
      each.blocks.clear();
      std::size_t const all = std::size_t(block) * s;
      each.scores = buffer<float>(all), each.weights = buffer<half>(all);
      each.mixed = buffer<float>(std::size_t(block) * size);
      for (int begin = 0; begin < p_.tokens; begin += block) {
        int const rows = std::min(block, p_.tokens - begin), visible = begin + rows;
        each.blocks.emplace(visible,
                            pair{std::make_unique<product>(described(rows, size, stride_, 1, number_type::bf16),
                                                           described(size, visible, 1, stride_, number_type::bf16),
                                                           described(rows, visible, s, 1), visible),
                                 std::make_unique<product>(described(rows, visible, s, 1, number_type::bf16),
                                                           described(visible, size, stride_, 1, number_type::bf16),
                                                           described(rows, size, size, 1), size)});
      }
    }
  }

  void attend(thread_state& mine) {
    int const blocks = (p_.tokens + block_ - 1) / block_, size = p_.head_dim(), s = padded(p_.tokens);
    float const scale = 1 / std::sqrt(static_cast<float>(size));
    for (int item; (item = next_.fetch_add(1)) < blocks * p_.heads;) {
      int const begin = (blocks - 1 - item / p_.heads) * block_, head = item % p_.heads;
      int const rows = std::min(block_, p_.tokens - begin), visible = begin + rows;
      half const* const q = qkv_.data() + head * size;
      pair& of = mine.blocks.at(visible);
      (*of.scores)(mine.stream, q + std::size_t(begin) * stride_, q + p_.d, mine.scores.data());
      float inverse[256];
      for (int i = 0; i < rows; ++i) {
        float* const row = mine.scores.data() + std::size_t(i) * s;
        inverse[i] = softmax_unnormalized(row, begin + i + 1, visible, scale);
        round_to(mine.weights.data() + std::size_t(i) * s, row, std::size_t(visible));
      }
      (*of.mix)(mine.stream, mine.weights.data(), q + 2 * p_.d, mine.mixed.data());
      for (int i = 0; i < rows; ++i) {
        float* const row = mine.mixed.data() + i * size;
        for (int j = 0; j < size; ++j) row[j] *= inverse[i];
        round_to(mixed_.data() + std::size_t(begin + i) * p_.d + head * size, row, std::size_t(size));
      }
    }
  }

  problem const& p_;
  team& threads_;
  int block_ = 0, stride_ = padded(3 * p_.d);
  std::vector<thread_state> each_;
  std::atomic<int> next_{0};
  buffer<half> x_, qkv_, mixed_;
  buffer<float> y_;
};

}  // namespace bench
