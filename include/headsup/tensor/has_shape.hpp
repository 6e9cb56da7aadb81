#pragma once

#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Whether two lists have the same axes and know the same sizes.
template <class List, class Other> inline constexpr bool just_the_same = false;
template <class... As, class... Bs> requires(same_axes<axes<As...>, axes<Bs...>>)
inline constexpr bool just_the_same<axes<As...>, axes<Bs...>> = ((As::size == Bs::size) && ...);
}  // namespace headsup_detail

namespace rule {
/// HU070: X is a tensor of the axes Wanted, in their order.
template <class X, class Wanted> struct has_shape {
  using list = typename X::axes;
  static constexpr bool value = is_mistake<typename X::scalar>;
  static constexpr words say() {
    return words{} << "HU070 has_shape: X is no tensor; fix: has_shape<decltype(x), ...> of a tensor x";
  }
};
template <class X, class Wanted> requires(X::axes::rank > 0 || Tensor<X>)
struct has_shape<X, Wanted> {
  using list = typename X::axes;
  static constexpr bool value = headsup::headsup_detail::just_the_same<list, Wanted>;
  static constexpr words say() {
    words w;
    w << "HU070 has_shape: X is " << list{} << ", you wrote " << Wanted{};
    if constexpr (list::rank == Wanted::rank && !same_axes<list, Wanted> && subset<list, Wanted> &&
                  subset<Wanted, list>)
      say_reorder(w << "; fix: ", Wanted{}, list{}, "x");
    else if constexpr (same_axes<list, Wanted> && !list::fixed && Wanted::fixed)
      say_expected(w << "; fix: ", Wanted{}, list{});
    else say_difference(w, list{}, Wanted{});
    return (w << ", or has_shape<X" << (list::rank == 0 ? "" : ", ")).list(list{}) << ">";
  }

 private:
  // The first axis that differs, and where to look.
  static constexpr words& say_difference(words& w, axis_list all, axis_list wanted) {
    axis_words const* other = wanted.begin();
    for (axis_words const& each : all) {
      if (other == wanted.end()) return w << ", without " << each << "; fix: the call that made " << each;
      if (!same_text(each.role, other->role) || each.size != other->size)
        return w << ", with " << *other << " in place of " << each << "; fix: the call that made " << each;
      ++other;
    }
    if (other != wanted.end()) return w << ", with " << *other << " too; fix: the call that lost " << *other;
    return w << ", which was merged in another order; fix: the call that merged it";
  }
};
}  // namespace rule

/// Whether X, a tensor or view, has these axes in this order: for static_assert. Another shape is an error that shows both.
///
///     static_assert(has_shape<decltype(scores), heads<2>, tokens<6>, keys<6>>);
///
/// Only roles and sizes count, and what an axis was merged from if that is asked for; not that numbers sum to one. For a
/// choice between programs use same_axes<axes_of<X>, axes<...>>, which is false without an error.
///
/// - Errors: another shape, or no tensor: HU070
template <class X, Axis... As>
inline constexpr bool has_shape =
    (static_cast<void>(diagnostics::check<rule::has_shape<described<X>, axes<As...>>>()), true);
}  // namespace HEADSUP_NAMESPACE
