#include <headsup/layers/refused_layer.hpp>

#include <headsup/axes/roles.hpp>

#include <string_view>
#include <type_traits>

using namespace headsup;

inline constexpr headsup_calls::operation pooling{.name = "pooling", .form = "<d_in<N>, heads<N>, kv_heads<N>?>()"};

template <class... Given> constexpr bool tells(char const* text) {
  return headsup_rule::is_named_so<headsup_rule::has_an_axis_for_each, pooling, Given...>::say().data() ==
         std::string_view(text);
}

// what is given goes to the place of its role, anything else to the first that is free
static_assert(
    tells<>("HU043 pooling: takes an axis for each of (d_in, heads), got none; fix: pooling<d_in<N>, heads<N>> "
            "with a number for each N"));
static_assert(
    tells<heads<2>, void>("HU043 pooling: takes an axis for each of (d_in, heads), got heads<2>; fix: "
                          "pooling<d_in<N>, heads<2>> with a number for each N"));
static_assert(
    tells<tokens<5>, heads<2>>("HU043 pooling: takes an axis for each of (d_in, heads), got tokens<5>, "
                               "heads<2>; fix: pooling<tokens<5>, heads<2>>"));
static_assert(
    tells<int>("HU043 pooling: takes an axis for each of (d_in, heads), got something else; fix: "
               "pooling<d_in<N>, heads<N>> with a number for each N"));

// the type: whatever a refused layer is used for is a mistake that was reported
constexpr refused_layer layer;
static_assert(std::is_same_v<decltype(layer.forward(1, 2)), shape_mistake>);
static_assert(std::is_same_v<decltype(layer.eval()), shape_mistake>);
static_assert(std::is_same_v<decltype(layer({{1, 2}, {3}}, 4)), shape_mistake>);
static_assert(is_mistake<refused_layer> && is_mistake<refused_layer::cache<tokens<5>>>);
