#pragma once

#include <headsup/by_place/rows.hpp>
#include <headsup/ops/attend.hpp>
#include <headsup/ops/dot.hpp>
#include <headsup/ops/matmul.hpp>

// Sums of products: x @ y. Where the names fit and only facts differ, along the axis that the call names.

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_by_place {
constexpr sizes transposed_if(bool turned, sizes of) {
  if (turned && of.count > 1) {
    std::size_t const last = of[of.count - 1];
    of.each[of.count - 1] = of[of.count - 2];
    of.each[of.count - 2] = last;
  }
  return of;
}

/// x @ y, or x @ y.transpose(-2, -1).
template <class A, class B, bool Turned> struct multiplied {
  static constexpr sizes right = transposed_if(Turned, sizes_in<B>);
  static constexpr outcome result = product(sizes_in<A>, right);

  static constexpr bool has_rows = A::rank > 1, has_columns = B::rank > 1;
  using front = typename lined_up<front_of<A, 2>, front_of<B, 2>>::list;
  using rows = typename picked<A, std::make_index_sequence<has_rows ? A::rank : 0>>::type;
  template <class List, std::size_t Back, bool There> static auto last() {
    if constexpr (There) return axes<axis_at<List::rank - Back, List>>{};
    else return axes<>{};
  }
  using list = named<headsup_detail::joined_axes<front, decltype(last<A, 2, has_rows>()),
                                                 decltype(last<B, Turned ? 2 : 1, has_columns>())>>;
};

template <bool Turned, class X, class Y> constexpr auto product_of(X const& x, Y const& y) {
  using both = multiplied<axes_of<X>, axes_of<Y>, Turned>;
  if constexpr (!both::result.runs()) {
    return stopped<both>{};
  } else {
    constexpr sizes a = sizes_in<axes_of<X>>, b = both::right;
    constexpr sizes front = broadcast(a.front(2), b.front(2)).made;
    constexpr std::size_t rows = a.from_right(1), inner = a.from_right(0), columns = b.count == 1 ? 1 : b.from_right(0);
    constexpr std::size_t down = Turned || b.count == 1 ? 1 : columns, right = Turned ? inner : 1;
    auto result = unwritten<scalar_of<X>>(extents<typename both::list>{});
    for (std::size_t i = 0; i < result.size(); ++i) {
      std::size_t const at = i / (rows * columns), row = i / columns % rows, column = i % columns;
      auto const* p = x.data() + (place_in(a.front(2), front, at) * rows + row) * inner;
      auto const* q = y.data() + place_in(b.front(2), front, at) * inner * columns + column * right;
      scalar_of<X> sum{};
      for (std::size_t k = 0; k < inner; ++k) sum += p[k] * q[k * down];
      result.data()[i] = sum;
    }
    return result;
  }
}

/// Both hold numbers of one type, as PyTorch asks too.
template <class X, class Y> concept Multiplied =
    Tensor<X> && Tensor<Y> && std::is_same_v<scalar_of<X>, scalar_of<Y>> && !std::is_same_v<scalar_of<X>, bool>;

template <template <std::size_t> class Role, class X> inline constexpr bool has = headsup_detail::has<Role, axes_of<X>>;
/// How many axes of the one list the other lacks.
template <class List, class Other> inline constexpr std::size_t own_axes = 0;
template <class... As, class Other>
inline constexpr std::size_t own_axes<axes<As...>, Other> =
    (std::size_t{0} + ... + (headsup_detail::count_role<As, Other> == 0 ? 1 : 0));
/// Where each has more axes alone than its rows, PyTorch lines up the others by their places.
template <template <std::size_t> class Role, class X, class Y>
inline constexpr bool share = has<Role, X> && has<Role, Y> && names_agree<axes_of<X>, axes_of<Y>> &&
                              (own_axes<axes_of<X>, axes_of<Y>> < 2 || own_axes<axes_of<Y>, axes_of<X>> < 2);

template <template <std::size_t> class Role, class X, class Y> constexpr auto summed_along(X const& x, Y const& y) {
  return headsup_detail::contract_along<axis_of<plain<axes_of<X>>, Role>>(unknown(x), unknown(y));
}

template <> struct reading<headsup_rule::matmul, roles<>, types<>, numbers<>> {
  template <class X, class Y> requires Multiplied<X, Y>
  static constexpr auto of(X const& x, Y const& y) {
    return product_of<false>(x, y);
  }
};
template <template <std::size_t> class Role> struct reading<headsup_rule::contract, roles<Role>, types<>, numbers<>> {
  template <class X, class Y> requires Multiplied<X, Y>
  static constexpr auto of(X const& x, Y const& y) {
    if constexpr (share<Role, X, Y>) return summed_along<Role>(x, y);
    else return product_of<true>(x, y);
  }
};
template <> inline constexpr char const* no_reading<headsup_rule::scaled_scores> =
    "no axis says by which width the scores are divided";
template <class Stopped> constexpr Stopped scaled_by(std::size_t, Stopped) { return {}; }
template <Tensor Scores> constexpr Scores scaled_by(std::size_t width, Scores scores) {
  auto const scale = static_cast<scalar_of<Scores>>(headsup_math::sqrt(static_cast<double>(width)));
  for (std::size_t i = 0; i < scores.size(); ++i) scores.data()[i] /= scale;
  return scores;
}
template <template <std::size_t> class Role>
struct reading<headsup_rule::scaled_scores, roles<Role>, types<>, numbers<>> {
  // Of a width that neither has, nobody knows what it is divided by.
  template <class X, class Y> requires(Multiplied<X, Y> && (has<Role, X> || has<Role, Y>))
  static constexpr auto of(X const& x, Y const& y) {
    constexpr std::size_t last = sizes_in<axes_of<X>>.from_right(0);
    constexpr std::size_t width = share<Role, X, Y> ? size_of<Role, axes_of<X>> : last;
    return scaled_by(width, reading<headsup_rule::contract, roles<Role>, types<>, numbers<>>::of(x, y));
  }
};
/// An axis with its size says the width by which PyTorch would divide, whatever is summed.
template <Axis A> struct reading<headsup_rule::scaled_scores, roles<>, types<A>, numbers<>> {
  template <class X, class Y> requires(Multiplied<X, Y> && A::size != dynamic)
  static constexpr auto of(X const& x, Y const& y) {
    return scaled_by(A::size, product_of<true>(x, y));
  }
};
template <> struct reading<headsup_rule::attend, roles<>, types<>, numbers<>> {
  template <class X, class Y> requires Multiplied<X, Y>
  static constexpr auto of(X const& weights, Y const& values) {
    if constexpr (share<keys, X, Y>) return summed_along<keys>(weights, values);
    else return product_of<false>(weights, values);
  }
};

/// torch.dot takes vectors.
template <class A, class B> struct dotted {
  static constexpr outcome result = [] {
    outcome made = product(sizes_in<A>, sizes_in<B>);
    if (A::rank != 1 || B::rank != 1)
      (made.stops = {}) << "1D tensors expected, but got " << A::rank << "D and " << B::rank << "D tensors";
    return made;
  }();
};
template <> struct reading<headsup_rule::dot, roles<>, types<>, numbers<>> {
  template <class X, class Y> requires Multiplied<X, Y>
  static constexpr auto of(X const& x, Y const& y) {
    if constexpr (dotted<axes_of<X>, axes_of<Y>>::result.runs()) return product_of<false>(x, y);
    else return stopped<dotted<axes_of<X>, axes_of<Y>>>{};
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
HEADSUP_EXACT_END
