#pragma once

#include <headsup/calls/form.hpp>
#include <headsup/calls/rule.hpp>
#include <headsup/diagnostics/rule.hpp>
#include <headsup/layers/parameter_members.hpp>
#include <headsup/tensor/any_braces.hpp>

// A layer is given an axis for each place of its row; what is given less, or something else, is refused where it is named.

namespace HEADSUP_NAMESPACE {
/// What a layer is given where an argument is left out.
struct absent;

namespace diagnostics {
/// An option of layers as messages show it: its name, and its size unless that is 0; or none.
template <class T> inline constexpr axis_words option_words = none;
}  // namespace diagnostics

namespace rule {
/// A template argument of a layer as messages show it; and whether it is an axis, or an option.
struct layer_argument {
  axis_words shown;
  bool is_axis, is_option;
};
template <class T> constexpr layer_argument argument_of() {
  constexpr bool is_option = option_words<T>.role[0] != '\0';
  if constexpr (is_option || std::is_same_v<T, absent>) return {option_words<T>, Axis<T> && !is_option, is_option};
  else if constexpr (Axis<T>) return {words_of<T>, true, false};
  else return {{"something else", 0}, false, false};
}

/// HU066: a layer is given an axis for each of its places. Those that it is given go to the place of their role, others
/// to the first free one.
HEADSUP_SELDOM constexpr words say_places(headsup_calls::operation const& layer, layer_argument const* given,
                                          std::size_t count) {
  constexpr std::size_t most = 4;
  std::size_t const places = headsup_calls::form_of(layer.form).axes.first;
  char roles[most][headsup_calls::longest_word]{};
  for (std::size_t at = 0; at < places; ++at) headsup_calls::copy_word(layer.form, at, roles[at]);
  words w;
  auto show = [&](char const* before, axis_words const& each) {
    w << before;
    each.size == 0 ? w << each.role : w << each;
  };
  w << "HU066 " << layer.name << ": takes an axis for each of (";
  for (std::size_t at = 0; at < places; ++at) w << (at == 0 ? "" : ", ") << static_cast<char const*>(roles[at]);
  char const* before = "), got ";
  for (std::size_t i = 0; i < count; ++i)
    if (given[i].shown.role[0] != '\0') show(before, given[i].shown), before = ", ";
  if (before[0] == ')') w << "), got none";

  axis_words placed[most] = {none, none, none, none};
  bool used[most + 8]{};
  for (int pass = 0; pass < 2; ++pass)
    for (std::size_t i = 0; i < count && i < most + 8; ++i)
      for (std::size_t at = 0; at < places && given[i].is_axis && !used[i]; ++at)
        if (placed[at].size == 0 && (pass == 1 || same_text(given[i].shown.role, roles[at])))
          placed[at] = given[i].shown, used[i] = true;
  bool complete = true;
  w << "; fix: " << layer.name << "<";
  for (std::size_t at = 0; at < places; ++at) {
    bool const known = placed[at].size != 0;
    known ? show(at == 0 ? "" : ", ", placed[at])
          : void(w << (at == 0 ? "" : ", ") << static_cast<char const*>(roles[at]) << "<N>");
    complete = complete && known;
  }
  for (std::size_t i = 0; i < count; ++i)
    if (given[i].is_option) show(", ", given[i].shown);
  return complete ? w << ">" : w << "> with a number for each N";
}
template <headsup_calls::operation const& Layer, class... Given> struct has_an_axis_for_each {
  static constexpr bool value = false;
  static constexpr words say() {
    layer_argument const given[] = {argument_of<Given>()..., {none, false, false}};
    return say_places(Layer, given, sizeof...(Given));
  }
};
}  // namespace rule

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
