#pragma once

#include <headsup/diagnostics/run_time.hpp>
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

namespace rule {
/// How many parts the axis divides into: the first number from `parts` on.
constexpr std::size_t next_divisor(std::size_t size, std::size_t parts) {
  while (parts < size && size % parts != 0) ++parts;
  return parts < size ? parts : size;
}

/// The message for an axis that does not divide into as many parts of one size; HU009.
constexpr words not_divided(axis_words axis, char const* sign, std::size_t parts) {
  bool const none = *sign == '-' || parts == 0;
  words w;
  w << "HU009 chunk<" << axis.role << ">: " << axis << " does not divide into " << sign << parts
    << " equal parts; fix: "
    << "chunk<" << axis.role << ", " << next_divisor(axis.size, none ? 1 : parts) << ">(x)";
  if (none || parts > axis.size) return w;
  return w << ", or slice<" << axis_words{axis.role, (axis.size - 1) / parts + 1}
           << ">(x, 0) and so on for parts of different sizes";
}

/// HU051 or HU009: a call says into how many parts the axis divides.
template <template <std::size_t> class Role, class X, class Parts> struct has_equal_parts {
  static constexpr bool value = false;
  static constexpr words say() {
    words w;
    w << "HU051 chunk<" << role_words<Role> << ">: how many parts is said in the type; fix: chunk<" << role_words<Role>;
    return w << ", " << next_divisor(size_of<Role, typename X::axes>, 2) << ">(x)";
  }
};
template <template <std::size_t> class Role, class X, auto N> struct has_equal_parts<Role, X, number<N>> {
  static constexpr std::size_t size = size_of<Role, typename X::axes>;
  static constexpr bool value = N > 0 && (size == dynamic || size % static_cast<std::size_t>(N) == 0);
  static constexpr words say() {
    return not_divided({role_words<Role>, size}, diagnostics::sign_of(N), diagnostics::distance_of(N));
  }
};

struct chunk : call<"chunk", "(x)", fix::rename> {
  static constexpr bool takes_numbers = true;

  static constexpr words& example(words& w, axis_words axis) {
    return w << axis.role << ", " << next_divisor(axis.size, 2);
  }

  template <template <std::size_t> class Role, class X, class Parts = void> requires(!AxisList<X>)
  struct rules : all<has_axis<chunk, Role, X>, has_equal_parts<Role, X, Parts>> {};
};
}  // namespace rule

/// Whether the axis Role of X divides into N equal parts, as far as is known.
template <template <std::size_t> class Role, class X, auto N> concept can_chunk =
    rule::chunk::rules<Role, described<X>, rule::number<N>>::value;

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
  std::size_t const size = x.shape().template of<along>();
  if (size % parts != 0) diagnostics::refuse_sizes(rule::not_divided({diagnostics::role_words<Role>, size}, "", parts));
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    using each = decltype(headsup_detail::sliced<part>(x, 0, 0));
    return chunks<each, parts>{headsup_detail::sliced<part>(x, I * (size / parts), size / parts)...};
  }(std::make_index_sequence<parts>{});
}

/// Refused, it gives as many mistakes, so that taking them apart is no second error.
template <template <std::size_t> class Role, std::integral auto N, class X> constexpr auto chunk(X const&) {
  using mistake = typename broken_call<rule::chunk, rule::roles<Role>, rule::types<>, rule::numbers<N>, X>::type;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return chunks<shape_mistake, (N > 0 ? static_cast<std::size_t>(N) : 1)>{};
}
#define HEADSUP_CALL chunk
#define HEADSUP_CALL_MIXES
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE

template <class T, std::size_t N>
struct std::tuple_size<headsup::chunks<T, N>> : std::integral_constant<std::size_t, N> {};
template <std::size_t I, class T, std::size_t N> struct std::tuple_element<I, headsup::chunks<T, N>> {
  using type = T;
};
