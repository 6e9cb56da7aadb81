#pragma once

#include <headsup/layers/multi_head_attention.hpp>
#include <headsup/layers/multi_head_attention_wrapper.hpp>

namespace HEADSUP_NAMESPACE::run_time {
/// Weights as the kernels of one instruction set read them fastest, with their biases.
class packed_weights {
 public:
  explicit packed_weights(instruction_set which) : which_(which) {}

  instruction_set which() const { return which_; }
  std::size_t bytes() const { return bytes_; }

  /// Packs what the matrices point to, and makes them point to the packed copies.
  template <class... Matrices> void take(Matrices&... matrices) {
    std::size_t const total = (std::size_t{0} + ... + room_of(matrices));
    numbers_ = heap_of<float>(total);
    bytes_ = total * sizeof(float);
    float* next = numbers_.data();
    ((next = take_one(next, matrices)), ...);
  }

 private:
  static std::size_t whole_lines(std::size_t count) { return (count + 15) / 16 * 16; }
  std::size_t panels_of(kernels::matrix const& m) const {
    return whole_lines(kernels::packed_size(which_, m.columns, m.depth));
  }
  std::size_t room_of(kernels::matrix const& m) const {
    return panels_of(m) + (m.bias == nullptr ? 0 : whole_lines(m.columns));
  }
  float* take_one(float* to, kernels::matrix& m) const {
    kernels::pack(which_, to, m);
    float* const bias = m.bias == nullptr ? nullptr : to + panels_of(m);
    for (std::size_t i = 0; bias != nullptr && i < m.columns; ++i) bias[i] = m.bias[i];
    float* const end = to + room_of(m);
    m = {.panels = to, .bias = bias, .columns = m.columns, .depth = m.depth};
    return end;
  }

  instruction_set which_;
  std::size_t bytes_ = 0;
  heap_of<float> numbers_{0};
};

/// The kernel of a layer over packed weights.
template <class Layer> kernels::attention packed_kernel(Layer const& plain, packed_weights& weights) {
  kernels::attention job = run_time::access::kernel(plain);
  if (job.output.columns != 0) weights.take(job.query, job.key, job.value, job.output);
  else weights.take(job.query, job.key, job.value);
  return job;
}

/// The heads of a wrapper have weights of their own, which are stored one after the other.
template <Axis In, Axis Out, Axis Context, Axis Heads, class Bias>
kernels::attention packed_kernel(multi_head_attention_wrapper<In, Out, Context, Heads, Bias> const& plain,
                                 packed_weights& weights) {
  constexpr std::size_t numbers = Out::size * In::size;
  heap_of<float> rows(3 * Heads::size * (numbers + Out::size));
  kernels::attention job = run_time::access::kernel(plain.heads[0]);
  job.heads = Heads::size;
  float* next = rows.data();
  auto const join = [&](kernels::matrix kernels::attention::* which) {
    float* const weight = next;
    float* const bias = weight + Heads::size * numbers;
    for (std::size_t h = 0; h < Heads::size; ++h) {
      kernels::matrix const m = run_time::access::kernel(plain.heads[h]).*which;
      for (std::size_t i = 0; i < numbers; ++i) weight[h * numbers + i] = m.numbers[i];
      for (std::size_t i = 0; m.bias != nullptr && i < Out::size; ++i) bias[h * Out::size + i] = m.bias[i];
    }
    bool const biased = (job.*which).bias != nullptr;
    job.*which = {weight, In::size, 1, nullptr, biased ? bias : nullptr, Heads::size * Out::size, In::size};
    next = bias + Heads::size * Out::size;
  };
  join(&kernels::attention::query);
  join(&kernels::attention::key);
  join(&kernels::attention::value);
  weights.take(job.query, job.key, job.value);
  return job;
}

template <Axis In, Axis Out, bias Bias>
kernels::matrix packed_kernel(linear<In, Out, Bias> const& plain, packed_weights& weights) {
  kernels::matrix matrix = access::matrix(plain);
  weights.take(matrix);
  return matrix;
}

/// What a layer's kernel needs as the last axes of its input: the features, and before them the tokens of a sequence.
template <class Layer> struct last_axes {
  using type = axes<tokens<1>, typename Layer::features>;
};
template <Axis In, Axis Out, bias Bias> struct last_axes<linear<In, Out, Bias>> {
  using type = axes<In>;
};

template <class Layer, class X>
inline constexpr bool in_order_of = []<class... Last>(axes<Last...>) {
  return run_time::ends_in<axes_of<X>, Last...>;
}(typename last_axes<Layer>::type{});

/// x with its last axes in the order that a layer's kernel needs.
template <class Layer, Tensor X> constexpr auto reordered_for(X const& x) {
  using list = axes_of<X>;
  using last = typename last_axes<Layer>::type;
  return [&]<class... Last>(axes<Last...>) {
    return reorder<joined_axes<minus<list, last>, shared<list, axes<Last>>...>>(x);
  }(last{});
}

/// Runs a kernel over x.
template <class X> void run(float* out, instruction_set which, kernels::matrix const& m, X const& x) {
  multiply(out, which, x, m);
}
template <class X> void run(float* out, instruction_set which, kernels::attention const& job, X const& x) {
  run_time::attend(out, which, job, x);
}
template <class X, class Cache>
void run(float* out, instruction_set which, kernels::attention const& job, X const& x, Cache& cache) {
  step(out, which, job, x, cache);
}
}  // namespace HEADSUP_NAMESPACE::run_time
