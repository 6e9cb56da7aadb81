#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/layers/parameter_members.hpp>
#include <headsup/tensor/literal.hpp>
#include <headsup/tensor/tensor.hpp>

// Rules about what a layer is made from: its template arguments, as operands of a call.

namespace HEADSUP_NAMESPACE {
namespace headsup_diagnostics {
/// An option of layers as messages show it, and whether it is one: sliding_window<0> is none.
template <class T> inline constexpr axis_words option_words = none;
template <class T> inline constexpr bool is_option = option_words<T>.role[0] != '\0';
}  // namespace headsup_diagnostics

namespace headsup_calls {
/// A template argument of a layer, which is an operand: an axis is a tensor with that axis, an option has one in whose
/// words it is shown, and what is left out, void, has none.
template <class T> struct layer_argument {
  using axes = headsup_diagnostics::no_tensor;
  using scalar = layer_argument;
  static constexpr bool is_axis =
      !headsup_diagnostics::is_option<T> && headsup_diagnostics::option_words<T>.role[0] == '\0' && Axis<T>;

  static constexpr axis_value shown() {
    constexpr headsup_diagnostics::axis_words option = headsup_diagnostics::option_words<T>;
    if constexpr (is_axis) return value_of_axis<T>();
    else return as_axis(role_named(option.role[0] != '\0' ? option.role : "something else"), option.size);
  }
  HEADSUP_HIDDEN static constexpr axis_value all[] = {shown(), no_axis};
};
template <class T, class Given>
HEADSUP_HIDDEN inline constexpr operand_value value_of_object<layer_argument<T>, Given>{
    {layer_argument<T>::all, std::is_void_v<T> ? 0 : 1},
    layer_argument<T>::is_axis          ? kind::tensor
    : headsup_diagnostics::is_option<T> ? kind::option
                                        : kind::other,
    value_of_number<T>,
    listed<void>::value};

/// Where the axes of a layer go, each to the place of its role, others to the first free one.
struct axes_in_places {
  static constexpr std::size_t most = 4;

  char words[most][longest_word]{};
  axis_value wanted[most + 1]{no_axis, no_axis, no_axis, no_axis, no_axis};
  axis_value placed[most];
  std::size_t count;

  HEADSUP_SELDOM constexpr explicit axes_in_places(call_value const& c)
      : placed{no_axis, no_axis, no_axis, no_axis}, count(form_of(*c.op).axes.first) {
    for (std::size_t at = 0; at < count; ++at) {
      copy_word(c.op->form, at, words[at]);
      wanted[at] = placed[at] = as_axis(role_named(words[at]));
    }
    for (bool anywhere : {false, true})
      for (std::size_t i = 0; i < c.operands; ++i)
        if (c.x[i].is == kind::tensor) place(c.x[i][0], anywhere);
  }
  constexpr void place(axis_value const& a, bool anywhere) {
    for (axis_value const& other : placed)
      if (other.size != 0 && other.is(a)) return;
    for (std::size_t at = 0; at < count; ++at)
      if (placed[at].size == 0 && (anywhere || placed[at].is(a))) return void(placed[at] = a);
  }
};
HEADSUP_SELDOM constexpr void say_placed(words& w, call_value const& c) {
  axes_in_places const in(c);
  bool complete = true;
  for (std::size_t at = 0; at < in.count; ++at) {
    show(w << (at == 0 ? c.op->name : "") << (at == 0 ? "<" : ", "), in.placed[at]);
    if (in.placed[at].size == 0) w << "<N>", complete = false;
  }
  for (std::size_t i = 0; i < c.operands; ++i)
    if (c.x[i].is == kind::option) show(w << ", ", c.x[i][0]);
  w << (complete ? ">" : "> with a number for each N");
}
/// HU043: a layer is given an axis for each place of its row. Asked only of what was not.
inline constexpr rule has_an_axis_for_each = rule{headsup_codes::no_layer, kinds, [](call_value const& c, answer& no) {
  axes_in_places const in(c);
  no.says("takes an axis for each of {}, got ", axes_value{in.wanted, in.count});
  char const* form = "{}";
  for (std::size_t i = 0; i < c.operands; ++i)
    if (c.x[i].count != 0) no.says(form, c.x[i][0]), form = ", {}";
  return form[0] == ',' ? false : no.says("none");
}}.or_else(say_placed);

/// A layer that is asked one rule.
template <operation const& Row, rule const& Rule>
inline constexpr operation named_layer{.name = Row.name, .form = Row.form, .rules = {Rule}};
}  // namespace headsup_calls

namespace headsup_rule {
using headsup_calls::has_an_axis_for_each;

/// Whether the template arguments of a layer keep a rule.
template <headsup_calls::rule const& Rule, headsup_calls::operation const& Row, class... Given>
using is_named_so = headsup_calls::refused<headsup_calls::named_layer<Row, Rule>, headsup_calls::no_names,
                                           headsup_calls::layer_argument<Given>...>;
}  // namespace headsup_rule

namespace headsup_detail {
/// A weight over As; over none if the layer was refused, so that its weights are not refused too.
template <bool Made, class... As>
using weight_over = typename std::conditional_t<Made, std::type_identity<tensor<float, As...>>,
                                                std::type_identity<tensor<float>>>::type;
}  // namespace headsup_detail

/// A layer that names its mistake: whatever it is used for adds no error.
struct refused_layer : shape_mistake {
  template <class...> using cache = shape_mistake;

  static constexpr shape_mistake weight{}, bias{}, W_query{}, W_key{}, W_value{}, out_proj{};

  static constexpr parameter_members<> parameters{};

  constexpr refused_layer(auto const&...) {}

  using shape_mistake::operator();
  constexpr shape_mistake operator()(headsup_detail::any_braces, auto const&...) const { return {}; }
  constexpr shape_mistake forward(auto const&...) const { return {}; }
  constexpr shape_mistake step(auto const&...) const { return {}; }
#define HEADSUP_MEMBER(name, fix) \
  constexpr shape_mistake name(auto const&...) const { return {}; }
#include <headsup/diagnostics/module_members.inl>
};
}  // namespace HEADSUP_NAMESPACE
