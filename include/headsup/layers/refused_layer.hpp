#pragma once

#include <headsup/diagnostics/rule.hpp>
#include <headsup/layers/parameter_members.hpp>
#include <headsup/tensor/literal.hpp>

// A layer is given an axis for each of its places; what is given less, or something else, is refused where it is named.

namespace HEADSUP_NAMESPACE {
/// What a layer is given where an argument is left out.
struct absent;

namespace diagnostics {
/// An option of layers as messages show it: its name, and its size unless that is 0; or none.
template <class T> inline constexpr axis_words option_words = none;
}  // namespace diagnostics

namespace rule {
/// A layer: its name, and the roles that usually fill its places, in order.
struct layer_places {
  char const* name;
  char const* roles[4];
};

/// HU066: a layer is given an axis for each of its places. Those that it is given go to the place of their role, others
/// to the first free one.
template <layer_places const& Layer, class... Given> struct has_an_axis_for_each {
  static constexpr bool value = false;
  static constexpr words say() {
    std::size_t places = 0;
    words w;
    w << "HU066 " << Layer.name << ": takes an axis for each of ";
    for (; places < 4 && Layer.roles[places] != nullptr; ++places)
      w << (places == 0 ? "(" : ", ") << Layer.roles[places];
    char const* before = "), got ";
    axis_words const given[] = {shown<Given>()..., none};
    for (axis_words const& each : given) say_one(w, before, each);
    if (before[0] == ')') w << "), got none";

    axis_words placed[4] = {none, none, none, none};
    bool used[] = {!is_axis<Given>..., true};
    for (int pass = 0; pass < 2; ++pass)
      for (std::size_t i = 0; i < sizeof...(Given); ++i)
        for (std::size_t at = 0; at < places && !used[i]; ++at)
          if (placed[at].size == 0 && (pass == 1 || same_text(given[i].role, Layer.roles[at])))
            placed[at] = given[i], used[i] = true;
    bool complete = true;
    w << "; fix: " << Layer.name << "<";
    for (std::size_t at = 0; at < places; ++at) {
      w << (at == 0 ? "" : ", ");
      if (placed[at].size == 0) w << Layer.roles[at] << "<N>", complete = false;
      else w << placed[at];
    }
    before = ", ";
    (say_one(w, before, option_words<Given>), ...);
    return complete ? w << ">" : w << "> with a number for each N";
  }

 private:
  template <class T> static constexpr bool is_axis = Axis<T> && option_words<T>.size == 0;
  template <class T> static constexpr axis_words shown() {
    if constexpr (option_words<T>.role[0] != '\0' || std::is_same_v<T, absent>) return option_words<T>;
    else if constexpr (Axis<T>) return words_of<T>;
    else return {"something else", 0};
  }
  static constexpr void say_one(words& w, char const*& before, axis_words each) {
    if (each.role[0] == '\0') return;
    w << before;
    if (each.size == 0) w << each.role;
    else w << each;
    before = ", ";
  }
};
}  // namespace rule

/// A layer that names its mistake: whatever it is used for adds no error.
struct refused_layer : shape_mistake {
  template <class...> using cache = shape_mistake;

  static constexpr shape_mistake weight{}, bias{}, W_query{}, W_key{}, W_value{}, out_proj{};

  static constexpr parameter_members<> parameters{};

  using shape_mistake::operator();
  constexpr shape_mistake operator()(any_braces, auto const&...) const { return {}; }
  constexpr shape_mistake forward(auto const&...) const { return {}; }
  constexpr shape_mistake step(auto const&...) const { return {}; }
};
}  // namespace HEADSUP_NAMESPACE
