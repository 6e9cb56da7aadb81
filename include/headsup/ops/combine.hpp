#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/ops/map.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation combine{.name = "combine",
                                   .form = "(left, right, f?)",
                                   .rules = {are_tensors, agree, agree_in_order, one_holds_other, keeps_lost},
                                   .tensors = 2};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct combine : row<headsup_calls::op::combine> {};
}  // namespace headsup_rule

/// Whether two tensors can be combined elementwise: the axes of one, by role and size, are all axes of the other.
template <class X, class Y> concept can_combine =
    headsup_calls::accepts<headsup_calls::op::combine, headsup_calls::no_names, described<X>, described<Y>>;

namespace headsup_detail {
/// The axes that an operation on two tensors works over: those of the operand that has all axes of the other.
template <class A, class B> using wider = with_sizes_of<std::conditional_t<subset<B, A>, A, B>, A, B>;

/// The axes of what Call makes of pairs of numbers: what it knows of sums is forgotten.
template <class Call, class Scalar, class A, class B> struct combined {
  using type = forget_numbers<wider<A, B>>;
};

/// f of every pair of corresponding numbers, for an operation Call that has checked the operands.
template <class Call, class X, class Y, class F> constexpr auto combined_by(X const& x, Y const& y, F f) {
  using shape = keep_lost<typename combined<Call, scalar_of<X>, axes_of<X>, axes_of<Y>>::type, axes_of<X>, axes_of<Y>>;
  auto const sizes = sizes_from<shape>(x.sizes(), y.sizes());
  auto result = unwritten<decltype(f(*x.data(), *y.data()))>(sizes);
  headsup_kernels::zip(result.data(), x.data(), y.data(), nest_for(sizes, sizes, x.sizes(), y.sizes()), f);
  return result;
}
}  // namespace headsup_detail

/// f of every pair of corresponding numbers; the operand with fewer axes is repeated along those it lacks.
///
/// - Shapes: [A...], [B...] -> the longer of the two lists, in its order; knowledge about sums is forgotten
/// - Errors: operands that cannot be combined: at compile time; sizes that differ at run time: size_error
template <class X, class Y, class F>
requires(can_combine<X, Y> && !Tensor<F> && requires(X const& x, Y const& y, F f) { f(*x.data(), *y.data()); })
constexpr auto combine(X const& x, Y const& y, F f) {
  headsup_calls::must_hold<headsup_calls::op::combine>(x, y);
  return headsup_detail::combined_by<headsup_rule::combine>(x, y, f);
}

#define HEADSUP_CALL combine
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
