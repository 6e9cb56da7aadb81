#pragma once

#include <headsup/by_place/reading.hpp>
#include <headsup/tensor/tensor.hpp>

// Tensors whose axes are at other places, or are others, and walks along the axis at a place.

namespace HEADSUP_NAMESPACE::headsup_by_place {
using headsup_detail::unwritten;

/// The same numbers over a list of axes that holds as many.
template <class List, class X> constexpr auto over(X const& x) {
  auto result = unwritten<scalar_of<X>>(extents<List>{});
  for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = x.data()[i];
  return result;
}
/// x of which types know no more than its axes.
template <class X> constexpr auto unknown(X const& x) { return over<plain<axes_of<X>>>(x); }

template <std::size_t Skipped, std::size_t... I>
auto all_but(std::index_sequence<I...>) -> std::index_sequence<(I < Skipped ? I : I + 1)...>;
/// The axes of List but the one at that place.
template <class List, std::size_t Place>
using without_place = typename picked<List, decltype(all_but<Place>(std::make_index_sequence<List::rank - 1>{}))>::type;

/// Sizes as three: what is before an axis, the axis, and what is after it.
struct walk {
  std::size_t outer, count, step;

  constexpr walk(sizes const& all, std::size_t place, std::size_t axes = 1)
      : outer(1), count(1), step(all.product(place + axes)) {
    for (std::size_t i = 0; i < place; ++i) outer *= all[i];
    for (std::size_t i = 0; i < axes; ++i) count *= all[place + i];
  }
  /// f(first, i) for each row: where its numbers begin, and which row it is.
  template <class F> constexpr void for_each(F f) const {
    for (std::size_t i = 0; i < outer * step; ++i) f(i / step * count * step + i % step, i);
  }
};

/// A tensor of the same axes, whose rows along some axes from a place on are f(from, to, step, count).
template <class X, class F> constexpr auto each_row(X const& x, std::size_t place, F f, std::size_t axes = 1) {
  walk const rows(sizes_in<axes_of<X>>, place, axes);
  auto result = unwritten<scalar_of<X>>(extents<plain<axes_of<X>>>{});
  rows.for_each([&](std::size_t at, std::size_t) { f(x.data() + at, result.data() + at, rows.step, rows.count); });
  return result;
}
/// A tensor without the axis at a place, whose numbers are f(from, step, count).
template <std::size_t Place, class X, class F> constexpr auto reduced(X const& x, F f) {
  walk const rows(sizes_in<axes_of<X>>, Place);
  auto result = unwritten<decltype(f(x.data(), std::size_t{}, std::size_t{}))>(
      extents<without_place<plain<axes_of<X>>, Place>>{});
  rows.for_each([&](std::size_t at, std::size_t i) { result.data()[i] = f(x.data() + at, rows.step, rows.count); });
  return result;
}
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
