#pragma once

#include <headsup/random/normal.hpp>
#include <headsup/random/uniform.hpp>
#include <headsup/tensor/described.hpp>

// The numbers are float, which may be written first, as for zeros: randn<float, tokens<6>, d_in<3>>(generator).

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
constexpr operation drawing(char const* name, char const* call) {
  return {.name = name, .form = "<axis<N>...>(generator?)", .rules = {draws_from_a_generator.or_else(call)}};
}
inline constexpr char drawn_alone[] =
    "{call}<{some_axes}>(torch_generator{123}), or one variable torch_generator generator{123} for several tensors";
inline constexpr operation rand = drawing("rand", drawn_alone), randn = drawing("randn", drawn_alone),
                           uniform = drawing("uniform",
                                             "{call}<{some_axes}>(torch_generator{123}, -1, 1), or one variable "
                                             "torch_generator generator{123} for several tensors");
}  // namespace headsup_calls::op

namespace headsup_detail {
/// The tensor of float that axes name, with the type of the numbers before them or without it.
template <class... As> struct tensor_of_floats {
  using type = tensor<float, As...>;
};
template <class... As> struct tensor_of_floats<float, As...> : tensor_of_floats<As...> {};
template <class... As> using floats_over = typename tensor_of_floats<As...>::type;

/// A tensor over the axes of X, of such sizes, filled by fill(numbers, how many). Call is how Op takes sizes.
template <headsup_calls::operation const& Op, fixed_string Call, class... As, class... Roles, class Fill>
constexpr tensor<float, As...> drawn(tensor<float, As...>*, Fill fill, axis_size<Roles>... sizes) {
  auto result = unwritten_of<Op, Call, float, As...>(sizes...);
  fill(result.data(), result.size());
  return result;
}
template <headsup_calls::operation const& Op, fixed_string, class... As, class... Arguments>
requires is_mistake<tensor<float, As...>>
constexpr tensor<float, As...> drawn(tensor<float, As...>*, Arguments const&...) {
  return {};
}

/// Refuses a call that names no generator, or sizes without their roles.
template <headsup_calls::operation const& Op, class List> struct draws_from {
  using type = headsup_calls::refused<Op, headsup_calls::naming<headsup_calls::roles<>, List>>;
};
template <headsup_calls::operation const& Op, fixed_string Call, class X, class... Arguments>
struct misdrawn : draws_from<Op, typename X::axes> {};
template <headsup_calls::operation const& Op, fixed_string Call, class X, class... Sizes>
struct misdrawn<Op, Call, X, torch_generator, Sizes...> {
  using type = headsup_rule::then<
      headsup_rule::is_given_sizes<headsup_calls::op::sized_by_role<Op, Call>, typename X::axes, Sizes...>,
      typename draws_from<Op, typename X::axes>::type>;
};
template <headsup_calls::operation const& Op, fixed_string Call, class X, class... Arguments> requires is_mistake<X>
struct misdrawn<Op, Call, X, Arguments...> {
  using type = headsup_diagnostics::reported;
};

/// Refuses a call that names roles or numbers in place of axes.
template <headsup_calls::operation const& Op, class Roles, class Numbers, class... Arguments>
using drawn_over = headsup_rule::is_called_so<headsup_rule::row<Op>, Roles, headsup_rule::types<>, Numbers,
                                              headsup_calls::as_operand<Arguments>...>;

/// How they are given their sizes.
inline constexpr fixed_string sizes_drawn = "{call}<...>(generator, {each_size})";
inline constexpr fixed_string sizes_between = "{call}<...>(generator, lo, hi, {each_size})";

/// Whether these are two bounds, perhaps a rounding, and sizes by role.
template <class...> inline constexpr bool bounds_and_sizes = false;
template <class Lo, class Hi, class... Roles>
inline constexpr bool bounds_and_sizes<Lo, Hi, axis_size<Roles>...> =
    std::is_convertible_v<Lo, double> && std::is_convertible_v<Hi, double>;
template <class Lo, class Hi, class... Roles>
inline constexpr bool bounds_and_sizes<Lo, Hi, headsup_random::rounding, axis_size<Roles>...> =
    bounds_and_sizes<Lo, Hi>;

/// Whether uniform takes such arguments.
template <class...> inline constexpr bool drawn_between = false;
template <class Generator, class... Arguments>
inline constexpr bool drawn_between<Generator, Arguments...> =
    std::is_same_v<std::remove_reference_t<Generator>, torch_generator> &&
    bounds_and_sizes<std::remove_cvref_t<Arguments>...>;

/// As misdrawn, of uniform: its bounds come before the sizes.
template <class X, class... Arguments>
struct misdrawn_between : misdrawn<headsup_calls::op::uniform, sizes_between, X> {};
template <class X, class Lo, class Hi, class... Sizes> requires bounds_and_sizes<Lo, Hi>
struct misdrawn_between<X, torch_generator, Lo, Hi, Sizes...>
    : misdrawn<headsup_calls::op::uniform, sizes_between, X, torch_generator, Sizes...> {};
}  // namespace headsup_detail

