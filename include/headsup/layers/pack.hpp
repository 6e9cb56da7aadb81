#ifndef HEADSUP_LAYERS_PACK_HPP
#define HEADSUP_LAYERS_PACK_HPP

#include <headsup/layers/multi_head_attention.hpp>
#include <headsup/layers/multi_head_attention_wrapper.hpp>
#include <headsup/layers/self_attention.hpp>

namespace HEADSUP_NAMESPACE {

namespace detail {

/// Weights as the kernels of one instruction set read them fastest, with their biases.
class packed_weights {
 public:
  explicit packed_weights(instruction_set which) : which_(which) {}

  instruction_set which() const { return which_; }
  std::size_t bytes() const { return bytes_; }

  /// Puts copies in the place of what the matrices point to.
  template <class... Matrices>
  void take(Matrices&... matrices) {
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

template <class Layer>
kernels::attention packed_kernel(Layer const& plain, packed_weights& weights) {
  kernels::attention job = plain.kernel();
  if (job.output.columns != 0) weights.take(job.query, job.key, job.value, job.output);
  else weights.take(job.query, job.key, job.value);
  return job;
}

/// The heads of a wrapper have weights of their own, which are put one behind the other.
template <Axis In, Axis Out, Axis Context, Axis Heads, qkv_bias Bias>
kernels::attention packed_kernel(multi_head_attention_wrapper<In, Out, Context, Heads, Bias> const& plain,
                                 packed_weights& weights) {
  constexpr std::size_t numbers = Out::size * In::size;
  heap_of<float> rows(3 * Heads::size * (numbers + Out::size));
  kernels::attention job = plain.heads[0].kernel();
  job.heads = Heads::size;
  float* next = rows.data();
  auto const join = [&](kernels::matrix kernels::attention::* which) {
    float* const weight = next;
    float* const bias = weight + Heads::size * numbers;
    for (std::size_t h = 0; h < Heads::size; ++h) {
      kernels::matrix const m = plain.heads[h].kernel().*which;
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

/// x with its features last, and before them the tokens if it is a sequence.
template <class Features, class... Last, class X>
constexpr auto with_last(X const& x) {
  using list = axes_of<X>;
  using rest = minus<list, axes<Last..., Features>>;
  return reorder<decltype(rest{} + shared<list, axes<Last...>>{} + axes<Features>{})>(x);
}

/// Whether a layer has weights that can be packed.
template <class Layer>
inline constexpr bool is_packable = requires(Layer const& plain) { plain.kernel(); } || requires(Layer const& plain) {
  plain.heads[0].kernel();
} || requires(Layer const& plain) { plain.matrix(); };

/// The type of the numbers of an output, const-qualified if they can only be read.
template <class Out>
struct numbers_of {
  using type = Out;
};
template <Tensor Out>
struct numbers_of<Out> {
  using type = std::remove_pointer_t<decltype(std::declval<Out&>().data())>;
};

/// Whether the result of a layer can be written to Out: a tensor or view of the same axes.
template <class Out, class Result>
concept can_write =
    Tensor<Out> && same_axes<axes_of<Out>, axes_of<Result>> && std::is_same_v<typename numbers_of<Out>::type, float>;

template <fixed_string Op, class Out, class Result>
using cannot_write =
    diagnostics::cannot_write<Op, axes_of<Result>,
                              diagnostics::operand<typename described<Out>::axes, typename numbers_of<Out>::type>>;

}  // namespace detail

/// A layer for inference at run time, which pack made: its weights lie as the widest instruction set of the machine reads
/// them, packed once and for all. The layer that it was made from is no longer needed.
///
/// It cannot be changed, so that any number of threads may use one at a time. It moves without copying. After its first
/// call in a thread, a call allocates its result and nothing else, and into and step_into allocate nothing.
///
/// Shapes  those of the layer, tokens and features last: [A..., tokens, In] -> [A..., tokens, Out]
/// Errors  those of the layer
template <class Layer>
class packed {
 public:
  explicit packed(Layer const& plain, instruction_set which = instruction_set_in_use())
      : weights_(which), job_(detail::packed_kernel(plain, weights_)) {}

  /// The memory that the weights take.
  std::size_t bytes() const { return weights_.bytes(); }

  /// What the layer makes of x.
  template <class X>
  auto operator()(X const& x) const {
    using result = decltype(std::declval<Layer const&>()(x));
    if constexpr (is_mistake<result>) {
      return shape_mistake{};
    } else if constexpr (!in_order<X>) {
      return (*this)(detail::with_last<features, tokens<1>>(x));
    } else {
      auto out = detail::unwritten<float, axes_of<result>>(gather<axes_of<result>>(x.shape()));
      into(out, x);
      return out;
    }
  }

  /// The same, written to a tensor or view of the result's axes.
  template <class Out, class X>
  void into(Out&& out, X const& x) const {
    using result = decltype(std::declval<Layer const&>()(x));
    if constexpr (is_mistake<result, Out>) {
      return;
    } else if constexpr (!in_order<X>) {
      into(out, detail::with_last<features, tokens<1>>(x));
    } else if constexpr (!detail::can_write<Out, result>) {
      using mistake = detail::cannot_write<"into", Out, result>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    } else {
      Layer::must_take(x);
      diagnostics::must_agree<"into">(out.shape(), gather<axes_of<result>>(x.shape()));
      detail::attend_into(out.data(), weights_.which(), job_, x);
    }
  }

  /// The output for tokens that come after those in the cache; see the layer's.
  template <class X, class Cache>
  auto step(X const& x, Cache&& cache) const {
    using result = decltype(std::declval<Layer const&>().step(x, static_cast<Cache&&>(cache)));
    if constexpr (is_mistake<result>) {
      return shape_mistake{};
    } else if constexpr (!in_order<X>) {
      return step(detail::with_last<features, tokens<1>>(x), cache);
    } else {
      auto out = detail::unwritten<float, axes_of<result>>(gather<axes_of<result>>(x.shape()));
      step_into(out, x, cache);
      return out;
    }
  }

  template <class Out, class X, class Cache>
  void step_into(Out&& out, X const& x, Cache&& cache) const {
    using result = decltype(std::declval<Layer const&>().step(x, static_cast<Cache&&>(cache)));
    if constexpr (is_mistake<result, Out>) {
      return;
    } else if constexpr (!in_order<X>) {
      step_into(out, detail::with_last<features, tokens<1>>(x), cache);
    } else if constexpr (!detail::can_write<Out, result>) {
      using mistake = detail::cannot_write<"step_into", Out, result>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    } else {
      Layer::must_step(x, cache);
      diagnostics::must_agree<"step_into">(out.shape(), gather<axes_of<result>>(x.shape()));
      detail::step_into(out.data(), weights_.which(), job_, x, cache);
    }
  }

 private:
  using features = typename Layer::features;

  template <class X>
  static constexpr bool in_order = detail::ends_in<axes_of<X>, tokens<1>, features>;

  detail::packed_weights weights_;
  kernels::attention job_;
};

/// Shapes  [A..., In] -> [A..., Out], In being the last axis
template <Axis In, Axis Out, bias Bias>
class packed<linear<In, Out, Bias>> {
 public:
  explicit packed(linear<In, Out, Bias> const& plain, instruction_set which = instruction_set_in_use())
      : weights_(which), matrix_(plain.matrix()) {
    weights_.take(matrix_);
  }

  /// The memory that the weights take.
  std::size_t bytes() const { return weights_.bytes(); }

  /// What the layer makes of x.
  template <class X>
  auto operator()(X const& x) const {
    using result = decltype(std::declval<linear<In, Out, Bias> const&>()(x));
    if constexpr (is_mistake<result>) {
      return shape_mistake{};
    } else if constexpr (!detail::ends_in<axes_of<X>, In>) {
      return (*this)(detail::with_last<In>(x));
    } else {
      auto out = detail::unwritten<float, axes_of<result>>(gather<axes_of<result>>(x.shape()));
      into(out, x);
      return out;
    }
  }

  /// The same, written to a tensor or view of the result's axes.
  template <class To, class X>
  void into(To&& out, X const& x) const {
    using result = decltype(std::declval<linear<In, Out, Bias> const&>()(x));
    if constexpr (is_mistake<result, To>) {
      return;
    } else if constexpr (!detail::ends_in<axes_of<X>, In>) {
      into(out, detail::with_last<In>(x));
    } else if constexpr (!detail::can_write<To, result>) {
      using mistake = detail::cannot_write<"into", To, result>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    } else {
      diagnostics::must_have_features<"linear", In>(x.shape());
      diagnostics::must_agree<"into">(out.shape(), gather<axes_of<result>>(x.shape()));
      detail::multiply_into(out.data(), weights_.which(), x, matrix_);
    }
  }

 private:
  detail::packed_weights weights_;
  kernels::matrix matrix_;
};

/// Packs the weights of a layer for inference on the machine that the program runs on:
///
///     auto const mha = pack(multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>{generator});
///     auto const y = mha(x);
///
/// For linear and all attention layers. The memory is that of the weights, rounded up to whole vector registers.
///
/// Errors  something else: HU050; an instruction set that the machine does not have: argument_error
template <class Layer>
auto pack(Layer const& layer, instruction_set which = instruction_set_in_use()) {
  if constexpr (is_mistake<Layer>) {
    return shape_mistake{};
  } else if constexpr (!detail::is_packable<Layer>) {
    using mistake = diagnostics::cannot_pack<Layer>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return packed<Layer>(layer, detail::checked(which));
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
