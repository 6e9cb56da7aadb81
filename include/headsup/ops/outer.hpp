#pragma once

#include <headsup/ops/arithmetic.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU007: no role occurs in both operands of an outer product.
template <class Call, class X, class Y> struct shares_no_role {
  static constexpr bool value = shared<X, Y>::rank == 0;
  static constexpr words say() {
    constexpr axis_words twice = last_axis(shared<X, Y>{});
    bool const are_keys = same_text(twice.role, "tokens") && !has<keys, X> && !has<keys, Y>;
    words w;
    w << "HU007 " << Call::name << ": the result would have " << twice.role << " twice, left is " << X{} << ", right "
      << Y{} << "; fix: ";
    if (shared<X, Y>::rank > 1) (w << "other roles in right for ").roles(shared<X, Y>{});
    else w << "rename<" << twice.role << (are_keys ? ", keys" : ", another_role") << ">(right)";
    if (one_holds_other<Call, X, Y>::value && agree_on_axes<Call, X, Y>::value)
      w << ", or left * right for products of corresponding numbers";
    return w;
  }
};

struct outer : call<"outer", "(left, right)", fix::no_role> {
  template <class X, class Y>
  struct rules : all<are_tensors<outer, X, Y>, of_one_kind<outer, X, Y>,
                     shares_no_role<outer, typename X::axes, typename Y::axes>> {};
};
}  // namespace rule

/// Whether two tensors have no role in common, and numbers that can be multiplied.
template <class X, class Y> concept can_outer = rule::outer::rules<described<X>, described<Y>>::value;

/// The product of every number of x with every number of y, as torch.outer for any number of axes.
///
/// - Shapes: [A...], [B...] -> [A..., B...]
/// - Errors: a role that both have, or only one side with integers: at compile time
template <class X, class Y> requires can_outer<X, Y>
constexpr auto outer(X const& x, Y const& y) {
  using shape = joined_axes<forget_sums<axes_of<X>>, forget_sums<axes_of<Y>>>;
  auto const sizes = sizes_from<shape>(x.shape(), y.shape());
  auto result = unwritten<decltype(*x.data() * *y.data())>(sizes);
  headsup_kernels::zip(result.data(), x.data(), y.data(), nest_for(sizes, sizes, x.shape(), y.shape()), rule::times{});
  return result;
}
#define HEADSUP_CALL outer
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
