#include <headsup/calls/made_rules.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
template <rule const& Rule>
inline constexpr operation makes{.name = "op", .form = "<axis<N>...>(x, y, z)", .rules = {Rule}};
template <rule const& Rule, class Names, class... Xs> constexpr bool fits = accepts<makes<Rule>, Names, Xs...>;
template <rule const& Rule, class Names, class... Xs> constexpr bool is_misuse(char const* text) {
  return is_wrong<makes<Rule>, Names, Xs...>(text);
}
template <class List, auto... Numbers> using over = naming<roles<>, List, Numbers...>;
template <template <std::size_t> class Role> using size = plainly<axis_size<typename Role<1>::role>>;
using x = floats<tokens<2>, d_in<3>>;

// computes, holds_no_objects: of that type is the operand
static_assert(fits<computes, making<float, no_names>> && is_misuse<computes, making<bfloat16, no_names>>(
                                                             "HU001 op: bfloat16 stores numbers and does not compute"));
static_assert(fits<holds_no_objects, no_names, plainly<bool>> &&
              is_misuse<holds_no_objects, no_names, plainly<axes<>>>("HU001 op: holds numbers, not objects"));

// are_axes, are_few: after the type, at most eight
static_assert(fits<are_axes, no_names> && fits<are_axes, over<axes<>, 0>> &&
              is_misuse<are_axes, over<axes<>, 3>>("HU001 op: argument 3 is not an axis"));
using eight = axes<batch<1>, tokens<1>, keys<1>, heads<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<1>>;
static_assert(
    fits<are_few, over<eight>> &&
    is_misuse<are_few, over<headsup_detail::joined_axes<eight, axes<copies<2>>>>>("HU001 op: has more than 8 axes"));

// has_its_size: the one that it is given; 0 if it takes none
template <std::size_t> struct frames : headsup::axis<"frames", 6> {};
struct pixels : headsup::axis<"pixels", 6> {};
static_assert(fits<has_its_size, over<axes<tokens<6>>, 6>> && fits<has_its_size, over<axes<tokens<6>>, 0>>);
static_assert(is_misuse<has_its_size, over<axes<frames<4>>, 4>>(
                  "HU001 op: frames<4> is an axis of size 6, because its declaration states a size") &&
              is_misuse<has_its_size, over<axes<pixels>, 0>>(
                  "HU001 op: pixels is an axis of one size, which no operation can name"));

// takes_no_size, takes_its_sizes: one for each dynamic axis
using grown = axes<tokens<dynamic>, d_in<3>>;
static_assert(fits<takes_no_size, over<axes<d_in<3>>>> && fits<takes_no_size, over<grown>, size<tokens>> &&
              is_misuse<takes_no_size, over<axes<d_in<3>>>, size<d_in>>(
                  "HU047 op: (d_in<3>) has no dynamic axis, so it takes no size"));
static_assert(fits<takes_its_sizes, over<grown>, size<tokens>> && !fits<takes_its_sizes, over<grown>> &&
              !fits<takes_its_sizes, over<grown>, size<d_in>> && !fits<takes_its_sizes, over<grown>, plainly<int>> &&
              !fits<takes_its_sizes, over<grown>, size<tokens>, size<tokens>>);
static_assert(is_misuse<takes_its_sizes, over<grown>>(
    "HU047 op: (tokens<dynamic>, d_in<3>) takes one size for each dynamic axis, by role"));

// is_large_enough; outlives_its_views, is_no_temporary: a variable
static_assert(fits<is_large_enough, over<axes<tokens<2>, d_in<3>>, 6>> && fits<is_large_enough, over<grown, 1>> &&
              is_misuse<is_large_enough, over<axes<tokens<2>, d_in<3>>, 5>>(
                  "HU005 op: (tokens<2>, d_in<3>) takes 6 numbers, the array holds 5"));
