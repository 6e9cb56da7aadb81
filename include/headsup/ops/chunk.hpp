#pragma once

#include <headsup/ops/slice.hpp>

#include <utility>

namespace HEADSUP_NAMESPACE {
/// Parts of a tensor, in order. (It is no std::array because that header takes a tenth of the time to compile headsup.)
template <class T, std::size_t N> struct chunks {
  T parts[N];

  static constexpr std::size_t size() { return N; }
  constexpr T const& operator[](std::size_t i) const { return parts[i]; }
  constexpr T const* begin() const { return parts; }
  constexpr T const* end() const { return parts + N; }

  template <std::size_t I> constexpr T const& get() const& { return parts[I]; }
  template <std::size_t I> constexpr T&& get() && { return static_cast<T&&>(parts[I]); }
};

namespace headsup_calls::op {
inline constexpr operation chunk{.name = "chunk",
                                 .form = "<role, N>(x, parts-)",
                                 .rules = {has_axis, cut_by_name, says_how_many, divides_into},
                                 .is = any_axis,
                                 .tensors = 1};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct chunk : row<headsup_calls::op::chunk> {};
}  // namespace headsup_rule

/// Whether the axis Role of X divides into N equal parts, as far as is known.
template <template <std::size_t> class Role, class X, auto N> concept can_chunk =
    headsup_calls::accepts<headsup_calls::op::chunk, headsup_calls::naming<headsup_calls::roles<Role>, axes<>, N>,
                           described<X>>;

/// Parts of one size along Role, one after the other, as torch.chunk: auto [q, k, v] = chunk<d_out, 3>(x).
///
/// - Shapes: [A..., Role] -> N times [A..., Role<size / N>]
/// - Errors: no axis of that role, a size that does not divide: at compile time; one that does not at run time:
///           size_error
template <template <std::size_t> class Role, std::integral auto N, class X> requires can_chunk<Role, X, N>
constexpr auto chunk(X const& x) {
  using along = axis_of<axes_of<X>, Role>;
  constexpr auto parts = static_cast<std::size_t>(N);
  using part = Role<along::size == dynamic ? dynamic : along::size / parts>;
  headsup_calls::must_hold<headsup_calls::op::chunk, headsup_calls::naming<headsup_calls::roles<Role>, axes<>, N>>(x);
  std::size_t const size = x.sizes().template of<along>();
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    using each = decltype(headsup_detail::sliced<part>(x, 0, 0));
    return chunks<each, parts>{headsup_detail::sliced<part>(x, I * (size / parts), size / parts)...};
  }(std::make_index_sequence<parts>{});
}

/// Refused, it gives as many mistakes, so that taking them apart is no second error.
template <template <std::size_t> class Role, std::integral auto N, class X> constexpr auto chunk(X const&) {
  using mistake = typename broken_call<
      headsup_rule::chunk,
      headsup_rule::written<headsup_rule::roles<Role>, headsup_rule::types<>, headsup_rule::numbers<N>>, X>::type;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return chunks<shape_mistake, (N > 0 ? static_cast<std::size_t>(N) : 1)>{};
}
#define HEADSUP_CALL chunk
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE

template <class T, std::size_t N>
struct std::tuple_size<headsup::chunks<T, N>> : std::integral_constant<std::size_t, N> {};
template <std::size_t I, class T, std::size_t N> struct std::tuple_element<I, headsup::chunks<T, N>> {
  using type = T;
};
