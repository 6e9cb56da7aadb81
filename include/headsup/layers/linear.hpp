#ifndef HEADSUP_LAYERS_LINEAR_HPP
#define HEADSUP_LAYERS_LINEAR_HPP

#include <headsup/diagnostics/layer_mistakes.hpp>
#include <headsup/diagnostics/product_mistakes.hpp>
#include <headsup/layers/parameters.hpp>
#include <headsup/layers/run_time.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/contract.hpp>
#include <headsup/ops/random.hpp>

namespace HEADSUP_NAMESPACE {

/// Whether X has the features In and not yet Out: what a linear layer takes.
template <class X, class In, class Out>
concept can_map =
    Tensor<X> && contains<In, axes_of<X>> && count_role<Out, axes_of<X>> == 0 && std::is_same_v<scalar_of<X>, float>;

/// Whether a linear layer adds a learned number to each output.
enum class bias { no, yes };

namespace detail {

// Two axes of one role, or of unknown size, are refused by linear itself, and only once.
template <Axis In, Axis Out>
using linear_weight =
    std::conditional_t<!axes<In, Out>::fixed, tensor<float>,
                       std::conditional_t<same_role<In, Out>, tensor<float, Out>, tensor<float, Out, In>>>;
template <Axis Out>
using linear_bias = std::conditional_t<Out::size == dynamic, tensor<float>, tensor<float, Out>>;

/// The parameters of linear, as nn.Linear stores them: weight (out, in), then bias (out).
template <Axis In, Axis Out, bias Bias>
struct linear_parameters;

template <Axis In, Axis Out>
struct linear_parameters<In, Out, bias::no> {
  using weight_type = linear_weight<In, Out>;

  BOOST_HANA_DEFINE_STRUCT(linear_parameters, (weight_type, weight));
};

template <Axis In, Axis Out>
struct linear_parameters<In, Out, bias::yes> {
  using weight_type = linear_weight<In, Out>;
  using bias_type = linear_bias<Out>;

  BOOST_HANA_DEFINE_STRUCT(linear_parameters, (weight_type, weight), (bias_type, bias));
};

}  // namespace detail

/// A linear map of the axis In to the axis Out: y = x W^T + b, as torch.nn.Linear.
///
/// The weight keeps PyTorch's order (out, in). The two roles differ, so that not even a square weight can be used
/// untransposed.
///
/// Shapes    [A..., In] -> [A..., Out]
/// Rounding  as contract, and one more for the bias
/// Run time  large work goes to the kernels of the machine; pack(layer) spares them what every call prepares
/// Errors    In and Out of one role, an input without In, with Out or not of float: at compile time
template <Axis In, Axis Out, bias Bias = bias::yes>
struct linear : detail::linear_parameters<In, Out, Bias> {
  template <std::size_t N>
  using in_role = resized<In, N>;

  using roles_mistake = diagnostics::linear_roles<In, Out>;
  using checked = decltype(diagnostics::check<roles_mistake, !same_role<In, Out>>());
  using size_mistake = diagnostics::written_without_size<"linear", axes<In, Out>>;
  using size_checked = decltype(diagnostics::check<size_mistake, axes<In, Out>::fixed>());

  /// The features that it takes.
  using features = In;

  /// All zeros, to be copied or loaded into.
  constexpr linear() = default;

  /// PyTorch's initial weights: uniform within 1/sqrt(in), the weight first, row by row, then the bias.
  constexpr explicit linear(torch_generator& generator) {
    constexpr double bound = random::linear_bound(In::size);
    if constexpr (axes<In, Out>::fixed && !same_role<In, Out>)
      this->weight = uniform<Out, In>(generator, -bound, bound);
    if constexpr (axes<In, Out>::fixed && Bias == bias::yes) this->bias = uniform<Out>(generator, -bound, bound);
  }
  constexpr explicit linear(torch_generator&& generator) : linear(generator) {}

  template <class X>
  constexpr auto operator()(X const& x) const {
    if constexpr (is_mistake<X> || !axes<In, Out>::fixed) {
      return shape_mistake{};
    } else if constexpr (!can_map<X, In, Out>) {
      using mistake = diagnostics::cannot_map<"linear", In, Out, described<X>>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    } else {
      diagnostics::must_have_features<"linear", In>(x.shape());
      return detail::by_size<Out::size, In>(
          x, [&] { return by_operations(x); },
          [&](float* out) { detail::multiply_into(out, instruction_set_in_use(), x, matrix()); });
    }
  }

  /// What the kernels of the machine take.
  kernels::matrix matrix() const {
    float const* first = nullptr;
    if constexpr (Bias == bias::yes) first = this->bias.data();
    return {this->weight.data(), In::size, 1, nullptr, first, Out::size, In::size};
  }

 private:
  template <class X>
  constexpr auto by_operations(X const& x) const {
    if constexpr (Bias == bias::yes) return contract<in_role>(x, this->weight) + this->bias;
    else return contract<in_role>(x, this->weight);
  }
};

}  // namespace HEADSUP_NAMESPACE

#endif
