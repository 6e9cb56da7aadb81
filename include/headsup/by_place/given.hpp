#pragma once

#include <headsup/by_place/axes.hpp>
#include <headsup/by_place/notice.hpp>
#include <headsup/tensor/given_rules.hpp>

// A tensor that is given to a variable of other axes. Where sizes are the same at each place, names are nothing to
// PyTorch. A variable of PyTorch takes other sizes too, which one of headsup cannot hold.

namespace HEADSUP_NAMESPACE::headsup_by_place {
template <class T, class X> inline constexpr bool are_alike = false;
template <class T, class X> requires(T::axes::fixed && X::axes::fixed)
inline constexpr bool are_alike<T, X> = sizes_in<typename T::axes> == sizes_in<typename X::axes>;

template <class T, class X> requires are_alike<T, X>
struct does_at<headsup_rule::is_given<T, X>> {
  using type = runs;
};

/// What the constructors do that refuse it.
template <class T, class X> constexpr void give(T& to, [[maybe_unused]] X const& from) {
  remarked<headsup_rule::is_given<T, X>>();
  if constexpr (are_alike<T, X>)
    for (std::size_t i = 0; i < T::axes::size; ++i) to.data()[i] = static_cast<typename T::scalar>(from.data()[i]);
}
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
