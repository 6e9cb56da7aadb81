#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
// HU051: numbers make no layer, whose sizes are in its type.
#define HEADSUP_LAYER_OF_NUMBERS \
  "HU051 layer: is made from a torch_generator, and has its sizes in its type; fix: layer(generator), or no argument"
#define HEADSUP_DROPOUT_LAYER_OF_NUMBERS                                                                 \
  "HU051 layer: is made from a torch_generator and a dropout rate, and has its sizes in its type; fix: " \
  "layer(generator, dropout_rate), or layer(generator), or no argument"

// Stands in the class of a layer.
#define HEADSUP_NOT_OF_NUMBERS(layer, text)                                                                \
  template <class Number, class... More, auto = HEADSUP_WORDS(text)> requires std::is_arithmetic_v<Number> \
  constexpr explicit layer(Number, More const&...) HEADSUP_DELETED(text)

namespace rule {
/// The calls of a layer, whose row is Op: Names are the axes that rules know of the layer. Made are the rules about the
/// layer itself; where one is broken, that was said when the layer was named, and its calls are silent.
template <headsup_calls::operation const& Op, class Names, class Made = all<>, fixed_string Arguments = "(x)">
struct layer_call : call<"layer", Arguments> {
  static constexpr char const* name = Op.name;
  using names = Names;
  using made = Made;

  template <class... Xs> struct rules : all<was_made<Made>, headsup_calls::refused<Op, Names, Xs...>> {};

  /// Stops if sizes known only at run time do not fit.
  static constexpr void must_hold(auto const&... xs) { headsup_calls::must_hold<Op, Names>(xs...); }
};

/// HU054: a layer is a function.
template <class Call> struct is_called {
  static constexpr bool value = false;
  static constexpr words say() {
    return words{} << "HU054 forward: a layer is called like a function here; fix: layer" << Call::arguments;
  }
};
}  // namespace rule

/// Whether the layer of Call was refused where it was made, so that its calls are no mistakes of their own.
template <class Call> inline constexpr bool is_refused_layer = false;
template <class Call> requires(!Call::made::value)
inline constexpr bool is_refused_layer<Call> = true;

/// PyTorch's name of a call, which a layer does not have.
template <class Call> struct no_forward {
  template <class... Xs> constexpr auto forward(Xs const&...) const {
    using mistake = std::conditional_t<is_mistake<Xs...>, diagnostics::reported, rule::is_called<Call>>;
    static_assert(!HEADSUP_MISTAKE(mistake));
    return shape_mistake{};
  }
};

/// Refuses every call that a layer does not accept, in the words of the rule of Call that it breaks. A layer derives
/// from it and says `using refused_calls<Call>::operator();`.
template <class Call> struct refused_calls : no_forward<Call> {
  template <class... Xs> constexpr auto operator()(Xs const&...) const {
    using mistake =
        typename std::conditional_t<is_refused_layer<Call>, std::type_identity<diagnostics::reported>,
                                    broken_call<Call, rule::roles<>, rule::types<>, rule::numbers<>, Xs...>>::type;
    static_assert(!HEADSUP_MISTAKE(mistake));
    return shape_mistake{};
  }
};
}  // namespace HEADSUP_NAMESPACE
