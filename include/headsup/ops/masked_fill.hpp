#pragma once

#include <headsup/axes/triangle.hpp>
#include <headsup/diagnostics/agreement_rules.hpp>
#include <headsup/diagnostics/broadcast_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/diagnostics/place_rules.hpp>
#include <headsup/math/ieee.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU031: no query loses all keys, as it would by a mask without the axis of keys.
template <class X, class Mask> struct leaves_keys {
  using list = typename X::axes;
  using mask = typename Mask::axes;
  static constexpr bool value = has<keys, mask> || !has<keys, list>;
  static constexpr words say() {
    constexpr axis_words seen = words_of<axis_of<list, keys>>;
    axis_words const meant = meant_for(mask{}, axes<>{}, seen);
    words w;
    w << "HU031 masked_fill: the mask " << mask{} << " has no keys, so it hides all of " << seen
      << " from some queries; fix: ";
    if (meant.size != 0 && kin(meant.role, "keys")) return w << "rename<" << meant.role << ", keys>(mask)";
    // Queries to be hidden are no keys.
    if constexpr (has<tokens, mask>) return w << "a mask over " << seen << ", of the sequence of the keys";
    return w << "expand<" << seen << ">(mask) if all of them are meant";
  }
};

/// The window outside which a triangle that hides earlier keys hides them, or 0 for one that hides later keys.
template <class A>
inline constexpr std::size_t window_of = is_lower_triangle<A> ? static_cast<std::size_t>(-A::diagonal) : 0;

/// HU019 or HU032: a mask that is a triangle along A hides exactly the keys later than each query, or earlier ones.
template <class Call, class A> struct hides_the_right_keys {
  static constexpr bool value = hides_what_it_may<A>;
  static constexpr words say() {
    using query = typename A::query;
    if (!may_equal(A::size, query::size))
      return unaligned(Call::name, words_of<query>, words_of<A>, false, A::diagonal < -1 ? window_of<A> : 0);
    words w;
    w << "HU032 " << Call::name << ": the mask is true, and hides, where ";
    if (is_lower_triangle<A>) w << "tril kept its ones: the past of every query, not its future";
    else if (A::diagonal <= 0) w << "triu kept its ones, on the diagonal too: a query would not see itself";
    else
      w << "triu kept its ones, from diagonal " << static_cast<std::size_t>(A::diagonal)
        << ": a query would see later keys";
    w << ", over (" << words_of<query> << ", " << words_of<A> << "); fix: ";
    (w << "mask_future<").roles(axes<query, A>{}) << ">(x) instead";
    if (is_lower_triangle<A> && A::diagonal == 0) w << ", or !mask";
    if (is_upper_triangle<A> && A::diagonal < 1) (w << ", or triu<").roles(axes<query, A>{}) << ", 1>(mask)";
    return w;
  }
};
template <class Call, class Mask> struct hides_right;
template <class Call, class... As> struct hides_right<Call, axes<As...>> : all<hides_the_right_keys<Call, As>...> {};

/// Stops if a mask is a triangle and there are not as many queries as keys at run time; HU019.
template <class Call, class... As> constexpr void must_line_up([[maybe_unused]] extents<axes<As...>> const& mask) {
  if constexpr (!axes<As...>::fixed) {
    auto one = [&]<class A>(A*) {
      if constexpr (is_upper_triangle<A> || is_lower_triangle<A>) {
        std::size_t const queries = mask.template of<typename A::query>();
        if (queries != 0 && queries != mask.template of<A>())
          refuse_sizes(unaligned(Call::name, words_at<typename A::query>(mask), words_at<A>(mask), true, window_of<A>));
      }
    };
    (one(static_cast<As*>(nullptr)), ...);
  }
}

/// HU003: a mask is a tensor, and not the truth about two whole ones.
template <class Call, class Mask> struct is_no_one_truth {
  static constexpr bool value =
      !std::is_same_v<typename Mask::axes, no_tensor> || !std::is_same_v<typename Mask::scalar, bool>;
  static constexpr words say() {
    return words{} << "HU003 " << Call::name << ": mask is one bool; fix: x - y == 0 if it is x == y";
  }
};

/// HU037: the mask comes second.
template <class Call, class X, class Mask> struct mask_is_second {
  static constexpr bool value =
      !std::is_same_v<typename X::scalar, bool> || std::is_same_v<typename Mask::scalar, bool>;
  static constexpr words say() {
    return words{} << "HU037 " << Call::name << ": takes the mask second, and what holds bool, " << typename X::axes{}
                   << ", is first; fix: " << Call::name << "(second, first, number)";
  }
};

/// HU037: integers are not filled with a floating-point number, such as -inf, which they cannot hold.
template <class X, class... Numbers> struct holds_filler : all<> {};
template <class X, class Number> requires std::is_floating_point_v<typename Number::scalar>
struct holds_filler<X, Number> : of_floats<call<"masked_fill">, X> {};

struct masked_fill : call<"masked_fill", "(x, mask, number)", fix::no_role> {
  template <class X, class Mask, class... Numbers>
  struct rules : all<is_no_one_truth<masked_fill, Mask>, are_tensors<masked_fill, X, Mask>,
                     mask_is_second<masked_fill, X, Mask>, of_type<masked_fill, Mask, bool, "mask">,
                     agree_on_axes<masked_fill, typename X::axes, typename Mask::axes, "x", "mask">,
                     holds_axes_of<masked_fill, typename X::axes, typename Mask::axes, "x", "mask">,
                     keeps_lost<masked_fill, typename X::axes, typename Mask::axes, "x", "mask">, leaves_keys<X, Mask>,
                     hides_right<masked_fill, typename Mask::axes>, holds_filler<X, Numbers...>> {};
};
}  // namespace rule

/// Infinity, as math.inf: the number of a score that a mask hides is -infinity.
inline constexpr float infinity = headsup_math::infinity<float>;

/// Whether a mask can be applied to X: it holds bools over axes that X has, including the keys if X has keys; if it is
/// a triangle, it hides the keys later than each query, or those 2 or more before it. If the Number is floating-point,
/// so are those of X.
template <class X, class Mask, class... Number> concept can_fill =
    rule::masked_fill::rules<described<X>, described<Mask>, described<Number>...>::value;

/// x with `number` wherever the mask is true; the mask is repeated along the axes it lacks.
///
/// - Shapes: [A...], [B... among A...] -> [A...]; knowledge about sums is forgotten
/// - Errors: a mask with an axis that x lacks, or of another size; one without keys over scores, which would hide all
///           keys from a query; a triangle that hides the past; a floating-point number among integers: at compile
///           time; a whole number that they do not hold: argument_error
template <class X, class Mask, class Number> requires can_fill<X, Mask, Number>
constexpr auto masked_fill(X const& x, Mask const& mask, Number number) {
  auto const filler = static_cast<scalar_of<X>>(number);
  if constexpr (std::integral<Number> && std::integral<scalar_of<X>> && !std::is_same_v<scalar_of<X>, bool> &&
                !std::is_same_v<Number, bool>)
    if (static_cast<Number>(filler) != number || (filler < 0) != (number < 0))
      diagnostics::reject("HU037 masked_fill: x holds ", diagnostics::number_words<scalar_of<X>>, ", which cannot be ",
                          diagnostics::sign_of(number), diagnostics::distance_of(number), "; fix: to<double>(x)");
  rule::must_line_up<rule::masked_fill>(mask.shape());
  return combine<rule::masked_fill, "x", "mask">(x, mask,
                                                 [filler](auto each, bool fills) { return fills ? filler : each; });
}
#define HEADSUP_CALL masked_fill
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