/// Uniform numbers from 0 to 1, as torch.rand: one draw per number, in row-major order.
///
/// - Shapes: -> [As...] of float; a dynamic axis takes its size from sized<Role>(n)
/// - Errors: no generator, a constant one or a seed, no size for a dynamic axis or one too many: at compile time
template <class... As, class... Roles> constexpr auto rand(torch_generator& generator, axis_size<Roles>... sizes) {
  auto const fill = [&](float* out, std::size_t n) { headsup_random::rand(generator, out, n); };
  return headsup_detail::drawn<headsup_calls::op::rand, headsup_detail::sizes_drawn>(
      static_cast<headsup_detail::floats_over<As...>*>(nullptr), fill, sizes...);
}
#define HEADSUP_CALL rand
#include <headsup/ops/drawn.inl>

/// Uniform numbers from lo to hi, as Tensor.uniform_: one draw per number, in row-major order.
///
/// - Shapes:   -> [As...] of float; a dynamic axis takes its size from sized<Role>(n)
/// - Rounding: fused is what PyTorch does on processors with FMA, twice what it does on others; see
///             headsup_random::uniform
/// - Errors:   as rand, or no bounds: at compile time; bounds that are NaN or in the wrong order: argument_error
template <class... As, class... Roles>
constexpr auto uniform(torch_generator& generator, double lo, double hi, axis_size<Roles>... sizes) {
  return uniform<As...>(generator, lo, hi, headsup_random::rounding::fused, sizes...);
}
template <class... As, class... Roles>
constexpr auto uniform(torch_generator& generator, double lo, double hi, headsup_random::rounding how,
                       axis_size<Roles>... sizes) {
  auto const fill = [&](float* out, std::size_t n) { headsup_random::uniform(generator, out, n, lo, hi, how); };
  return headsup_detail::drawn<headsup_calls::op::uniform, headsup_detail::sizes_between>(
      static_cast<headsup_detail::floats_over<As...>*>(nullptr), fill, sizes...);
}
template <class... As, class... Arguments> requires(headsup_detail::bounds_and_sizes<Arguments...>)
constexpr auto uniform(torch_generator&& generator, Arguments... arguments) {
  return uniform<As...>(generator, arguments...);
}
template <class... As, class... Arguments>
requires(((headsup_detail::names_axes<As> || ...) ||
          (!headsup_detail::begins_with_operand<Arguments...> && (OfHeadsup<std::remove_cvref_t<Arguments>> || ...))) &&
         !headsup_detail::drawn_between<Arguments...>)
constexpr auto uniform(Arguments&&...) {
  using mistake = typename headsup_detail::misdrawn_between<headsup_detail::floats_over<As...>,
                                                            std::remove_cvref_t<Arguments>...>::type;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return shape_mistake{};
}
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class X, class... Arguments>
constexpr auto uniform(headsup_detail::last_choice<X> const&, Arguments const&...) {
  using mistake = typename headsup_detail::misdrawn_between<headsup_detail::floats_over<>, X, Arguments...>::type;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return shape_mistake{};
}

/// Normally distributed numbers of mean 0 and variance 1, as torch.randn.
///
/// - Shapes:   -> [As...] of float; a dynamic axis takes its size from sized<Role>(n)
/// - Rounding: as headsup_random::normal
/// - Errors:   as rand
template <class... As, class... Roles> constexpr auto randn(torch_generator& generator, axis_size<Roles>... sizes) {
  auto const fill = [&](float* out, std::size_t n) { headsup_random::normal(generator, out, n); };
  return headsup_detail::drawn<headsup_calls::op::randn, headsup_detail::sizes_drawn>(
      static_cast<headsup_detail::floats_over<As...>*>(nullptr), fill, sizes...);
}
#define HEADSUP_CALL randn
#include <headsup/ops/drawn.inl>
}  // namespace HEADSUP_NAMESPACE
