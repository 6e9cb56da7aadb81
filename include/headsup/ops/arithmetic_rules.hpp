#pragma once

#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/ops/combine.hpp>

// Rules of operators between two tensors, and of those that change the left one in place.

namespace HEADSUP_NAMESPACE::rule {
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
    axis_list const other = headsup_detail::first_operand<std::conditional_t<is_left, Y, X>>();
    char const* const operand = is_left ? "left" : "right";
    words w;
    w << "HU003 " << Call::name << ": " << operand << " is neither a tensor nor a number; fix: tensor_view<float const";
    for (axis_words const& each : other) w << ", " << each;
    return w << ">(" << operand << ") if it holds as many floats";
  }
};

/// An operator between two tensors.
template <fixed_string Name> struct arithmetic : broadcast<Name> {
  template <class X, class Y>
  struct rules : all<meet_as_tensors<arithmetic, X, Y>, typename broadcast<Name>::template rules<X, Y>,
                     of_one_kind<arithmetic, X, Y>> {};
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
    return say_paired<Left, Right, *Call::sign, true>(w);
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
}  // namespace HEADSUP_NAMESPACE::rule
