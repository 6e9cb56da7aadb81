#pragma once

#include <headsup/random/normal.hpp>
#include <headsup/random/uniform.hpp>
#include <headsup/tensor/described.hpp>

// The numbers are float, which may be written first, as for zeros: randn<float, tokens<6>, d_in<3>>(generator).

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU053: random numbers are drawn from a generator, which is the first argument.
template <fixed_string Op, class List> struct draws_from_a_generator {
  static constexpr bool value = false;
  static constexpr words say() {
    words w;
    constexpr bool between = same_text(Op.c_str(), "uniform");
    w << "HU053 " << Op.c_str() << ": draws its numbers from a generator, which it changes"
      << (between ? ", between two bounds" : "") << "; fix: " << Op.c_str() << "<";
    if (List::rank == 0) w << "tokens<6>, d_in<3>";
    return w.list(List{}) << ">(torch_generator{123}" << (between ? ", -1, 1)" : ")")
                          << ", or one variable torch_generator generator{123} for several tensors";
  }
};
}  // namespace rule

namespace headsup_detail {
/// The tensor of float that axes name, with the type of the numbers before them or without it.
template <class... As> struct tensor_of_floats {
  using type = tensor<float, As...>;
};
template <class... As> struct tensor_of_floats<float, As...> : tensor_of_floats<As...> {};
template <class... As> using floats_over = typename tensor_of_floats<As...>::type;

/// A tensor over the axes of X, of such sizes, filled by fill(numbers, how many).
template <fixed_string Op, fixed_string Call, class... As, class... Roles, class Fill>
constexpr tensor<float, As...> drawn(tensor<float, As...>*, Fill fill, axis_size<Roles>... sizes) {
  auto result = unwritten_of<Op, Call, float, As...>(sizes...);
  fill(result.data(), result.size());
  return result;
}
template <fixed_string Op, fixed_string, class... As, class... Arguments> requires is_mistake<tensor<float, As...>>
constexpr tensor<float, As...> drawn(tensor<float, As...>*, Arguments const&...) {
  return {};
}

/// Refuses a call that names no generator, or sizes without their roles.
template <fixed_string Op, fixed_string Call, class X, class... Arguments> struct misdrawn {
  using type = rule::draws_from_a_generator<Op, typename X::axes>;
};
template <fixed_string Op, fixed_string Call, class X, class... Sizes>
struct misdrawn<Op, Call, X, torch_generator, Sizes...> {
  using type = rule::then<rule::is_given_sizes<Op, Call, typename X::axes, Sizes...>,
                          rule::draws_from_a_generator<Op, typename X::axes>>;
};
template <fixed_string Op, fixed_string Call, class X, class... Arguments> requires is_mistake<X>
struct misdrawn<Op, Call, X, Arguments...> {
  using type = diagnostics::reported;
};

/// The call of uniform, for messages about its sizes.
inline constexpr fixed_string call_of_uniform = "uniform<...>(generator, lo, hi, ";

/// Whether these are two bounds, perhaps a rounding, and sizes by role.
template <class...> inline constexpr bool bounds_and_sizes = false;
template <class Lo, class Hi, class... Roles>
inline constexpr bool bounds_and_sizes<Lo, Hi, axis_size<Roles>...> =
    std::is_convertible_v<Lo, double> && std::is_convertible_v<Hi, double>;
template <class Lo, class Hi, class... Roles>
inline constexpr bool bounds_and_sizes<Lo, Hi, random::rounding, axis_size<Roles>...> = bounds_and_sizes<Lo, Hi>;

/// Whether uniform takes such arguments.
template <class...> inline constexpr bool drawn_between = false;
template <class Generator, class... Arguments>
inline constexpr bool drawn_between<Generator, Arguments...> =
    std::is_same_v<std::remove_reference_t<Generator>, torch_generator> &&
    bounds_and_sizes<std::remove_cvref_t<Arguments>...>;

/// As misdrawn, of uniform: its bounds come before the sizes.
template <fixed_string Op, class X, class... Arguments> struct misdrawn_between : misdrawn<Op, call_of_uniform, X> {};
template <fixed_string Op, class X, class Lo, class Hi, class... Sizes> requires bounds_and_sizes<Lo, Hi>
struct misdrawn_between<Op, X, torch_generator, Lo, Hi, Sizes...>
    : misdrawn<Op, call_of_uniform, X, torch_generator, Sizes...> {};
}  // namespace headsup_detail

