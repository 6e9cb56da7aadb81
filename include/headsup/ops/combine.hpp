#pragma once

#include <headsup/diagnostics/agreement_rules.hpp>
#include <headsup/diagnostics/broadcast_rules.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/ops/map.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace rule {
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
}  // namespace rule

/// Whether two tensors can be combined elementwise: the axes of one, by role and size, are all axes of the other.
template <class X, class Y> concept can_combine = rule::combine::rules<described<X>, described<Y>>::value;

namespace headsup_detail {
/// The axes that an operation on two tensors works over: those of the operand that has all axes of the other.
template <class A, class B> using wider = with_sizes_of<std::conditional_t<subset<B, A>, A, B>, A, B>;

/// The axes of what Call makes of pairs of numbers: what it knows of sums is forgotten.
template <class Call, class Scalar, class A, class B> struct combined {
  using type = forget_sums<wider<A, B>>;
};
}  // namespace headsup_detail

/// f of every pair of corresponding numbers; the operand with fewer axes is repeated along those it lacks. Call is the
/// operation that checked its operands.
///
/// - Shapes: [A...], [B...] -> the longer of the two lists, in its order; knowledge about sums is forgotten
/// - Errors: operands that cannot be combined: at compile time; sizes that differ at run time: size_error
template <class Call = rule::combine, fixed_string Left = "left", fixed_string Right = "right", class X, class Y,
          class F>
requires(can_combine<X, Y> && !Tensor<F> && requires(X const& x, Y const& y, F f) { f(*x.data(), *y.data()); })
constexpr auto combine(X const& x, Y const& y, F f) {
  using shape = keep_lost<typename headsup_detail::combined<Call, scalar_of<X>, axes_of<X>, axes_of<Y>>::type,
                          axes_of<X>, axes_of<Y>>;
  rule::must_agree<Call, Left, Right>(x.shape(), y.shape());
  auto const sizes = sizes_from<shape>(x.shape(), y.shape());
  auto result = unwritten<decltype(f(*x.data(), *y.data()))>(sizes);
  headsup_kernels::zip(result.data(), x.data(), y.data(), nest_for(sizes, sizes, x.shape(), y.shape()), f);
  return result;
}

#define HEADSUP_CALL combine
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
