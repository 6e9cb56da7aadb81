#pragma once

#include <headsup/axes/triangle.hpp>
#include <headsup/diagnostics/agreement_rules.hpp>
#include <headsup/diagnostics/broadcast_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/ops/map.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU025: both operands hold whole numbers, or both floating-point numbers.
template <class Call, class X, class Y> struct of_one_kind : of_one_type<Call, X, Y> {
  static constexpr bool value =
      std::is_floating_point_v<typename X::scalar> == std::is_floating_point_v<typename Y::scalar>;
};

/// HU003: both operands are tensors; an operator with a number is another one.
template <class Call, class X, class Y> struct meet_as_tensors {
  static constexpr bool is_left = std::is_same_v<typename X::axes, no_tensor>;
  static constexpr bool value = !is_left && !std::is_same_v<typename Y::axes, no_tensor>;
  static constexpr words say() {
    axis_list const other = detail::first_operand<std::conditional_t<is_left, Y, X>>();
    char const* const operand = is_left ? "left" : "right";
    words w;
    w << "HU003 " << Call::name << ": " << operand << " is neither a tensor nor a number; fix: tensor_view<float const";
    for (axis_words const& each : other) w << ", " << each;
    return w << ">(" << operand << ") if it holds as many floats";
  }
};

/// Operations on pairs of numbers: the axes of one tensor, by role and size, are all axes of the other.
template <fixed_string Name> struct broadcast : call<Name, "(left, right)", fix::no_role> {
  static constexpr bool calculates = !same_text(Name.c_str(), "combine");

  template <class X, class Y>
  struct rules : all<agree_on_axes<broadcast, typename X::axes, typename Y::axes>,
                     one_holds_other<broadcast, typename X::axes, typename Y::axes>,
                     keeps_lost<broadcast, typename X::axes, typename Y::axes>> {};
};
struct combine : call<"combine", "(left, right, f)", fix::no_role> {
  template <class X, class Y, class...>
  struct rules : all<are_tensors<combine, X, Y>, broadcast<"combine">::template rules<X, Y>> {};
};

