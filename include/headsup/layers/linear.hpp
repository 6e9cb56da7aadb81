#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/layers/parameters.hpp>
#include <headsup/layers/refused_calls.hpp>
#include <headsup/layers/refused_layer.hpp>
#include <headsup/layers/run_time.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/contract.hpp>
#include <headsup/ops/random.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation linear_made{.name = "linear",
                                       .form = "<d_in<N>, d_out<N>>()",
                                       .rules = {roles_differ, sizes_known.or_else("{unknown}<N> with a number")},
                                       .is = of_a_layer};
inline constexpr operation linear{
    .name = "linear",
    .form = "<d_in<N>, d_out<N>>(x)",
    .rules = {has_features.in(0).or_else(embed_ids, are_ids), lacks_output, of_float.in(0)},
    .is = of_a_layer,
    .last_there = 1};
}  // namespace headsup_calls::op

namespace headsup_calls {
/// The layer with a bias named after what is right, in place of what is not.
HEADSUP_SELDOM constexpr void write_bias(words& w, call_value const& c) {
  std::size_t const last = c.operands - 1;
  for (std::size_t i = 0; i < last; ++i) show(w << (i == 0 ? c.op->name : "") << (i == 0 ? "<" : ", "), c.x[i][0]);
  w << (c.x[last].is == kind::option ? ", bias::yes>" : ", bias::no>");
}
/// HU043: the bias of a layer is named. Asked only of what is not.
inline constexpr rule names_its_bias = rule{headsup_codes::no_layer, kinds, [](call_value const& c, answer& no) {
  return no.says("takes bias::no or bias::yes after its axes, got {}", c.x[c.operands - 1][0]);
}}.or_else(write_bias);
}  // namespace headsup_calls

namespace headsup_rule {
template <class In, class Out>
struct linear : layer_call<headsup_calls::op::linear, axes<In, Out>,
                           headsup_calls::refused<headsup_calls::op::linear_made, headsup_calls::of_axes<In, Out>>> {};

template <auto> struct option_as;
}  // namespace headsup_rule

/// Whether X has the features In but not Out: the input of a linear layer.
template <class X, class In, class Out> concept can_map =
    headsup_rule::linear<In, Out>::template rules<described<X>>::value;

/// Whether a linear layer, a norm or a feed-forward network adds a learned number to each output.
enum class bias { no, yes };

namespace headsup_diagnostics {
template <auto Given> inline constexpr axis_words option_words<headsup_rule::option_as<Given>> = {"something else", 0};
template <> inline constexpr axis_words option_words<headsup_rule::option_as<bias::no>> = {"bias::no", 0};
template <> inline constexpr axis_words option_words<headsup_rule::option_as<bias::yes>> = {"bias::yes", 0};
template <> inline constexpr axis_words option_words<headsup_rule::option_as<true>> = {"true", 0};
template <> inline constexpr axis_words option_words<headsup_rule::option_as<false>> = {"false", 0};
template <auto Given> inline constexpr bool is_option<headsup_rule::option_as<Given>> = static_cast<bool>(Given);
}  // namespace headsup_diagnostics

/// Refuses other arguments.
template <class In = void, class Out = void, auto Bias = bias::yes> struct linear : refused_layer {
  using refused_layer::refused_layer;
  using made = decltype(headsup_diagnostics::check<std::conditional_t<
                            Axis<In> && Axis<Out>,
                            headsup_rule::is_named_so<headsup_calls::names_its_bias, headsup_calls::op::linear_made, In,
                                                      Out, headsup_rule::option_as<Bias>>,
                            headsup_rule::is_named_so<headsup_rule::has_an_axis_for_each,
                                                      headsup_calls::op::linear_made, In, Out>>>());
};
template <class... Sizes> linear(Sizes const&...) -> linear<>;

namespace headsup_detail {
/// The parameters of linear, as nn.Linear stores them: weight (out, in), then bias (out).
template <Axis In, Axis Out, bias> struct linear_parameters {
  using weight_type = weight_over<headsup_rule::linear<In, Out>::made::value, Out, In>;

  weight_type weight;
  static constexpr parameter_members<&linear_parameters::weight> parameters{"weight"};
};
template <Axis In, Axis Out> struct linear_parameters<In, Out, bias::yes> : linear_parameters<In, Out, bias::no> {
  using bias_type = weight_over<Out::size != dynamic, Out>;

  bias_type bias;
  static constexpr parameter_members<&linear_parameters::weight, &linear_parameters::bias> parameters{"weight", "bias"};
};
}  // namespace headsup_detail

/// A linear map of the axis In to the axis Out: y = x W^T + b, as torch.nn.Linear.
///
/// The weight keeps PyTorch's order (out, in). The two roles differ, so not even a square weight can be used
/// untransposed.
///
/// - Shapes:   [A..., In] -> [A..., Out]
/// - Rounding: as contract, and one more for the bias
/// - Run time: large work goes to the machine's kernels; pack(layer) prepares once what every call otherwise prepares
/// - Errors:   In and Out of one role, an input without In, with Out or not of float: at compile time
template <Axis In, Axis Out, bias Bias>
struct linear<In, Out, Bias> : headsup_detail::linear_parameters<In, Out, Bias>,
                               headsup_detail::no_forward<headsup_rule::linear<In, Out>> {
  using call = headsup_rule::linear<In, Out>;
  /// The input features.
  using features = In;

  /// All zeros, to be copied or loaded into.
  constexpr linear() = default;
  constexpr explicit linear(headsup_detail::no_sizes, auto const&...) {}

  /// PyTorch's initial weights: uniform within 1/sqrt(in), the weight first, row by row, then the bias.
  constexpr explicit linear(headsup_detail::Generator auto&& generator) {
    constexpr auto bound = static_cast<double>(headsup_random::linear_bound(In::size));
    if constexpr (headsup_rule::linear<In, Out>::made::value) {
      this->weight = uniform<Out, In>(generator, -bound, bound);
      if constexpr (Bias == bias::yes) this->bias = uniform<Out>(generator, -bound, bound);
    }
  }

  using headsup_detail::no_forward<call>::operator();
  template <class X, class... More> constexpr auto operator()(X const& x, More const&...) const {
    if constexpr (sizeof...(More) != 0 || !can_map<X, In, Out>) {
#if defined(HEADSUP_AS_PYTORCH)
      using mistake = headsup_detail::broken_by<call, X const&, More const&...>;
      return headsup_by_place::read_layer<mistake, call, sizeof...(More)>(*this, x);
#else
      static_assert(!HEADSUP_MISTAKE(headsup_detail::broken_by<call, X const&, More const&...>));
      return shape_mistake{};
#endif
    } else {
      call::must_hold(x);
      return headsup_run_time::by_size<Out::size, In>(x, [&] { return by_operations(x); }, [&](auto* at) {
        headsup_run_time::run(at, instruction_set_in_use(), *this, headsup_run_time::weights_of(*this), x);
      });
    }
  }

 private:
  using made = decltype(headsup_diagnostics::check<typename call::made>());

  template <std::size_t N> using in_role = headsup_detail::resized<headsup_detail::plain_axis<In>, N>;

  template <class X> constexpr auto by_operations(X const& x) const {
    if constexpr (Bias == bias::yes) return contract<in_role>(x, this->weight) + this->bias;
    else return contract<in_role>(x, this->weight);
  }
};
}  // namespace HEADSUP_NAMESPACE
