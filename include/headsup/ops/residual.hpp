#pragma once

#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU008: x and what a layer made of it have the same axes, but for the features, of which there are as many.
template <class Call, class X, class Made> struct returns_to {
  using lost = minus<X, Made>;
  using found = minus<Made, X>;

  static constexpr bool features(axis_words axis) {
    return !kin(axis.role, "tokens") && !same_text(axis.role, "batch");
  }
  static constexpr bool value = []() -> bool {
    if constexpr (lost::rank == 1 && found::rank == 1)
      return may_equal(first_of<lost>::size, first_of<found>::size) && features(last_axis(lost{})) &&
             features(last_axis(found{}));
    else return lost::rank == 0 && found::rank == 0;
  }();
  static constexpr words say() {
    constexpr axis_words back = last_axis(lost{});
    constexpr axis_words from = last_axis(found{});
    words w;
    w << "HU008 " << Call::name << ": x is " << X{} << ", what was made of it " << Made{}
      << "; only their features may differ, and only by name; fix: ";
    if (lost::rank == 1 && found::rank == 1 && features(back) && features(from))
      return w << "a layer that gives " << axis_words{from.role, back.size};
    if (found::rank == 0) return (w << "expand<").list(lost{}) << ">(y), if it is meant for all of them";
    return w << "rename<" << from.role << ", " << (back.size == from.size ? back.role : "another_role") << ">(y)";
  }
};

struct residual : call<"residual", "(x, y)", fix::no_role> {
  template <class X, class Y>
  struct rules : all<are_tensors<residual, X, Y>, of_one_kind<residual, X, Y>,
                     agree_on_axes<residual, typename X::axes, typename Y::axes, "x", "y">,
                     returns_to<residual, typename X::axes, typename Y::axes>> {};
};
}  // namespace rule

/// Whether Y can be what a layer made of X: the same axes, but for the features, of which there are as many.
template <class X, class Y> concept can_return_to = rule::residual::rules<described<X>, described<Y>>::value;

/// A residual connection: x + y, where a layer made y of x, and the features of y are those of x again.
///
/// - Shapes: [A..., d_in], [A..., d_out] -> [A..., d_in]; [A...], [A...] -> [A...]
/// - Errors: other axes that differ, or another number of features: at compile time, or size_error if the sizes are
///           known only at run time
/// - Source: He et al., Deep Residual Learning for Image Recognition, section 3.2; GPT-2 adds to each layer's input
template <class X, class Y> requires can_return_to<X, Y>
constexpr auto residual(X const& x, Y&& y) {
  using lost = minus<axes_of<X>, axes_of<Y>>;
  if constexpr (lost::rank == 0) {
    return combine<rule::plus>(x, y, rule::plus{});
  } else {
    using from = rule::role_of<first_of<minus<axes_of<Y>, axes_of<X>>>>;
    using back = rule::role_of<first_of<lost>>;
    auto const named = rename<from::template type, back::template type>(static_cast<Y&&>(y));
    rule::must_agree<rule::residual, "x", "y">(x.shape(), named.shape());
    return combine<rule::plus>(x, named, rule::plus{});
  }
}
#define HEADSUP_CALL residual
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
