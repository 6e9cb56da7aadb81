#pragma once

#include <headsup/ops/combine.hpp>

// What an operator computes can replace its left operand.

namespace HEADSUP_NAMESPACE::rule {
/// Whether tensors over From, whose type knows other sizes, know all that To claims about the numbers.
template <class To, class From> inline constexpr bool can_resize = false;
template <class... As, class... Bs> requires(same_axes<axes<As...>, forget_numbers<axes<Bs...>>>)
inline constexpr bool can_resize<axes<As...>, axes<Bs...>> =
    ((!annotated<As> || (annotated<Bs> && (!sums_to_one<As> || sums_to_one<Bs>))) && ...);

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

}  // namespace HEADSUP_NAMESPACE::rule