/// An operator between two tensors.
template <fixed_string Name> struct arithmetic : broadcast<Name> {
  template <class X, class Y>
  struct rules : all<meet_as_tensors<arithmetic, X, Y>, typename broadcast<Name>::template rules<X, Y>,
                     of_one_kind<arithmetic, X, Y>> {};
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

/// HU033: what an operator computes from Left can replace it: a variable of the same axes and type of numbers, about
/// which the type knows no more than that.
template <class Call, class Left, class Result> struct can_be_left {
  using left = typename std::remove_const_t<Left>::axes;
  using result = typename Result::axes;
  static constexpr bool value = !std::is_const_v<Left> &&
                                (std::is_same_v<claims_of<left>, claims_of<result>> || can_resize<left, result>) &&
                                std::is_same_v<typename Left::scalar, typename Result::scalar>;
  static constexpr words say() {
    words w;
    w << "HU033 " << Call::name << "=: left ";
    if (std::is_const_v<Left>) w << "is const";
    else if (!same_axes<left, result>) w << "is " << left{} << ", the result is " << result{};
    else if (!std::is_same_v<typename Left::scalar, typename Result::scalar>)
      w << "holds " << number_words<typename Left::scalar> << ", the result " << number_words<typename Result::scalar>;
    else w << left{} << " is known to sum to one, or to be a triangle, and the result is not";
    char const operation[] = {Call::name[8], '\0'};
    return w << "; fix: auto result = left " << operation << " right";
  }
};

/// An operator that changes its left operand in place: a fix that changes it otherwise is a new variable.
template <fixed_string Name> struct changing : call<Name, "(left, right)", fix::no_role> {
  static constexpr bool calculates = true;
  static constexpr char sign[2] = {Name.chars[8], '\0'};
};

/// HU004 or HU030: as agree_on_axes, but the size of the left operand stays.
template <class Call, class Left, class Right> struct agrees_with_left : agree_on_axes<Call, Left, Right> {
  static constexpr words say() {
    for (axis_words const& left : axis_list(Left{})) {
      axis_words const right = of_role(Right{}, left.role);
      if (right.size == 0 || may_equal(left.size, right.size)) continue;
      words w = sizes_differ_so(Call::name, "left", left, "right", right);
      if (right.size == 1)
        return w << "expand<" << left << ">(take<" << left.role << ">(right, 0)) if it is meant for all " << left.role;
      if (left.size == 1)
        return w << "auto result = expand<" << right << ">(take<" << left.role << ">(left, 0)) " << Call::sign
                 << " right";
      axis_words const meant = meant_instead(Left{}, Right{}, right);
      if (meant.size != 0) say_renamed(w, right, meant.role, "right") << ", or ";
      if (left.size > right.size) return w << "right with " << left;
      return say_start(w, left, "left", right, "right");
    }
    return agree_on_axes<Call, Left, Right>::say();
  }
};

/// HU008: the left operand has all axes of the right one; that it has fewer is said of the result.
template <class Call, class Left, class Right> struct left_holds_right {
  static constexpr bool value = one_holds_other<Call, Left, Right>::value;
  static constexpr words say() {
    words w;
    w << "HU008 " << Call::name << ": the axes of right must all be axes of left, left " << Left{} << ", right "
      << Right{} << "; fix: ";
    if constexpr (has<heads, Left> && !has<heads, Right> && has<kv_heads, Right>)
      if (size_of<heads, Left> % size_of<kv_heads, Right> == 0)
        return say_repeated<Left, Right>(w << "auto result = ", Call::sign);
    constexpr axis_words common = last_axis(headsup::shared<Left, Right>{});
    if (common.size != 0 && *Call::sign == '*')
      w << "auto result = contract<" << common.role << ">(left, right) for a product of matrices, or ";
    return say_line_up<Left, Right, true, *Call::sign>(w, "left", "right");
  }
};

/// HU057 of the right operand; a left one that was pooled cannot have the axis of the result.
template <class Call, class Left, class Right> struct left_keeps_lost : keeps_lost<Call, Left, Right> {
  static constexpr words say() {
    if constexpr (subset<Right, Left>) return keeps_lost<Call, Left, Right>::say();
    else
      return words{} << "HU033 " << Call::name << ": left is " << Left{} << ", the result is " << Right{}
                     << "; fix: auto result = left " << Call::sign << " right";
  }
};

/// HU025: as of_one_kind, but the type of the left operand stays.
template <class Call, class X, class Y> struct of_the_kind_of_left : of_one_kind<Call, X, Y> {
  static constexpr words say() {
    using right = typename Y::scalar;
    if constexpr (!std::is_same_v<typename X::scalar, bool>) return of_one_kind<Call, X, Y>::say();
    else
      return words{} << "HU025 " << Call::name << ": left holds bool, right holds "
                     << number_words<right> << "; fix: auto result = to<" << number_words<right> << ">(left) "
                     << Call::sign << " right";
  }
};

/// What makes an operator impossible before it changes anything.
template <class Call, class X, class Y> struct broken_in_place {
  using left = typename described<X>::axes;
  using right = typename described<Y>::axes;
  using type = all<meet_as_tensors<Call, described<X>, described<Y>>, agrees_with_left<Call, left, right>,
                   left_holds_right<Call, left, right>, left_keeps_lost<Call, left, right>,
                   of_the_kind_of_left<Call, described<X>, described<Y>>>;
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

/// List with the triangles that the axes As know.
template <class List, class... As> struct with_triangles {
  using type = List;
};
template <class List, class A, class... As> requires(is_lower_triangle<A> || is_upper_triangle<A>)
struct with_triangles<List, A, As...> : with_triangles<with<List, A>, As...> {};
template <class List, class A, class... As> struct with_triangles<List, A, As...> : with_triangles<List, As...> {};

/// The axes of what Call makes of pairs of numbers: what it knows of sums is forgotten.
template <class Call, class Scalar, class A, class B> struct combined {
  using type = forget_sums<wider<A, B>>;
};
/// A product is zero where a factor is, so triangles stay. Those of bools are masks, and say what they hide.
template <class Scalar, class... As, class... Bs>
requires(std::is_floating_point_v<Scalar> && axes<As...>::fixed && axes<Bs...>::fixed)
struct combined<rule::times, Scalar, axes<As...>, axes<Bs...>>
    : with_triangles<forget_sums<wider<axes<As...>, axes<Bs...>>>, As..., Bs...> {};

/// The type of an operation on a tensor's number and a plain number.
template <class Each, class N>
using beside = std::conditional_t<std::integral<Each> && std::floating_point<N>, float, Each>;

/// An operation on each number and a plain one, which stands on its right or on its left.
template <class Operation, class N> struct number_on_right {
  N number;

  template <class Each> constexpr auto operator()(Each each) const {
    using common = beside<Each, N>;
    return Operation{}(static_cast<common>(each), static_cast<common>(number));
  }
};
template <class Operation, class N> struct number_on_left {
  N number;

  template <class Each> constexpr auto operator()(Each each) const {
    using common = beside<Each, N>;
    return Operation{}(static_cast<common>(number), static_cast<common>(each));
  }
};
}  // namespace detail

/// f of every pair of corresponding numbers; the operand with fewer axes is repeated along those it lacks. Call is the
/// operation that checked its operands.
///
/// - Shapes: [A...], [B...] -> the longer of the two lists, in its order; knowledge about sums is forgotten
/// - Errors: operands that cannot be combined: at compile time; sizes that differ at run time: size_error
template <class Call = rule::combine, fixed_string Left = "left", fixed_string Right = "right", class X, class Y,
          class F>
requires(can_combine<X, Y> && !Tensor<F> && requires(X const& x, Y const& y, F f) { f(*x.data(), *y.data()); })
constexpr auto combine(X const& x, Y const& y, F f) {
  using shape =
      keep_lost<typename detail::combined<Call, scalar_of<X>, axes_of<X>, axes_of<Y>>::type, axes_of<X>, axes_of<Y>>;
  rule::must_agree<Call, Left, Right>(x.shape(), y.shape());
  auto const sizes = sizes_from<shape>(x.shape(), y.shape());
  auto result = unwritten<decltype(f(*x.data(), *y.data()))>(sizes);
  kernels::zip(result.data(), x.data(), y.data(), nest_for(sizes, sizes, x.shape(), y.shape()), f);
  return result;
}

#define HEADSUP_CALL combine
#include HEADSUP_OTHER_CALLS

/// What arithmetic is defined for: a tensor or view, or the result of a reported mistake.
template <class T> concept Operand = Tensor<T> || is_mistake<T>;

/// A plain number next to a tensor.
template <class T> concept Number = std::integral<T> || std::floating_point<T>;

namespace rule {
/// The rules of an operator that changes its left operand.
template <class Call, class X, class Y> struct assignment {
  using type = refused_by<is_no_temporary<X>>;
};
template <class Call, class X, class Y>
requires(!is_mistake<X, Y> && (std::is_reference_v<X> || is_view<std::remove_const_t<X>>))
struct assignment<Call, X, Y> {
  using type = refused_by<can_be_left<Call, std::remove_reference_t<X>, Y>>;
};
template <class Call, class X, class Y> requires is_mistake<X, Y>
struct assignment<Call, X, Y> {
  using type = reported;
};
}  // namespace rule

namespace detail {
/// The mistake of an operator that would change its left operand; none if it can be computed.
template <class Call, class X, class Y> struct impossible_in_place {
  using type = diagnostics::reported;
};
template <class Call, class X, class Y> requires(!Number<Y> && !is_mistake<X, Y> && !can_calculate<X, Y>)
struct impossible_in_place<Call, X, Y> : rule::broken_in_place<Call, X, Y> {};
}  // namespace detail

#define HEADSUP_NAME_OF(sign) HEADSUP_OPERATOR_NAME(sign)
#define HEADSUP_OPERATOR_NAME(sign) "operator" #sign

#define HEADSUP_OPERATOR +
#define HEADSUP_ASSIGNMENT +=
#define HEADSUP_CALL plus
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR -
#define HEADSUP_ASSIGNMENT -=
#define HEADSUP_CALL less
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR *
#define HEADSUP_ASSIGNMENT *=
#define HEADSUP_CALL times
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR /
#define HEADSUP_ASSIGNMENT /=
#define HEADSUP_CALL over
#include <headsup/ops/arithmetic_operator.inl>

#undef HEADSUP_NAME_OF
#undef HEADSUP_OPERATOR_NAME

/// Every number with the other sign.
///
/// - Shapes: [A...] -> [A...]
template <Operand X> constexpr auto operator-(X const& x) {
  return map(x, [](auto each) { return -each; });
}

/// True where x is false: what a mask hides becomes what it shows. The complement of a triangle is the other triangle.
///
/// - Shapes: [A...] -> [A...]
template <Tensor X> constexpr auto operator!(X const& x) {
  using shape = opposite_triangles<axes_of<X>>;
  auto result = unwritten<bool>(in_places<shape>(x.shape()));
  for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = !static_cast<bool>(x.data()[i]);
  return result;
}
constexpr shape_mistake operator!(shape_mistake) { return {}; }
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
