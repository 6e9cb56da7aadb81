#pragma once

#include <headsup/by_place/pairs.hpp>
#include <headsup/ops/dot.hpp>
#include <headsup/ops/scan.hpp>

// What goes from one position of an axis to the next, or compares two tensors along it.

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_by_place {
/// cosine_similarity(x, y, dim) of vectors at the same place; without dim, 1.
template <std::size_t Place, class X, class Y> constexpr auto cosine_at(X const& x, Y const& y) {
  using T = scalar_of<X>;
  auto const sum = [](auto const& of) {
    return reduced<Place>(
        of, [](T const* from, std::size_t step, std::size_t n) { return headsup_kernels::sum(from, step, n); });
  };
  auto result = sum(lined_up_by(x, y, headsup_rule::times{}));
  auto const a = sum(lined_up_by(x, x, headsup_rule::times{}));
  auto const b = sum(lined_up_by(y, y, headsup_rule::times{}));
  for (std::size_t i = 0; i < result.size(); ++i) {
    T const length = headsup_math::sqrt(a.data()[i] * b.data()[i]), least = static_cast<T>(1e-8);
    result.data()[i] /= length < least ? least : length;
  }
  return result;
}
template <class X, class Y> concept Compared = FloatTensor<X> && FloatTensor<Y> &&
                                               std::is_same_v<scalar_of<X>, scalar_of<Y>> &&
                                               sizes_in<axes_of<X>> == sizes_in<axes_of<Y>> && axes_of<X>::rank != 0;

template <> struct reading<headsup_rule::cosine, roles<>, types<>, numbers<>> {
  template <class X, class Y> requires(Compared<X, Y> && axes_of<X>::rank > 1)
  static constexpr auto of(X const& x, Y const& y) {
    return cosine_at<1>(x, y);
  }
};
template <template <std::size_t> class Role> struct reading<headsup_rule::cosine, roles<Role>, types<>, numbers<>> {
  template <class X, class Y> requires Compared<X, Y>
  static constexpr auto of(X const& x, Y const& y) {
    return cosine_at<place_of<Role, axes_of<X>>()>(x, y);
  }
};

/// A recurrence along the axis, whose states are one after another in the result. A state is whatever has its sizes.
template <template <std::size_t> class Role> struct reading<headsup_rule::scan, roles<Role>, types<>, numbers<>> {
  template <Tensor X, Tensor State, class Step> requires(axes_of<X>::rank != 0)
  static constexpr auto of(X const& x, State const& first, Step step) {
    using list = plain<axes_of<State>>;
    constexpr std::size_t place = place_of<Role, axes_of<X>>(), n = sizes_in<axes_of<X>>[place];
    auto const part = [&x](std::size_t at) {
      return reduced<place>(x, [at](auto const* from, std::size_t skip, std::size_t) { return from[at * skip]; });
    };
    auto state = over<list>(first);
    using next = decltype(step(part(0), state));
    if constexpr (is_mistake<next>) {
      return next{};
    } else {
      static_assert(axes_of<next>::size == list::size, "a step by place keeps the sizes of its state");
      auto result = unwritten<scalar_of<State>>(extents<named<headsup_detail::joined_axes<axes<Role<n>>, list>>>{});
      for (std::size_t at = 0; at < n; ++at) {
        state = over<list>(step(part(at), state));
        for (std::size_t i = 0; i < state.size(); ++i) result.data()[at * state.size() + i] = state.data()[i];
      }
      return result;
    }
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
HEADSUP_EXACT_END
