#pragma once

#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {
// Sizes known only at run time are given by role: zeros<float, tokens<dynamic>, d_in<3>>(sized<tokens>(n)).

namespace headsup_detail {
template <Tensor X> constexpr X filled(X&& x, scalar_of<X> number) {
  for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] = number;
  return static_cast<X&&>(x);
}

/// The axes of what counts over As.
template <class Scalar, class... As> struct counted {
  using type = axes<As...>;
};
template <std::integral Scalar, class A> struct counted<Scalar, A> {
  using type = axes<ids_of<A, A>>;
};
}  // namespace headsup_detail

namespace rule {
/// HU048: a tensor is made over axes, which have names and sizes.
template <class Call, class Scalar, template <std::size_t> class... Roles> struct names_its_axes {
  static constexpr bool value = false;
  static constexpr words say() {
    constexpr bool roles = sizeof...(Roles) != 0;
    words w;
    w << "HU048 " << Call::name << ": " << (roles ? "roles alone have no sizes" : "sizes alone do not name axes")
      << "; fix: " << Call::name << "<" << number_words<Scalar>;
    if (!roles) w << ", " << Call::axes_for_example;
    std::size_t size = 7;
    ((w << ", " << axis_words{role_words<Roles>, size = size > 2 ? size - 1 : 2}), ...);
    return w << ">" << Call::arguments;
  }
};

/// HU041: what the numbers are comes before the axes.
template <class Call, class... As> struct names_its_numbers {
  static constexpr bool value = false;
  static constexpr words say() {
    words w;
    w << "HU041 " << Call::name << ": the type of its numbers comes first; fix: " << Call::name << "<"
      << number_words<typename Call::scalar> << ", ";
    return w.list(axes<As...>{}) << ">" << Call::arguments;
  }
};

/// HU037: numbers that Scalar holds are made of what the call is given.
template <class Call, class Scalar, class... As> struct holds_numbers {
  static constexpr bool value = false;
  static constexpr words say() {
    using scalar = typename Call::scalar;
    words w;
    w << "HU037 " << Call::name << ": the tensor would hold " << number_words<Scalar> << ", " << Call::makes
      << "; fix: " << Call::name << "<" << number_words<scalar>;
    if (sizeof...(As) != 0) (w << ", ").list(axes<As...>{});
    return w << ">" << Call::arguments;
  }
};

template <fixed_string Name, fixed_string Arguments = "()"> struct making : call<Name, Arguments> {
  static constexpr char const* axes_for_example = "tokens<6>, d_in<3>";
  using scalar = float;
};
struct full : making<"full", "(number)"> {
  static constexpr char const* makes = "the number is floating-point";
};
struct zeros : making<"zeros"> {};
struct ones : making<"ones"> {};
struct arange : making<"arange"> {
  static constexpr char const* axes_for_example = "tokens<6>";
  static constexpr char const* makes = "and positions are whole numbers";
  using scalar = int;
};
}  // namespace rule

/// A tensor of one number everywhere, as torch.full.
///
/// - Shapes: -> [As...]; a dynamic axis takes its size from sized<Role>(n)
/// - Errors: no size for a dynamic axis or one too many, sizes in place of axes, a floating-point number for integers:
///           at compile time
template <class Scalar, class... As, class... Roles>
constexpr tensor<Scalar, As...> full(std::type_identity_t<Scalar> number, axis_size<Roles>... sizes) {
  if constexpr (is_mistake<tensor<Scalar, As...>>) return {};
  else return headsup_detail::filled(unwritten_of<"full", "full<...>(number, ", Scalar, As...>(sizes...), number);
}
template <Axis A, Axis... As, class Number> constexpr auto full(Number const&) {
  static_assert(!HEADSUP_MISTAKE(rule::names_its_numbers<rule::full, A, As...>));
  return shape_mistake{};
}
template <std::integral Scalar, class... As, std::floating_point Number, class... Roles>
constexpr auto full(Number, axis_size<Roles>...) {
  static_assert(!HEADSUP_MISTAKE(rule::holds_numbers<rule::full, Scalar, As...>));
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
  else return headsup_detail::filled(unwritten_of<"ones", "ones<...>(", Scalar, As...>(sizes...), Scalar{1});
}
#define HEADSUP_CALL ones
#define HEADSUP_CALL_OF_SIZES
#include <headsup/ops/unnamed_sizes.inl>

/// A tensor of zeros, as torch.zeros.
///
/// - Shapes: -> [As...]; a dynamic axis takes its size from sized<Role>(n)
/// - Errors: as full
template <class Scalar, class... As, class... Roles> constexpr tensor<Scalar, As...> zeros(axis_size<Roles>... sizes) {
  if constexpr (is_mistake<tensor<Scalar, As...>>) return {};
  else if constexpr (axes<As...>::fixed && sizeof...(Roles) == 0) return {};
  else return headsup_detail::filled(unwritten_of<"zeros", "zeros<...>(", Scalar, As...>(sizes...), Scalar{});
}
#define HEADSUP_CALL zeros
#define HEADSUP_CALL_OF_SIZES
#include <headsup/ops/unnamed_sizes.inl>

/// The numbers 0, 1, 2 … in the order of memory: along one axis, its positions, as torch.arange; over several, what
/// torch.arange(n).view(...) makes.
///
/// - Shapes: -> [As...]; whole numbers along one axis are ids of it
/// - Errors: as full, and numbers that are bool
template <class Scalar, class A, class... As, class... Roles> constexpr auto arange(axis_size<Roles>... sizes) {
  if constexpr (is_mistake<tensor<Scalar, A, As...>>) {
    return tensor<Scalar, A, As...>();
  } else if constexpr (std::is_same_v<Scalar, bool>) {
    static_assert(!HEADSUP_MISTAKE(rule::holds_numbers<rule::arange, Scalar, A, As...>));
    return shape_mistake{};
  } else {
    using shape = typename headsup_detail::counted<Scalar, A, As...>::type;
    auto const checked = unwritten_of<"arange", "arange<...>(", Scalar, A, As...>(sizes...);
    auto result = unwritten<Scalar>(in_places<shape>(checked.shape()));
    for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = static_cast<Scalar>(i);
    return result;
  }
}
template <Axis A> constexpr auto arange() {
  static_assert(!HEADSUP_MISTAKE(rule::names_its_numbers<rule::arange, A>));
  return shape_mistake{};
}
#define HEADSUP_CALL arange
#define HEADSUP_CALL_OF_SIZES
#include <headsup/ops/unnamed_sizes.inl>
}  // namespace HEADSUP_NAMESPACE
