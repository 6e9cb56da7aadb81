#include <headsup/layers/refused_calls.hpp>

#include <headsup/axes/roles.hpp>

#include <type_traits>

#include "../diagnostics/says_that.hpp"

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

// what modules of PyTorch have as members
using headsup_rule::is_no_member;
static_assert(says_that<is_no_member<headsup_rule::member_of_layer::eval>>("HU054 eval: is written in another way; ",
                                                                           "fix: layer(x), which never drops"));
static_assert(says_that<is_no_member<headsup_rule::member_of_layer::half>>("HU054 half: is written in another way; ",
                                                                           "fix: pack<bfloat16>(layer)"));
static_assert(std::is_same_v<decltype(doubling{}.to(shape_mistake{})), shape_mistake>);
