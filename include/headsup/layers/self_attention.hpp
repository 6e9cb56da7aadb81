#ifndef HEADSUP_LAYERS_SELF_ATTENTION_HPP
#define HEADSUP_LAYERS_SELF_ATTENTION_HPP

#include <headsup/axes/roles.hpp>
#include <headsup/layers/linear.hpp>
#include <headsup/layers/sequence.hpp>
#include <headsup/ops/attend.hpp>
#include <headsup/ops/matmul.hpp>
#include <headsup/ops/random.hpp>
#include <headsup/ops/rename.hpp>
#include <headsup/ops/softmax.hpp>

namespace HEADSUP_NAMESPACE {

/// Whether the projections to queries, keys and values add a learned number to each output.
enum class qkv_bias { no, yes };

/// Self-attention with plain matrices as weights: the chapter's SelfAttention_v1 (listing 3.1).
///
/// Shapes  [A..., tokens, In] -> [A..., tokens, Out]
/// Errors  an input without tokens and In: at compile time
template <Axis In, Axis Out>
struct self_attention_v1 {
  using weight_type = std::conditional_t<axes<In, Out>::fixed, tensor<float, In, Out>, tensor<float>>;

  BOOST_HANA_DEFINE_STRUCT(self_attention_v1, (weight_type, W_query), (weight_type, W_key), (weight_type, W_value));

  using size_mistake = diagnostics::written_without_size<"self_attention_v1", axes<In, Out>>;
  using size_checked = decltype(diagnostics::check<size_mistake, axes<In, Out>::fixed>());

  template <std::size_t N>
  using in_role = resized<In, N>;
  template <std::size_t N>
  using out_role = resized<Out, N>;

  /// The features that it takes.
  using features = In;

  /// All zeros, to be copied or loaded into.
  constexpr self_attention_v1() = default;

  /// PyTorch's torch.rand for each matrix, in declaration order.
  constexpr explicit self_attention_v1(torch_generator& generator)
      : W_query(initial(generator)), W_key(initial(generator)), W_value(initial(generator)) {}
  constexpr explicit self_attention_v1(torch_generator&& generator) : self_attention_v1(generator) {}

  static constexpr weight_type initial(torch_generator& generator) {
    if constexpr (axes<In, Out>::fixed) return rand<In, Out>(generator);
    else return {};
  }

  template <class X>
  constexpr auto operator()(X const& x) const {
    if constexpr (is_mistake<X> || !axes<In, Out>::fixed) {
      return shape_mistake{};
    } else if constexpr (!SequenceOf<X, In>) {
      using mistake = diagnostics::no_sequence<"self_attention_v1", In, described<X>>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    } else {
      must_take(x);
      return detail::by_size<Out::size, tokens<1>, In>(
          x, [&] { return by_operations(x); },
          [&](float* out) { detail::attend_into(out, instruction_set_in_use(), kernel(), x); });
    }
  }

  /// What x must be where only the run time tells.
  template <class X>
  static constexpr void must_take(X const& x) {
    detail::must_be_sequence<"self_attention_v1", In>(x.shape());
  }

  /// What the kernels of the machine take.
  kernels::attention kernel() const {
    auto const by_columns = [](weight_type const& weight) {
      return kernels::matrix{weight.data(), 1, Out::size, nullptr, nullptr, Out::size, In::size};
    };
    return {.head_dim = Out::size,
            .causal = false,
            .scale = 1 / math::sqrt(static_cast<double>(Out::size)),
            .query = by_columns(W_query),
            .key = by_columns(W_key),
            .value = by_columns(W_value)};
  }

 private:
  template <class X>
  constexpr auto by_operations(X const& x) const {
    auto const queries = contract<in_role>(x, W_query);
    auto const key_vectors = rename<tokens, keys>(contract<in_role>(x, W_key));
    auto const values = rename<tokens, keys>(contract<in_role>(x, W_value));
    return attend(softmax<keys>(scaled_scores<out_role>(queries, key_vectors)), values);
  }
};

/// Self-attention with linear layers as weights: the chapter's SelfAttention_v2 (listing 3.2).
///
/// Shapes  [A..., tokens, In] -> [A..., tokens, Out]
/// Errors  an input without tokens and In: at compile time
template <Axis In, Axis Out, qkv_bias Bias = qkv_bias::no>
struct self_attention_v2 {
  using projection = linear<In, Out, Bias == qkv_bias::yes ? bias::yes : bias::no>;

  BOOST_HANA_DEFINE_STRUCT(self_attention_v2, (projection, W_query), (projection, W_key), (projection, W_value));

  template <std::size_t N>
  using out_role = resized<Out, N>;

  /// The features that it takes.
  using features = In;

  /// All zeros, to be copied or loaded into.
  constexpr self_attention_v2() = default;

  /// PyTorch's initial weights, in declaration order.
  constexpr explicit self_attention_v2(torch_generator& generator)
      : W_query(generator), W_key(generator), W_value(generator) {}
  constexpr explicit self_attention_v2(torch_generator&& generator) : self_attention_v2(generator) {}

  template <class X>
  constexpr auto operator()(X const& x) const {
    if constexpr (is_mistake<X>) {
      return shape_mistake{};
    } else if constexpr (!SequenceOf<X, In>) {
      using mistake = diagnostics::no_sequence<"self_attention_v2", In, described<X>>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    } else {
      must_take(x);
      return detail::by_size<Out::size, tokens<1>, In>(
          x, [&] { return by_operations(x); },
          [&](float* out) { detail::attend_into(out, instruction_set_in_use(), kernel(), x); });
    }
  }

  /// What x must be where only the run time tells.
  template <class X>
  static constexpr void must_take(X const& x) {
    detail::must_be_sequence<"self_attention_v2", In>(x.shape());
  }

  /// What the kernels of the machine take.
  kernels::attention kernel() const {
    kernels::attention job = detail::attention_of(W_query, W_key, W_value, Out::size);
    job.causal = false;
    return job;
  }

 private:
  template <class X>
  constexpr auto by_operations(X const& x) const {
    auto const queries = W_query(x);
    auto const key_vectors = rename<tokens, keys>(W_key(x));
    auto const values = rename<tokens, keys>(W_value(x));
    return attend(softmax<keys>(scaled_scores<out_role>(queries, key_vectors)), values);
  }
};

}  // namespace HEADSUP_NAMESPACE

#endif
