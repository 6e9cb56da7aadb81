#pragma once

#include <headsup/gpt2/roles.hpp>
#include <headsup/layers/linear.hpp>
#include <headsup/ops/activation.hpp>

namespace HEADSUP_NAMESPACE {
/// What a feed-forward network does between its linear layers: the functions of these names.
enum class activation : int {
  gelu = static_cast<int>(headsup_kernels::function::gelu),
  gelu_tanh = static_cast<int>(headsup_kernels::function::gelu_tanh),
  silu = static_cast<int>(headsup_kernels::function::silu),
  relu = static_cast<int>(headsup_kernels::function::relu)
};

/// An option of transformer_block and gpt2::model: what their feed-forward networks do, in place of gelu_tanh.
template <activation Activation> struct activated_by;

namespace headsup_diagnostics {
template <activation Activation>
inline constexpr axis_words option_words<activated_by<Activation>> = {"activated_by", 0};
// Of attention it is none.
template <activation Activation> inline constexpr bool is_option<activated_by<Activation>> = false;

template <>
inline constexpr axis_words option_words<headsup_rule::option_as<activation::gelu>> = {"activation::gelu", 0};
template <>
inline constexpr axis_words option_words<headsup_rule::option_as<activation::gelu_tanh>> = {"activation::gelu_tanh", 0};
template <>
inline constexpr axis_words option_words<headsup_rule::option_as<activation::silu>> = {"activation::silu", 0};
template <>
inline constexpr axis_words option_words<headsup_rule::option_as<activation::relu>> = {"activation::relu", 0};
}  // namespace headsup_diagnostics

namespace headsup_calls::op {
inline constexpr operation feed_forward_made{.name = "feed_forward",
                                             .form = "<d_in<N>, d_ff<N>>()",
                                             .rules = {roles_differ, sizes_known.or_else("{unknown}<N> with a number")},
                                             .is = of_a_layer};
inline constexpr operation feed_forward{
    .name = "feed_forward",
    .form = "<d_in<N>, d_ff<N>>(x)",
    .rules = {has_features.in(0).or_else(embed_ids, are_ids), lacks_output, of_float.in(0)},
    .is = of_a_layer,
    .last_there = 1};
}  // namespace headsup_calls::op

namespace headsup_calls {
/// HU043: the activation of a network is named, and after it its bias. Asked only of what is not.
inline constexpr rule names_its_activation = rule{headsup_codes::no_layer, kinds, [](call_value const& c, answer& no) {
  return no.says("takes an activation, and then its bias, after its axes, got {}", c.x[3][0]);
}}.or_else(write_bias);
}  // namespace headsup_calls

namespace headsup_rule {
template <class In, class Hidden>
struct feed_forward
    : layer_call<headsup_calls::op::feed_forward, axes<In, Hidden>,
                 headsup_calls::refused<headsup_calls::op::feed_forward_made, headsup_calls::of_axes<In, Hidden>>> {};

/// What follows the axes of a network, where one of both is another: the first that is.
template <class In, class Hidden, auto Activation, auto Bias>
struct names_its_options : is_named_so<headsup_calls::names_its_activation, headsup_calls::op::feed_forward_made, In,
                                       Hidden, option_as<activation::gelu_tanh>, option_as<Activation>> {};
template <class In, class Hidden, activation Activation, auto Bias>
struct names_its_options<In, Hidden, Activation, Bias>
    : is_named_so<headsup_calls::names_its_activation, headsup_calls::op::feed_forward_made, In, Hidden,
                  option_as<Activation>, option_as<Bias>> {};
}  // namespace headsup_rule

namespace headsup_detail {
template <activation Activation, class X> constexpr auto activated(X const& x) {
  using enum activation;
  if constexpr (Activation == gelu) return headsup::gelu(x);
  else if constexpr (Activation == gelu_tanh) return headsup::gelu_tanh(x);
  else if constexpr (Activation == silu) return headsup::silu(x);
  else return headsup::relu(x);
}

/// Layers that take rows of features side by side, as packed ones do.
template <class Layer> concept TakesRows =
    requires(Layer const& layer, float* rows) { layer.rows_into(rows, rows, 1); };

/// The rows that pass a feed-forward network at a time: for GPT-2 small they take 1.5 MiB between its layers.
inline constexpr std::size_t rows_between = 128;

/// A part of a layer; of one that was refused, a part that adds no error.
template <bool Made, class Part> using part_if_made = std::conditional_t<Made, Part, refused_layer>;

/// A feed-forward network of any two linear layers, plain or packed.
template <class Call, activation Activation, class Up, class Down> struct feed_forward_of : no_forward<Call> {
  using call = Call;
  /// pack takes it apart.
  static constexpr bool has_parts = true;

  Up up;
  Down down;

  constexpr feed_forward_of() = default;
  template <class From> constexpr explicit feed_forward_of(From&& from) : up(from), down(from) {}
  constexpr feed_forward_of(Up&& first, Down&& second)
      : up(static_cast<Up&&>(first)), down(static_cast<Down&&>(second)) {}

  using no_forward<Call>::operator();
  template <class X, class... More> constexpr auto operator()(X const& x, More const&...) const {
    if constexpr (sizeof...(More) != 0 || !Call::template rules<described<X>>::value) {
      static_assert(!HEADSUP_MISTAKE(headsup_detail::broken_by<Call, X const&, More const&...>));
      return shape_mistake{};
    } else {
      Call::must_hold(x);
      if constexpr (passes_rows<X>) return in_parts(x);
      else return down(activated<Activation>(up(x)));
    }
  }

  /// The same network of what each(layer) makes of its layers.
  template <class Each> constexpr auto with_each(Each const& each) const {
    return feed_forward_of<Call, Activation, decltype(each(up)), decltype(each(down))>(each(up), each(down));
  }

 private:
  template <class X>
  static constexpr bool passes_rows =
      TakesRows<Up> && TakesRows<Down> && headsup_run_time::ends_in<axes_of<X>, typename Up::features>;

  /// Some rows at a time pass both layers, so that what lies between these takes little memory and stays in a cache.
  template <class X> auto in_parts(X const& x) const {
    constexpr std::size_t in = Up::features::size, hidden = Down::features::size;
    auto out = unwritten<float>(sizes_from<axes_of<decltype(down(up(x)))>>(x.sizes()));
    std::size_t const rows = x.sizes().count() / in, members = headsup_parallel::members();
    std::size_t const whole = (rows + rows_between - 1) / rows_between;
    // Few rows are one part: then the team shares each product.
    std::size_t const parts = rows < 32 * members ? 1 : (whole + members - 1) / members * members;
    std::size_t const most = (rows + parts - 1) / parts;
    constexpr auto kernel = static_cast<headsup_kernels::function>(Activation);
    heap_of<float> between(most * hidden * (parts < members ? parts : members));
    headsup_parallel::for_each_part(parts, [&](std::size_t part, std::size_t member) {
      std::size_t const first = rows * part / parts, count = rows * (part + 1) / parts - first;
      float* const own = between.data() + member * most * hidden;
      up.rows_into(own, x.data() + first * in, count);
      headsup_kernels::calculate<kernel>(instruction_set_in_use(), own, own, count * hidden);
      down.rows_into(out.data() + first * in, own, count);
    });
    return out;
  }
};
}  // namespace headsup_detail

/// Refuses other arguments.
template <class In = void, class Hidden = void, auto Activation = activation::gelu_tanh, auto Bias = bias::yes>
struct feed_forward : refused_layer {
  using refused_layer::refused_layer;
  using made = decltype(headsup_diagnostics::check<std::conditional_t<
                            Axis<In> && Axis<Hidden>, headsup_rule::names_its_options<In, Hidden, Activation, Bias>,
                            headsup_rule::is_named_so<headsup_rule::has_an_axis_for_each,
                                                      headsup_calls::op::feed_forward_made, In, Hidden>>>());
};
template <class... Sizes> feed_forward(Sizes const&...) -> feed_forward<>;

/// A linear layer to the features Hidden, an activation, and a linear layer back: FeedForward (listing 4.4), the MLP of
/// GPT-2; with bias::no after the activation, no linear layer has a bias. Its parameters have the names of the book's:
/// layers.0.weight, layers.2.weight.
///
/// - Shapes:   [A..., In] -> [A..., In]
/// - Rounding: as linear and the activation
/// - Errors:   In and Hidden of one role, an input without In, with Hidden or not of float: at compile time
template <Axis In, Axis Hidden, activation Activation, bias Bias>
struct feed_forward<In, Hidden, Activation, Bias>
    : headsup_detail::feed_forward_of<
          headsup_rule::feed_forward<In, Hidden>, Activation,
          headsup_detail::part_if_made<headsup_rule::feed_forward<In, Hidden>::made::value, linear<In, Hidden, Bias>>,
          headsup_detail::part_if_made<headsup_rule::feed_forward<In, Hidden>::made::value, linear<Hidden, In, Bias>>> {
  static constexpr parameter_members<&feed_forward::up, &feed_forward::down> parameters{"layers.0", "layers.2"};

  /// All zeros, to be copied or loaded into.
  constexpr feed_forward() = default;
  constexpr explicit feed_forward(headsup_detail::no_sizes, auto const&...) {}

  /// PyTorch's initial weights, in declaration order.
  constexpr explicit feed_forward(headsup_detail::Generator auto&& generator)
      : feed_forward::feed_forward_of(generator) {}

 private:
  using made = decltype(headsup_diagnostics::check<typename feed_forward::call::made>());
};
}  // namespace HEADSUP_NAMESPACE
