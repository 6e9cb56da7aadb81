#pragma once

#include <headsup/layers/multi_head_attention.hpp>
#include <headsup/layers/multi_head_attention_wrapper.hpp>

namespace HEADSUP_NAMESPACE::headsup_run_time {
/// Weights as the kernels of one instruction set read them fastest, with their biases, which stay floats.
template <class Weight> class packed_weights {
 public:
  explicit packed_weights(instruction_set which) : which_(which) {}

  instruction_set which() const { return which_; }
  std::size_t bytes() const { return bytes_; }

  /// Packed copies of matrices, in their order.
  template <class... Plain> auto take(Plain const&... plain) {
    std::size_t const panels = (std::size_t{0} + ... + panels_of(plain));
    std::size_t const biases = (std::size_t{0} + ... + biases_of(plain));
    panels_ = heap_of<Weight>(panels);
    biases_ = heap_of<float>(biases);
    bytes_ = panels * sizeof(Weight) + biases * sizeof(float);
    Weight* next = panels_.data();
    float* next_bias = biases_.data();
    struct {
      headsup_kernels::matrix_of<Weight> matrices[sizeof...(Plain)];
    } const taken{{take_one(next, next_bias, plain)...}};
    return taken;
  }

 private:
  /// Each begins a cache line.
  template <class Number> static std::size_t whole_lines(std::size_t count) {
    std::size_t const line = 64 / sizeof(Number);
    return (count + line - 1) / line * line;
  }
  std::size_t panels_of(headsup_kernels::matrix const& m) const {
    return whole_lines<Weight>(headsup_kernels::packed_size(which_, m.columns, m.depth));
  }
  static std::size_t biases_of(headsup_kernels::matrix const& m) {
    return m.bias == nullptr ? 0 : whole_lines<float>(m.columns);
  }
  headsup_kernels::matrix_of<Weight> take_one(Weight*& panels, float*& biases, headsup_kernels::matrix const& m) const {
    headsup_kernels::matrix_of<Weight> const packed{
        .panels = panels, .bias = m.bias == nullptr ? nullptr : biases, .columns = m.columns, .depth = m.depth};
    if constexpr (std::is_same_v<Weight, float>) headsup_kernels::pack(which_, panels, m);
    else headsup_kernels::pack_rounded(which_, panels, m);
    for (std::size_t i = 0; m.bias != nullptr && i < m.columns; ++i) biases[i] = m.bias[i];
    panels += panels_of(m);
    biases += biases_of(m);
    return packed;
  }

  instruction_set which_;
  std::size_t bytes_ = 0;
  heap_of<Weight> panels_{0};
  heap_of<float> biases_{0};
};

/// An attention over packed weights, which caches Cached numbers.
template <class Cached, class Weight>
headsup_kernels::attention_with<Weight, Cached> packed_attention(headsup_kernels::attention const& plain,
                                                                 packed_weights<Weight>& weights) {
  headsup_kernels::attention_with<Weight, Cached> job{.heads = plain.heads,
                                                      .group = plain.group,
                                                      .head_dim = plain.head_dim,
                                                      .causal = plain.causal,
                                                      .window = plain.window,
                                                      .scale = plain.scale};
  auto const put = [&](auto const& taken) {
    job.query = taken.matrices[0];
    job.key = taken.matrices[1];
    job.value = taken.matrices[2];
    if constexpr (std::extent_v<decltype(taken.matrices)> == 4) job.output = taken.matrices[3];
  };
  if (plain.output.columns != 0) put(weights.take(plain.query, plain.key, plain.value, plain.output));
  else put(weights.take(plain.query, plain.key, plain.value));
  return job;
}

/// The kernel of a layer over packed weights.
template <class Cached, class Layer, class Weight>
auto packed_kernel(Layer const& plain, packed_weights<Weight>& weights) {
  return packed_attention<Cached>(headsup_run_time::access::kernel(plain), weights);
}

/// The heads of a wrapper have weights of their own, which are stored one after the other.
template <class Cached, Axis In, Axis Out, Axis Context, Axis Heads, class Bias, class Weight>
auto packed_kernel(multi_head_attention_wrapper<In, Out, Context, Heads, Bias> const& plain,
                   packed_weights<Weight>& weights) {
  constexpr std::size_t numbers = Out::size * In::size;
  heap_of<float> rows(3 * Heads::size * (numbers + Out::size));
  headsup_kernels::attention job = headsup_run_time::access::kernel(plain.heads[0]);
  job.heads = Heads::size;
  float* next = rows.data();
  auto const join = [&](headsup_kernels::matrix headsup_kernels::attention::* which) {
    float* const weight = next;
    float* const bias = weight + Heads::size * numbers;
    for (std::size_t h = 0; h < Heads::size; ++h) {
      headsup_kernels::matrix const m = headsup_run_time::access::kernel(plain.heads[h]).*which;
      for (std::size_t i = 0; i < numbers; ++i) weight[h * numbers + i] = m.numbers[i];
      for (std::size_t i = 0; m.bias != nullptr && i < Out::size; ++i) bias[h * Out::size + i] = m.bias[i];
    }
    bool const biased = (job.*which).bias != nullptr;
    job.*which = {weight, In::size, 1, nullptr, biased ? bias : nullptr, Heads::size * Out::size, In::size};
    next = bias + Heads::size * Out::size;
  };
  join(&headsup_kernels::attention::query);
  join(&headsup_kernels::attention::key);
  join(&headsup_kernels::attention::value);
  return packed_attention<Cached>(job, weights);
}

template <class Cached, Axis In, Axis Out, bias Bias, class Weight>
auto packed_kernel(linear<In, Out, Bias> const& plain, packed_weights<Weight>& weights) {
  return weights.take(access::matrix(plain)).matrices[0];
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
  return headsup_run_time::ends_in<axes_of<X>, Last...>;
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
template <class Weight, class X>
void run(float* out, instruction_set which, headsup_kernels::matrix_of<Weight> const& m, X const& x) {
  multiply(out, which, x, m);
}
template <class Weight, class Cached, class X>
void run(float* out, instruction_set which, headsup_kernels::attention_with<Weight, Cached> const& job, X const& x) {
  headsup_run_time::attend(out, which, job, x);
}
template <class Job, class X, class Cache>
void run(float* out, instruction_set which, Job const& job, X const& x, Cache& cache) {
  step(out, which, job, x, cache);
}
}  // namespace HEADSUP_NAMESPACE::headsup_run_time