/// Uniform numbers from 0 to 1, as torch.rand: one draw per number, in row-major order.
///
/// - Shapes: -> [As...] of float; a dynamic axis takes its size from sized<Role>(n)
/// - Errors: no generator, a constant one or a seed, no size for a dynamic axis or one too many: at compile time
template <class... As, class... Roles> constexpr auto rand(torch_generator& generator, axis_size<Roles>... sizes) {
  auto const fill = [&](float* out, std::size_t n) { random::rand(generator, out, n); };
  return headsup_detail::drawn<"rand", "rand<...>(generator, ">(
      static_cast<headsup_detail::floats_over<As...>*>(nullptr), fill, sizes...);
}
#define HEADSUP_CALL rand
#define HEADSUP_NAME "rand"
#include <headsup/ops/drawn.inl>

/// Uniform numbers from lo to hi, as Tensor.uniform_: one draw per number, in row-major order.
///
/// - Shapes:   -> [As...] of float; a dynamic axis takes its size from sized<Role>(n)
/// - Rounding: fused is what PyTorch does on processors with FMA, twice what it does on others; see random::uniform
/// - Errors:   as rand, or no bounds: at compile time; bounds that are NaN or in the wrong order: argument_error
template <class... As, class... Roles>
constexpr auto uniform(torch_generator& generator, double lo, double hi, axis_size<Roles>... sizes) {
  return uniform<As...>(generator, lo, hi, random::rounding::fused, sizes...);
}
template <class... As, class... Roles>
constexpr auto uniform(torch_generator& generator, double lo, double hi, random::rounding how,
                       axis_size<Roles>... sizes) {
  auto const fill = [&](float* out, std::size_t n) { random::uniform(generator, out, n, lo, hi, how); };
  return headsup_detail::drawn<"uniform", headsup_detail::call_of_uniform>(
      static_cast<headsup_detail::floats_over<As...>*>(nullptr), fill, sizes...);
}
template <class... As, class... Arguments> requires(headsup_detail::bounds_and_sizes<Arguments...>)
constexpr auto uniform(torch_generator&& generator, Arguments... arguments) {
  return uniform<As...>(generator, arguments...);
}
template <class... As, class... Arguments>
requires(((names_axes<As> || ...) ||
          (!begins_with_operand<Arguments...> && (OfHeadsup<std::remove_cvref_t<Arguments>> || ...))) &&
         !headsup_detail::drawn_between<Arguments...>)
constexpr auto uniform(Arguments&&...) {
  using mistake = typename headsup_detail::misdrawn_between<"uniform", headsup_detail::floats_over<As...>,
                                                            std::remove_cvref_t<Arguments>...>::type;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return shape_mistake{};
}
template <no_arguments = no_arguments{}, class X, class... Arguments>
constexpr auto uniform(last_choice<X> const&, Arguments const&...) {
  using mistake =
      typename headsup_detail::misdrawn_between<"uniform", headsup_detail::floats_over<>, X, Arguments...>::type;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return shape_mistake{};
}

/// Normally distributed numbers of mean 0 and variance 1, as torch.randn.
///
/// - Shapes:   -> [As...] of float; a dynamic axis takes its size from sized<Role>(n)
/// - Rounding: as random::normal
/// - Errors:   as rand
template <class... As, class... Roles> constexpr auto randn(torch_generator& generator, axis_size<Roles>... sizes) {
  auto const fill = [&](float* out, std::size_t n) { random::normal(generator, out, n); };
  return headsup_detail::drawn<"randn", "randn<...>(generator, ">(
      static_cast<headsup_detail::floats_over<As...>*>(nullptr), fill, sizes...);
}
#define HEADSUP_CALL randn
#define HEADSUP_NAME "randn"
#include <headsup/ops/drawn.inl>
}  // namespace HEADSUP_NAMESPACE
