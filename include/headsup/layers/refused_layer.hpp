#pragma once

#include <headsup/calls/form.hpp>
#include <headsup/calls/rule.hpp>
#include <headsup/diagnostics/rule.hpp>
#include <headsup/layers/parameter_members.hpp>
#include <headsup/tensor/literal.hpp>
#include <headsup/tensor/tensor.hpp>

// Rules about what a layer is made from: its template arguments as values.

namespace HEADSUP_NAMESPACE {
/// What a layer is given where an argument is left out.
struct absent;

namespace diagnostics {
/// An option of layers as messages show it, and whether it is one: sliding_window<0> is none.
template <class T> inline constexpr axis_words option_words = none;
template <class T> inline constexpr bool is_option = option_words<T>.role[0] != '\0';
}  // namespace diagnostics

namespace rule {
/// A template argument of a layer, as messages show it; of no role if it is left out.
struct layer_argument {
  axis_words shown;
  bool is_axis, is_option;
};
template <class T> constexpr layer_argument argument_of() {
  constexpr bool named = option_words<T>.role[0] != '\0' || std::is_same_v<T, absent>;
  if constexpr (named) return {option_words<T>, false, is_option<T>};
  else if constexpr (Axis<T>) return {words_of<T>, true, false};
  else return {{"something else", 0}, false, false};
}

/// A layer as it is named.
struct named_layer {
  headsup_calls::operation const& row;
  layer_argument const* given;
  std::size_t count;

  constexpr layer_argument const* begin() const { return given; }
  constexpr layer_argument const* end() const { return given + count; }
};
HEADSUP_SELDOM constexpr words& show(words& w, char const* before, axis_words const& each) {
  w << before;
  return each.size == 0 ? w << each.role : w << each;
}

/// A rule about that: a code, and a function that returns true or says what is wrong and what to write instead.
struct naming_rule {
  char const* code;
  bool (*holds)(named_layer const&, words& wrong, words& fix);
};
constexpr bool holds(bool (*asked)(words&, words&)) {
  words wrong, fix;
  return asked(wrong, fix);
}
template <naming_rule const& Rule, headsup_calls::operation const& Row, class... Given> struct is_named_so {
  static constexpr bool asked(words& wrong, words& fix) {
    layer_argument const given[] = {argument_of<Given>()..., {none, false, false}};
    return Rule.holds({Row, given, sizeof...(Given)}, wrong, fix);
  }
  static constexpr bool value = rule::holds(asked);
  static constexpr words say() {
    words wrong, fix;
    (void)asked(wrong, fix);
    return sentence(Rule.code, Row.name, wrong.data(), fix.data());
  }
};

/// HU043: a layer is given an axis for each place of its row. Those that it is given go to the place of their role,
/// others to the first free one.
inline constexpr naming_rule has_an_axis_for_each{codes::no_layer,
                                                  [](named_layer const& layer, words& wrong, words& fix) {
  constexpr std::size_t most = 4;
  char const* const form = layer.row.form;
  std::size_t const places = headsup_calls::form_of(form).axes.first;
  char roles[most][headsup_calls::longest_word]{};
  wrong << "takes an axis for each of (";
  for (std::size_t at = 0; at < places; ++at) {
    headsup_calls::copy_word(form, at, roles[at]);
    show(wrong, at == 0 ? "" : ", ", {roles[at], 0});
  }
  char const* before = "), got ";
  for (layer_argument const& each : layer)
    if (each.shown.role[0] != '\0') show(wrong, before, each.shown), before = ", ";
  if (before[0] == ')') wrong << "), got none";

  axis_words placed[most] = {none, none, none, none};
  for (bool anywhere : {false, true})
    for (layer_argument const& each : layer) {
      bool free = each.is_axis;
      for (axis_words const& other : placed) free = free && !same_text(other.role, each.shown.role);
      for (std::size_t at = 0; at < places && free; ++at)
        if (placed[at].size == 0 && (anywhere || same_text(each.shown.role, roles[at])))
          placed[at] = each.shown, free = false;
    }
  bool complete = true;
  fix << layer.row.name << "<";
  for (std::size_t at = 0; at < places; ++at) {
    bool const known = placed[at].size != 0;
    show(fix, at == 0 ? "" : ", ", known ? placed[at] : axis_words{roles[at], 0});
    if (!known) fix << "<N>", complete = false;
  }
  for (layer_argument const& each : layer)
    if (each.is_option) show(fix, ", ", each.shown);
  fix << (complete ? ">" : "> with a number for each N");
  return false;
}};
}  // namespace rule

/// A weight over As; over none if the layer was refused, so that its weights are not refused too.
template <bool Made, class... As>
using weight_over = typename std::conditional_t<Made, std::type_identity<tensor<float, As...>>,
                                                std::type_identity<tensor<float>>>::type;

/// A layer that names its mistake: whatever it is used for adds no error.
struct refused_layer : shape_mistake {
  template <class...> using cache = shape_mistake;

  static constexpr shape_mistake weight{}, bias{}, W_query{}, W_key{}, W_value{}, out_proj{};

  static constexpr parameter_members<> parameters{};

  constexpr refused_layer(auto const&...) {}

  using shape_mistake::operator();
  constexpr shape_mistake operator()(any_braces, auto const&...) const { return {}; }
  constexpr shape_mistake forward(auto const&...) const { return {}; }
  constexpr shape_mistake step(auto const&...) const { return {}; }
};
}  // namespace HEADSUP_NAMESPACE
