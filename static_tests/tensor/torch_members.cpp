#include <headsup/tensor/torch_members.hpp>

#include <headsup/axes/roles.hpp>
#include <headsup/tensor/view.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

static_assert(says_that<headsup_rule::is_no_member<headsup_rule::member::softmax>>("HU054 softmax: ",
                                                                                   "; fix: softmax<role>(x)"));
static_assert(says_that<headsup_rule::is_no_member<headsup_rule::member::numel>>("HU054 numel: ", "; fix: x.size()"));

static_assert(says_that<headsup_rule::is_no_member<headsup_rule::member::relu>>("HU054 relu: is no member",
                                                                                "function; fix: relu(x)"));
static_assert(says_that<headsup_rule::is_no_member<headsup_rule::member::add>>("HU054 add: is written in another way; ",
                                                                               "x + y"));
// that a function finds axes by role is said of those that do
static_assert(says_that<headsup_rule::is_no_member<headsup_rule::member::view>>("HU054 view: is no member",
                                                                                "or merge<role, ...>(x)"));
static_assert(says_that<headsup_rule::is_no_member<headsup_rule::member::to>>("HU054 to: is written in another way; ",
                                                                              "fix: to<float>(x)"));

// what comes from a mistake has them all, in silence
static_assert(
    is_mistake<decltype(shape_mistake{}.softmax(-1)), decltype(shape_mistake{}.dim()), decltype(shape_mistake{}[0]),
               decltype(shape_mistake{}.T), decltype(shape_mistake{}.shape[0])>);

// the members take no place, and hide none of a tensor's own
using x = tensor<float, tokens<2>, d_in<3>>;
static_assert(sizeof(x) == 6 * sizeof(float) && sizeof(tensor_view<float, tokens<2>, d_in<3>>) == sizeof(float*));
static_assert(x{{1, 2, 3}, {4, 5, 6}}.clone()(1, -1) == 6 && x::size() == 6 && x::rank == 2);
struct two {
  x first, second;
};
static_assert(sizeof(two) == 2 * sizeof(x));
