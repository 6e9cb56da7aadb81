#pragma once

#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/contract.hpp>
#include <headsup/ops/reduce.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU022: two vectors over one axis.
template <class X, class Y> struct two_vectors {
  using left = typename X::axes;
  using right = typename Y::axes;
  static constexpr bool value = left::rank == 1 && same_axes<left, right>;
  static constexpr words say() {
    words w;
    w << "HU022 dot: takes two vectors over one axis, got left " << left{} << " and right " << right{} << "; fix: ";
    if constexpr (std::is_same_v<left, no_tensor> || std::is_same_v<right, no_tensor>) return w << "left * right";
    else {
      axis_words const common = last_axis(shared<left, right>{});
      axis_words const l = last_axis(left{});
      axis_words const r = last_axis(right{});
      if (common.size != 0) return w << "contract<" << common.role << ">(left, right)";
      if (l.size == r.size) return w << "rename<" << r.role << ", " << l.role << ">(right)";
      return w << "two vectors over one axis";
    }
  }
};

struct dot : call<"dot", "(left, right)", fix::no_role> {
  template <class X, class Y>
  struct rules : all<two_vectors<X, Y>, of_one_type<dot, X, Y>, both_hold<dot, X, of_numbers<dot, X>>> {};
};
struct cosine : product<"cosine", true> {};
}  // namespace rule

/// Whether two tensors are vectors over one axis.
template <class X, class Y> concept can_dot = rule::dot::rules<described<X>, described<Y>>::value;

/// Whether the angle between vectors along Role can be computed: they can be contracted, and hold floating-point
/// numbers.
template <template <std::size_t> class Role, class X, class Y> concept can_compare_angles =
    rule::cosine::rules<Role, described<X>, described<Y>>::value;

/// The dot product of two vectors over one axis.
///
/// - Shapes: [A], [A] -> []
/// - Errors: more than one axis, or two different ones, numbers of two types or bool: at compile time
template <class X, class Y> requires can_dot<X, Y>
constexpr auto dot(X const& x, Y const& y) {
  return contract_along<rule::dot, first_of<axes_of<X>>>(x, y);
}
#define HEADSUP_CALL dot
#include HEADSUP_OTHER_CALLS

/// The cosine of the angle between vectors along Role: 1 where they point the same way.
///
/// - Shapes:   [A..., Role], [B..., Role] -> as contract
/// - Rounding: each vector is divided by its length plus 1e-8 first, so that a vector of zeros gives 0
/// - Errors:   as contract, integers, and no axis named: at compile time
template <template <std::size_t> class Role, class X, class Y> requires can_compare_angles<Role, X, Y>
constexpr auto cosine(X const& x, Y const& y) {
  rule::must_agree<rule::cosine>(x.shape(), y.shape());
  return contract<Role>(x / (sqrt(headsup_detail::reduce<Role>(x * x, rule::sum{})) + 1e-8),
                        y / (sqrt(headsup_detail::reduce<Role>(y * y, rule::sum{})) + 1e-8));
}
#define HEADSUP_CALL cosine
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
