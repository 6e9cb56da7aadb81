#include <headsup/layers/refused_calls.hpp>

#include <headsup/axes/roles.hpp>

#include <type_traits>

using namespace headsup;

inline constexpr headsup_calls::operation doubling_row{
    .name = "doubling", .form = "<d_in<N>>(x)", .rules = {headsup_calls::has_features.in(0)}, .last_there = 1};
using doubling_call = headsup_rule::layer_call<doubling_row, axes<d_in<3>>>;
struct doubling : headsup_detail::no_forward<doubling_call> {};
using x = tensor<int, d_in<3>>;

// the type: what rules say of its calls, by its row and axes
static_assert(doubling_call::rules<x>::value && !doubling_call::rules<tensor<int, d_in<4>>>::value);
static_assert(same_text(doubling_call::name, "doubling"));

// a layer that was refused where it was made is called in silence
struct refused {
  static constexpr bool value = false;
};
static_assert(headsup_rule::layer_call<doubling_row, axes<d_in<3>>, refused>::rules<x>::say().size() == 0);

// a mistake is handed on in silence, as it was reported
static_assert(std::is_same_v<decltype(doubling{}.forward(shape_mistake{})), shape_mistake>);
