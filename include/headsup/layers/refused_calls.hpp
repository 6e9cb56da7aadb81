#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/diagnostics/torch_member.hpp>
#include <headsup/random/torch_generator.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/tensor_rules.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// What a layer draws its initial weights from: a torch_generator that is a variable or a temporary.
template <class T> concept Generator = std::is_same_v<std::remove_reference_t<T>, torch_generator>;

/// What a layer is not made from: its sizes, which are in its type, and whatever else is no generator; or a generator
/// from which nothing can be drawn. A mistake was reported already.
struct no_sizes {
  constexpr no_sizes(shape_mistake const&) {}
  template <class T> requires std::is_same_v<T, torch_generator const&>
  constexpr no_sizes(T&&)
      HEADSUP_DELETED("HU053 layer: draws from the generator, which is a constant", "torch_generator generator{123}");
  template <class T> requires(!std::is_same_v<T, torch_generator>)
  constexpr no_sizes(T const&)
      HEADSUP_DELETED("HU051 layer: is made from a torch_generator, and has its sizes in its type",
                      "layer(generator), or no argument");
};
/// The same of a layer with dropout.
struct no_sizes_but_a_rate {
  constexpr no_sizes_but_a_rate(shape_mistake const&) {}
  template <class T> requires std::is_same_v<T, torch_generator const&>
  constexpr no_sizes_but_a_rate(T&&)
      HEADSUP_DELETED("HU053 layer: draws from the generator, which is a constant", "torch_generator generator{123}");
  template <class T> requires(!std::is_same_v<T, torch_generator>)
  constexpr no_sizes_but_a_rate(T const&)
      HEADSUP_DELETED("HU051 layer: is made from a torch_generator and a dropout rate, and has its sizes in its type",
                      "layer(generator, dropout_rate), or layer(generator), or no argument");
};
}  // namespace headsup_detail

namespace headsup_rule {
/// The calls of a layer, whose row is Op: List are the axes that rules know of the layer. Made are the rules about the
/// layer itself; where one is broken, that was said when the layer was named, and its calls are silent.
template <headsup_calls::operation const& Op, class List, class Made = all<>, fixed_string Arguments = "(x)">
struct layer_call : call<"layer", Arguments> {
  static constexpr char const* name = Op.name;
  using list = List;
  using names = headsup_calls::naming<headsup_calls::roles<>, List>;
  using made = Made;

  template <class... Xs> struct rules : was_made<Made> {};
  template <class X, class... More>
  struct rules<X, More...> : all<was_made<Made>, headsup_calls::refused<Op, names, X, More...>> {};

  /// Stops if sizes known only at run time do not fit.
  static constexpr void must_hold(auto const&... xs) { headsup_calls::must_hold<Op, names>(xs...); }
};

namespace member_of_layer {
#define HEADSUP_MEMBER(name, fix) HEADSUP_HIDDEN inline constexpr torch_member name{#name, fix};
#include <headsup/diagnostics/module_members.inl>
}  // namespace member_of_layer

/// HU054: a layer is a function.
template <class Call> struct is_called {
  static constexpr words say() {
    words const fix = words{} << Call::called << Call::arguments;
    return sentence(headsup_codes::torch_name, "forward", "a layer is called like a function here", fix.data());
  }
};
}  // namespace headsup_rule

namespace headsup_detail {
/// A call of nothing, and what modules of PyTorch have as members, which no layer has.
template <class Call> struct no_forward {
  template <class Called = Call> constexpr auto operator()() const {
    static_assert(!HEADSUP_MISTAKE(headsup_detail::broken_by<Called>));
    return shape_mistake{};
  }
  template <class... Xs> constexpr auto forward(Xs const&...) const {
    using mistake = std::conditional_t<is_mistake<Xs...>, headsup_diagnostics::reported, headsup_rule::is_called<Call>>;
    static_assert(!HEADSUP_MISTAKE(mistake));
    return shape_mistake{};
  }
#define HEADSUP_MEMBER(name, fix)                                                                                \
  constexpr auto name(auto const&... given) const {                                                              \
    using mistake = headsup_rule::is_no_member<headsup_rule::member_of_layer::name, decltype(given)...>;         \
    static_assert(!HEADSUP_MISTAKE(mistake));                                                                    \
    return shape_mistake{};                                                                                      \
  }
#include <headsup/diagnostics/module_members.inl>
};
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
