#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {
// Sizes known only at run time are given by role: zeros<float, tokens<dynamic>, d_in<3>>(sized<tokens>(n)).

namespace headsup_detail {
template <Tensor X> constexpr X filled(X&& x, scalar_of<X> number) {
  for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] = number;
  return static_cast<X&&>(x);
}

/// Whether the first argument is a number, to fill a tensor of Scalar with.
template <class Scalar, class... Xs> inline constexpr bool begins_with_number = false;
template <class Scalar, class X, class... Xs>
inline constexpr bool begins_with_number<Scalar, X, Xs...> = std::is_convertible_v<X const&, Scalar>;

/// The axes of what counts over As, which may say themselves of what the numbers are ids.
template <class Scalar, class... As> struct counted {
  using type = axes<As...>;
};
template <std::integral Scalar, class A> requires(known_ids<axes<A>>::rank == 0)
struct counted<Scalar, A> {
  using type = axes<ids_of<A, A>>;
};
}  // namespace headsup_detail

namespace headsup_calls::op {
/// Makes numbers of floats, or of another type.
constexpr operation filling(char const* name, char const* form, rule const& numbers = {},
                            char const* of_type = "{call}<float{of_axes}>{arguments}",
                            char const* of_axes = "{call}<{type}, tokens<6>, d_in<3>>{arguments}") {
  operation made{.name = name,
                 .form = form,
                 .rules = {has_sizes.or_else("{call}<{type}, {sized}>{arguments}"), begins_with_type.or_else(of_type)}};
  std::size_t next = 2;
  if (numbers.code[0] != '\0') made.rules[next++] = numbers.or_else(of_type);
  made.rules[next] = has_names.or_else(of_axes);
  return made;
}
inline constexpr operation full = filling("full", "<T, role-..., axis<N>?...>(number)", makes_of_number),
                           zeros = filling("zeros", "<T, role-..., axis<N>?...>()"), ones = filling("ones", zeros.form),
                           arange = filling("arange", zeros.form, makes_positions, "{call}<int{of_axes}>{arguments}",
                                            "{call}<{type}, tokens<6>>{arguments}");
}  // namespace headsup_calls::op

namespace headsup_rule {
template <headsup_calls::operation const& Op, class Scalar = float> struct making : row<Op> {
  using scalar = Scalar;
};
struct full : making<headsup_calls::op::full> {};
struct zeros : making<headsup_calls::op::zeros> {};
struct ones : making<headsup_calls::op::ones> {};
struct arange : making<headsup_calls::op::arange, int> {};

/// Roles or sizes alone; axes without the type of the numbers before them; and numbers of another type than they can
/// be.
template <class Call, class Scalar, template <std::size_t> class... Roles>
using names_its_axes = headsup_calls::refused<Call::op, headsup_calls::making<Scalar, headsup_calls::along<Roles...>>>;
template <class Call, class... As>
using names_its_numbers = headsup_calls::refused<Call::op, headsup_calls::making<void, headsup_calls::of_axes<As...>>>;
template <class Call, class Scalar, class Number, class... As>
using holds_numbers = headsup_calls::refused<Call::op, headsup_calls::making<Scalar, headsup_calls::of_axes<As...>>,
                                             operand<no_tensor, Number>>;
}  // namespace headsup_rule

