#pragma once

#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
/// Other features than those of x, heads side by side or logits: a layer was left out.
HEADSUP_HIDDEN constexpr bool lacks_a_layer(call_value const& c) {
  axis_value const& found = only_in(c.x[1], c.x[0]);
  return (gives_other_features(c) && c.x[0].count == c.x[1].count) || found.is(role::all_heads) ||
         found.is(role::vocab);
}
inline constexpr operation residual{.name = "residual",
                                    .form = "(x, y)",
                                    .rules = {are_tensors, takes_no_ids, of_one_kind, agree, agree_in_order,
                                              returns_to.or_else("{mapped}", lacks_a_layer, price::sure)},
                                    .is = returns};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct residual : row<headsup_calls::op::residual> {};
}  // namespace headsup_rule

/// Whether Y can be what a layer made of X: the same axes, but for the features, of which there are as many.
template <class X, class Y> concept can_return_to =
    headsup_calls::accepts<headsup_calls::op::residual, headsup_calls::no_names, described<X>, described<Y>>;

/// A residual connection: x + y, where a layer made y of x, and the features of y are those of x again.
///
/// - Shapes: [A..., d_in], [A..., d_out] -> [A..., d_in]; [A...], [A...] -> [A...]
/// - Errors: other axes that differ, or another number of features: at compile time, or size_error if the sizes are
///           known only at run time
/// - Source: He et al., Deep Residual Learning for Image Recognition, section 3.2; GPT-2 adds to each layer's input
template <class X, class Y> requires can_return_to<X, Y>
constexpr auto residual(X const& x, Y&& y) {
  using lost = headsup_detail::minus<axes_of<X>, axes_of<Y>>;
  headsup_calls::must_hold<headsup_calls::op::residual>(x, y);
  if constexpr (lost::rank == 0) {
    return x + y;
  } else {
    using from = headsup_rule::role_of<headsup_detail::first_of<headsup_detail::minus<axes_of<Y>, axes_of<X>>>>;
    using back = headsup_rule::role_of<headsup_detail::first_of<lost>>;
    auto const named = rename<from::template type, back::template type>(static_cast<Y&&>(y));
    return x + named;
  }
}
#define HEADSUP_CALL residual
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
