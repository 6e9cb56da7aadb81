#pragma once

#include <headsup/layers/embedding.hpp>
#include <headsup/layers/multi_head_attention.hpp>
#include <headsup/layers/multi_head_attention_wrapper.hpp>

namespace HEADSUP_NAMESPACE {
template <class Layer, class Weight = float, class Cached = float> class packed;
}

namespace HEADSUP_NAMESPACE::headsup_run_time {
/// Weights as the kernels of one instruction set read them fastest, with their biases, which stay floats.
template <class Weight> class packed_weights {
 public:
  explicit packed_weights(instruction_set which) : which_(which) {}

  instruction_set which() const { return which_; }
  std::size_t bytes() const { return bytes_; }

  /// Counts the memory of what is packed elsewhere.
  void count(std::size_t bytes) { bytes_ += bytes; }

  /// Packed copies of matrices, in their order.
  template <class... Plain> auto take(Plain const&... plain) {
    std::size_t const panels = (std::size_t{0} + ... + panels_of(plain));
    std::size_t const biases = (std::size_t{0} + ... + biases_of(plain));
    panels_ = headsup_detail::heap_of<Weight>(panels);
    biases_ = headsup_detail::heap_of<float>(biases);
    bytes_ = panels * sizeof(Weight) + biases * sizeof(float);
    Weight* next = panels_.data();
    float* next_bias = biases_.data();
    struct {
      headsup_kernels::matrix_of<Weight> matrices[sizeof...(Plain)];
    } const taken{{take_one(next, next_bias, plain)...}};
    return taken;
  }

 private:
  /// Room for so many numbers in whole cache lines, so that what follows begins one.
  template <class Number> static std::size_t whole_lines(std::size_t count) {
    std::size_t const line = 64 / sizeof(Number);
    return (count + line - 1) / line * line;
  }
  std::size_t panels_of(headsup_kernels::matrix const& m) const {
    return whole_lines<Weight>(
        headsup_kernels::packed_size(which_, m.columns, headsup_kernels::matrix_of<Weight>::steps_of_panels(m.depth)));
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
  headsup_detail::heap_of<Weight> panels_{0};
  headsup_detail::heap_of<float> biases_{0};
};

/// An attention over packed weights, which caches Cached numbers.
template <class Cached, class Weight>
headsup_kernels::attention_with<Weight, Cached> packed_attention(headsup_kernels::attention const& plain,
                                                                 packed_weights<Weight>& weights) {
  // Where there is no output projection, its matrix has no columns, and takes no room.
  auto const taken = weights.take(plain.query, plain.key, plain.value, plain.output);
  return {.heads = plain.heads,
          .group = plain.group,
          .head_dim = plain.head_dim,
          .causal = plain.causal,
          .window = plain.window,
          .scale = plain.scale,
          .query = taken.matrices[0],
          .key = taken.matrices[1],
          .value = taken.matrices[2],
          .output = taken.matrices[3]};
}

/// What the tokens of a layer see, if that has parameters: they stay as they are.
template <class Layer> struct kept_sees {
  explicit kept_sees(Layer const&) {}
};
template <class Layer> requires requires(Layer const& layer) { layer.sees; }
struct kept_sees<Layer> {
  std::remove_cvref_t<decltype(Layer::sees)> sees;

  explicit kept_sees(Layer const& plain) requires std::copy_constructible<decltype(sees)>
      : sees(plain.sees) {}
  explicit kept_sees(Layer const& plain) { copy_parameters(plain.sees, sees); }  // copied only by clone()
};

/// The parts of a layer that computes its scores itself: packed one by one.
template <class Layer, class Weight, bool = requires(Layer const& layer) { layer.out_proj; }>
struct packed_parts : kept_sees<Layer> {
  template <class Part> using of = packed<std::remove_cvref_t<Part>, Weight>;
  using layer = Layer;

  of<decltype(Layer::W_query)> W_query;
  of<decltype(Layer::W_key)> W_key;
  of<decltype(Layer::W_value)> W_value;

  packed_parts(Layer const& plain, packed_weights<Weight>& weights)
      : kept_sees<Layer>(plain),
        W_query(plain.W_query, weights.which()),
        W_key(plain.W_key, weights.which()),
        W_value(plain.W_value, weights.which()) {
    weights.count(W_query.bytes() + W_key.bytes() + W_value.bytes());
    if constexpr (requires { plain.sees; }) weights.count(sizeof(float) * count_parameters(plain.sees));
  }
};
template <class Layer, class Weight> struct packed_parts<Layer, Weight, true> : packed_parts<Layer, Weight, false> {
  packed<std::remove_cvref_t<decltype(Layer::out_proj)>, Weight> out_proj;

  packed_parts(Layer const& plain, packed_weights<Weight>& weights)
      : packed_parts<Layer, Weight, false>(plain, weights), out_proj(plain.out_proj, weights.which()) {
    weights.count(out_proj.bytes());
  }
};
template <class Layer> concept HasParts =
    !headsup_detail::kernels_know<typename Layer::seen> && requires(Layer const& layer) {
      typename Layer::split;
      layer.W_query;
    };

/// What computes a layer over packed weights.
template <class Cached, HasKernel Layer, class Weight>
auto packed_kernel(Layer const& plain, packed_weights<Weight>& weights) {
  return packed_attention<Cached>(headsup_run_time::kernel_of(plain), weights);
}
template <class Cached, HasParts Layer, class Weight>
auto packed_kernel(Layer const& plain, packed_weights<Weight>& weights) {
  return packed_parts<Layer, Weight>(plain, weights);
}
template <class Cached, Axis In, Axis Out, bias Bias, class Weight>
auto packed_kernel(linear<In, Out, Bias> const& plain, packed_weights<Weight>& weights) {
  return weights.take(headsup_run_time::weights_of(plain)).matrices[0];
}
/// The rows of a table are the columns of its logits.
template <class Cached, Axis Ids, Axis Out, class Weight>
auto packed_kernel(embedding<Ids, Out> const& plain, packed_weights<Weight>& weights) {
  return weights
      .take(headsup_kernels::matrix{plain.weight.data(), Out::size, 1, nullptr, nullptr, Ids::size, Out::size})
      .matrices[0];
}
/// The heads of a wrapper have weights of their own, which are stored one after the other.
template <class Cached, Axis In, Axis Out, Axis Context, Axis Heads, class Bias, class Weight>
auto packed_kernel(multi_head_attention_wrapper<In, Out, Context, Heads, Bias> const& plain,
                   packed_weights<Weight>& weights) {
  constexpr std::size_t numbers = Out::size * In::size;
  headsup_detail::heap_of<float> rows(3 * Heads::size * (numbers + Out::size));
  headsup_kernels::attention job = headsup_run_time::kernel_of(plain.heads[0]);
  job.heads = Heads::size;
  float* next = rows.data();
  auto const join = [&](headsup_kernels::matrix headsup_kernels::attention::* which) {
    float* const weight = next;
    float* const bias = weight + Heads::size * numbers;
    for (std::size_t h = 0; h < Heads::size; ++h) {
      headsup_kernels::matrix const m = headsup_run_time::kernel_of(plain.heads[h]).*which;
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

/// A layer that packed_kernel takes.
template <class Layer> concept Packable = requires(Layer const& plain, packed_weights<float>& weights) {
  headsup_run_time::packed_kernel<float>(plain, weights);
};

/// Operations over packed parts.
template <class Layer, class Parts, class X, class... Given> requires requires { typename Parts::layer; }
void run(float* out, instruction_set, Layer const&, Parts const& parts, X const& x, Given&... given) {
  auto const result = [&] {
    if constexpr ((Tensor<Given> && ...)) return Parts::layer::mixed(parts, x, given...);
    else return Parts::layer::stepped(parts, x, given...);
  }();
  for (std::size_t i = 0; i < result.size(); ++i) out[i] = result.data()[i];
}

/// The last axes that the kernel of a layer walks: the features, and before them the tokens of a sequence.
template <class Layer> struct last_axes {
  using type = axes<tokens<1>, typename Layer::features>;
};
template <Axis In, Axis Out, bias Bias> struct last_axes<linear<In, Out, Bias>> {
  using type = axes<In>;
};
template <Axis Ids, Axis Out> struct last_axes<embedding<Ids, Out>> {
  using type = axes<Out>;
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
    return reorder<
        headsup_detail::joined_axes<headsup_detail::minus<list, last>, headsup_detail::shared<list, axes<Last>>...>>(x);
  }(last{});
}
}  // namespace HEADSUP_NAMESPACE::headsup_run_time