/// A tensor of one number everywhere, as torch.full.
///
/// - Shapes: -> [As...]; a dynamic axis takes its size from sized<Role>(n)
/// - Errors: no size for a dynamic axis or one too many, sizes in place of axes, a floating-point number for integers:
///           at compile time
template <class Scalar, class... As, class... Roles>
constexpr tensor<Scalar, As...> full(std::type_identity_t<Scalar> number, axis_size<Roles>... sizes) {
  if constexpr (is_mistake<tensor<Scalar, As...>>) return {};
  else
    return headsup_detail::filled(
        headsup_detail::unwritten_of<headsup_calls::op::full, "{call}<...>(number, {each_size})", Scalar, As...>(
            sizes...),
        number);
}
template <Axis A, Axis... As> constexpr auto full(auto const&...) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::names_its_numbers<headsup_rule::full, A, As...>));
  return shape_mistake{};
}
template <std::integral Scalar, class... As, std::floating_point Number, class... Roles>
constexpr auto full(Number, axis_size<Roles>...) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::holds_numbers<headsup_rule::full, Scalar, float, As...>));
  return shape_mistake{};
}
/// Refuses what is no number.
template <class Scalar, Axis A, Axis... As, class... Xs>
requires(!Axis<Scalar> && !headsup_detail::begins_with_number<Scalar, Xs...>)
constexpr auto full(Xs const&...) {
  static_assert(!HEADSUP_MISTAKE(
      headsup_rule::holds_numbers<headsup_rule::full, Scalar, headsup_diagnostics::no_tensor, A, As...>));
  return shape_mistake{};
}
/// Refuses sizes as numbers between < and >.
template <class Scalar, auto Size, auto... More>
constexpr auto full(headsup_rule::anything, headsup_rule::anything = {}) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::names_its_axes<headsup_rule::full, Scalar>));
  return shape_mistake{};
}
template <auto Size, auto... More, class Call = headsup_rule::full> requires std::integral<decltype(Size)>
constexpr auto full(headsup_rule::anything, headsup_rule::anything = {}) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::names_its_axes<Call, typename Call::scalar>));
  return shape_mistake{};
}
#define HEADSUP_CALL full
#include <headsup/ops/unnamed_sizes.inl>

/// A tensor of ones, as torch.ones.
///
/// - Shapes: -> [As...]; a dynamic axis takes its size from sized<Role>(n)
/// - Errors: as full
template <class Scalar, class... As, class... Roles> constexpr tensor<Scalar, As...> ones(axis_size<Roles>... sizes) {
  if constexpr (is_mistake<tensor<Scalar, As...>>) return {};
  else
    return headsup_detail::filled(
        headsup_detail::unwritten_of<headsup_calls::op::ones, "{call}<...>({each_size})", Scalar, As...>(sizes...),
        Scalar{1});
}
#define HEADSUP_CALL ones
#include <headsup/ops/sizes_alone.inl>
#include <headsup/ops/unnamed_sizes.inl>

/// A tensor of zeros, as torch.zeros.
///
/// - Shapes: -> [As...]; a dynamic axis takes its size from sized<Role>(n)
/// - Errors: as full
template <class Scalar, class... As, class... Roles> constexpr tensor<Scalar, As...> zeros(axis_size<Roles>... sizes) {
  if constexpr (is_mistake<tensor<Scalar, As...>>) return {};
  else if constexpr (axes<As...>::fixed && sizeof...(Roles) == 0) return {};
  else
    return headsup_detail::filled(
        headsup_detail::unwritten_of<headsup_calls::op::zeros, "{call}<...>({each_size})", Scalar, As...>(sizes...),
        Scalar{});
}
#define HEADSUP_CALL zeros
#include <headsup/ops/sizes_alone.inl>
#include <headsup/ops/unnamed_sizes.inl>

/// The numbers 0, 1, 2 … in the order of memory: along one axis, its positions, as torch.arange; over several, what
/// torch.arange(n).view(...) makes.
///
/// - Shapes: -> [As...]; whole numbers along one axis are ids of it, or of what its ids_of says
/// - Errors: as full, and numbers that are bool
template <class Scalar, class A, class... As, class... Roles> constexpr auto arange(axis_size<Roles>... sizes) {
  if constexpr (is_mistake<tensor<Scalar, A, As...>>) {
    return tensor<Scalar, A, As...>();
  } else if constexpr (std::is_same_v<Scalar, bool>) {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::holds_numbers<headsup_rule::arange, Scalar, float, A, As...>));
    return shape_mistake{};
  } else {
    using shape = typename headsup_detail::counted<Scalar, A, As...>::type;
    auto const checked =
        headsup_detail::unwritten_of<headsup_calls::op::arange, "{call}<...>({each_size})", Scalar, A, As...>(sizes...);
    auto result = headsup_detail::unwritten<Scalar>(headsup_detail::in_places<shape>(checked.sizes()));
    for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = static_cast<Scalar>(i);
    return result;
  }
}
template <Axis A> constexpr auto arange() {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::names_its_numbers<headsup_rule::arange, A>));
  return shape_mistake{};
}
#define HEADSUP_CALL arange
#include <headsup/ops/sizes_alone.inl>
#include <headsup/ops/unnamed_sizes.inl>
}  // namespace HEADSUP_NAMESPACE
