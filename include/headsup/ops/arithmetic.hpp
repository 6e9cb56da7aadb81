#pragma once

#include <headsup/axes/triangle.hpp>
#include <headsup/diagnostics/agreement_rules.hpp>
#include <headsup/diagnostics/broadcast_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/ops/map.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU025: both operands hold whole numbers, or both floating-point numbers.
template <class Call, class X, class Y> struct of_one_kind : of_one_type<Call, X, Y> {
  static constexpr bool value =
      std::is_floating_point_v<typename X::scalar> == std::is_floating_point_v<typename Y::scalar>;
};

/// Operations on pairs of numbers: the axes of one tensor, by role and size, are all axes of the other.
template <fixed_string Name> struct broadcast : call<Name, "(left, right)", fix::no_role> {
  template <class X, class Y>
  struct rules : all<agree_on_axes<broadcast, typename X::axes, typename Y::axes>,
                     one_holds_other<broadcast, typename X::axes, typename Y::axes>> {};
};
struct combine : broadcast<"combine"> {};

/// An operator between two tensors.
template <fixed_string Name> struct arithmetic : broadcast<Name> {
  template <class X, class Y>
  struct rules : all<typename broadcast<Name>::template rules<X, Y>, of_one_kind<arithmetic, X, Y>> {};
};
struct plus : arithmetic<"operator+"> {
  constexpr auto operator()(auto x, auto y) const { return x + y; }
};
struct less : arithmetic<"operator-"> {
  constexpr auto operator()(auto x, auto y) const { return x - y; }
};
struct times : arithmetic<"operator*"> {
  constexpr auto operator()(auto x, auto y) const { return x * y; }
};
struct over : arithmetic<"operator/"> {
  constexpr auto operator()(auto x, auto y) const { return x / y; }
};
}  // namespace rule

/// Whether two tensors can be combined elementwise: the axes of one, by role and size, are all axes of the other.
template <class X, class Y> concept can_combine = rule::combine::rules<described<X>, described<Y>>::value;

/// Whether two tensors can be added, subtracted, multiplied and divided elementwise: whole numbers meet whole
/// numbers, and floating-point numbers meet floating-point numbers.
template <class X, class Y> concept can_calculate = rule::plus::rules<described<X>, described<Y>>::value;

namespace detail {
/// The axes that an operation on two tensors works over: those of the operand that has all axes of the other.
template <class A, class B> using wider = with_sizes_of<std::conditional_t<subset<B, A>, A, B>, A, B>;

/// The type of an operation on a tensor's number and a plain number.
template <class Each, class N>
using beside = std::conditional_t<std::integral<Each> && std::floating_point<N>, float, Each>;
}  // namespace detail

/// f of every pair of corresponding numbers; the operand with fewer axes is repeated along those it lacks. Call is the
/// operation that checked its operands.
///
/// Shapes  [A...], [B...] -> the longer of the two lists, in its order; knowledge about sums is forgotten
/// Errors  operands that cannot be combined: at compile time; sizes that differ at run time: size_error
template <class Call = rule::combine, fixed_string Left = "left", fixed_string Right = "right", class X, class Y,
          class F>
requires can_combine<X, Y>
constexpr auto combine(X const& x, Y const& y, F f) {
  using shape = forget_sums<detail::wider<axes_of<X>, axes_of<Y>>>;
  rule::must_agree<Call, Left, Right>(x.shape(), y.shape());
  auto const sizes = gather<shape>(x.shape(), y.shape());
  auto result = unwritten<decltype(f(*x.data(), *y.data()))>(sizes);
  kernels::zip(result.data(), x.data(), y.data(), nest_for(sizes, sizes, x.shape(), y.shape()), f);
  return result;
}

/// What arithmetic is defined for: a tensor or view, or the result of a reported mistake.
template <class T> concept Operand = Tensor<T> || is_mistake<T>;

/// A plain number next to a tensor.
template <class T> concept Number = std::integral<T> || std::floating_point<T>;

#define HEADSUP_OPERATOR +
#define HEADSUP_CALL plus
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR -
#define HEADSUP_CALL less
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR *
#define HEADSUP_CALL times
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR /
#define HEADSUP_CALL over
#include <headsup/ops/arithmetic_operator.inl>

template <Operand X> constexpr auto operator-(X const& x) {
  return map(x, [](auto each) { return -each; });
}

/// True where x is false: what a mask hides becomes what it shows. The complement of a triangle is the other triangle.
///
/// Shapes  [A...] -> [A...]
template <Tensor X> constexpr auto operator!(X const& x) {
  using shape = opposite_triangles<axes_of<X>>;
  auto result = unwritten<bool>(in_places<shape>(x.shape()));
  for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = !x.data()[i];
  return result;
}
constexpr shape_mistake operator!(shape_mistake) { return {}; }
}  // namespace HEADSUP_NAMESPACE