using variable = headsup_diagnostics::operand<axes<tokens<2>>, float&>;
static_assert(fits<outlives_its_views, no_names, variable> && fits<is_no_temporary, no_names, variable>);
static_assert(is_misuse<outlives_its_views, no_names, x>(
                  "HU038 op: the numbers of (tokens<2>, d_in<3>) belong to a temporary and are destroyed with it") &&
              is_misuse<is_no_temporary, no_names, x>(
                  "HU038 op: (tokens<2>, d_in<3>) on the left of = is a temporary, and what is written to it is lost"));

// can_be_left: what is computed is of its axes and numbers, of which no more is known
static_assert(fits<can_be_left, no_names, variable, floats<tokens<2>>> &&
              fits<can_be_left, no_names, variable, floats<tokens<dynamic>>>);
static_assert(
    is_misuse<can_be_left, no_names, x, x>("HU033 op: left is const") &&
    is_misuse<can_be_left, no_names, variable, x>(
        "HU033 op: left is (tokens<2>), the result is (tokens<2>, d_in<3>)") &&
    is_misuse<can_be_left, no_names, variable, ints<tokens<2>>>("HU033 op: left holds float, the result int"));
using weights = headsup_diagnostics::operand<axes<normalized<keys<2>>>, float&>;
static_assert(is_misuse<can_be_left, no_names, weights, floats<keys<2>>>(
    "HU033 op: left (keys<2>) is known to sum to one, or to be a triangle, and the result is not"));

// given_a_tensor: and not an array, or a range, of such numbers
static_assert(fits<given_a_tensor, no_names, x, floats<d_in<3>>> &&
              is_misuse<given_a_tensor, no_names, x, plainly<float>>(
                  "HU033 op: (tokens<2>, d_in<3>) cannot be given numbers that lie elsewhere") &&
              is_misuse<given_a_tensor, no_names, x, plainly<axes<>>>(
                  "HU033 op: (tokens<2>, d_in<3>) cannot be given a range of objects"));

// is_no_weight, has_a_position_each: one integer for each axis
static_assert(fits<has_a_position_each, no_names, x, plainly<int>, plainly<bool>>);
static_assert(fits<is_no_weight, no_names, x, plainly<int>> &&
              is_misuse<is_no_weight, no_names, x, x>(
                  "HU051 op: x(...) takes a position for each of (tokens<2>, d_in<3>), got a tensor") &&
              is_misuse<has_a_position_each, no_names, x, plainly<int>>(
                  "HU051 op: x(...) takes a position for each of (tokens<2>, d_in<3>), got 1") &&
              is_misuse<has_a_position_each, no_names, x, plainly<int>, plainly<float>>(
                  "HU051 op: x(...) takes a position for each of (tokens<2>, d_in<3>), got something else") &&
              is_misuse<has_a_position_each, no_names, x, plainly<axis_size<tokens<1>::role>>, plainly<int>>(
                  "HU051 op: x(...) takes a position for each of (tokens<2>, d_in<3>), got something else"));
static_assert(
    fits<names_the_axis, no_names, floats<d_in<3>>> &&
    is_misuse<names_the_axis, no_names, x>("HU051 op: x[position] does not say along which of (tokens<2>, d_in<3>)"));

// prints_alone, is_one_number
static_assert(fits<prints_alone, no_names, x> && is_misuse<prints_alone, no_names, plainly<char const*>, x>(
                                                     "HU051 op: prints one tensor, and no other text"));
static_assert(fits<is_one_number, no_names, floats<>> &&
              is_misuse<is_one_number, no_names, x>("HU065 op: (tokens<2>, d_in<3>) is not one number") &&
              is_misuse<is_one_number, making<bool, no_names>, x>("HU065 op: (tokens<2>, d_in<3>) is not one truth"));

// makes_a_number: the second operand is what the function makes; draws_from_a_generator
static_assert(
    fits<makes_a_number, no_names, x, plainly<int>> &&
    is_misuse<makes_a_number, no_names, x, plainly<axes<>>>("HU037 op: f does not make a number of one float"));
static_assert(
    fits<draws_from_a_generator, no_names, x> &&
    is_misuse<draws_from_a_generator, no_names>("HU053 op: draws its numbers from a generator, which it changes"));
}  // namespace headsup::headsup_calls
