#ifndef HEADSUP_OPS_PRINTS_AS_HPP
#define HEADSUP_OPS_PRINTS_AS_HPP

#include <headsup/tensor/any_braces.hpp>
#include <headsup/tensor/view.hpp>

#include <utility>

namespace HEADSUP_NAMESPACE {

namespace detail {

constexpr bool rounds_to(double number, double printed, double half_unit) {
  if (number != number || printed != printed) return number != number && printed != printed;
  if (number == printed) return true;  // infinities too, whose difference is no number
  double const off = number - printed;
  return off <= half_unit && -off <= half_unit;
}

/// Whether the numbers from x on round to those printed; moves x behind them.
template <class Scalar>
constexpr bool all_round_to(Scalar const*& x, double printed, double half_unit) {
  return rounds_to(static_cast<double>(*x++), printed, half_unit);
}
template <class Scalar, class Part, std::size_t N>
constexpr bool all_round_to(Scalar const*& x, Part const (&parts)[N], double half_unit) {
  for (Part const& part : parts)
    if (!all_round_to(x, part, half_unit)) return false;
  return true;
}

template <class Printed>
constexpr bool prints_as(auto const& x, Printed const& printed, int decimals) {
  // A little more than half a unit of the last place: the printed digits are themselves rounded to double.
  double half_unit = 0.5 + 1e-9;
  for (int i = 0; i < decimals; ++i) half_unit /= 10;
  auto const* number = x.data();
  return all_round_to(number, printed, half_unit);
}

template <class X, std::size_t... Extents>
inline constexpr bool has_sizes =
    []<class... As>(axes<As...>) { return (may_equal(Extents, As::size) && ...); }(axes_of<X>{});

/// Stops unless the braces have the sizes that only the run time knows; HU005.
template <std::size_t... Extents, class... As>
constexpr void must_have_sizes([[maybe_unused]] extents<axes<As...>> const& sizes) {
  if constexpr (!axes<As...>::fixed) {
    auto one = [&]<class A>(A*, std::size_t given) {
      auto const wanted = diagnostics::words_at<A>(sizes);
      if (wanted.size == given) return;
      diagnostics::words w;
      diagnostics::say_entries(w << "HU005 prints_as: ", wanted, given);
      diagnostics::refuse_sizes(w);
    };
    (one(static_cast<As*>(nullptr), Extents), ...);
  }
}

template <class X, std::size_t Rank>
concept OfRank = Tensor<X> && axes_of<X>::rank == Rank;

}  // namespace detail

/// Whether every number of x, rounded to `decimals` places, is the one printed at its place; four places are PyTorch's.
///
/// Errors  braces of another shape than x: at compile time
template <class X>
constexpr bool prints_as(X const& x, double printed, int decimals = 4) {
  if constexpr (detail::OfRank<X, 0>) {
    return detail::prints_as(x, printed, decimals);
  } else if constexpr (Tensor<X>) {
    using mistake = diagnostics::literal_levels<"prints_as", axes_of<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    (void)diagnostics::refuse<mistake>();
    return true;
  } else {
    return is_mistake<X>;
  }
}
template <detail::OfRank<1> X, std::size_t A>
constexpr bool prints_as(X const& x, double const (&printed)[A], int decimals = 4) {
  if constexpr (detail::has_sizes<X, A>) {
    detail::must_have_sizes<A>(x.shape());
    return detail::prints_as(x, printed, decimals);
  } else {
    using mistake = diagnostics::literal_shape<axes_of<X>, A>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    (void)diagnostics::refuse<mistake>();
    return true;
  }
}
template <detail::OfRank<2> X, std::size_t A, std::size_t B>
constexpr bool prints_as(X const& x, double const (&printed)[A][B], int decimals = 4) {
  if constexpr (detail::has_sizes<X, A, B>) {
    detail::must_have_sizes<A, B>(x.shape());
    return detail::prints_as(x, printed, decimals);
  } else {
    using mistake = diagnostics::literal_shape<axes_of<X>, A, B>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    (void)diagnostics::refuse<mistake>();
    return true;
  }
}
template <detail::OfRank<3> X, std::size_t A, std::size_t B, std::size_t C>
constexpr bool prints_as(X const& x, double const (&printed)[A][B][C], int decimals = 4) {
  if constexpr (detail::has_sizes<X, A, B, C>) {
    detail::must_have_sizes<A, B, C>(x.shape());
    return detail::prints_as(x, printed, decimals);
  } else {
    using mistake = diagnostics::literal_shape<axes_of<X>, A, B, C>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    (void)diagnostics::refuse<mistake>();
    return true;
  }
}
template <detail::OfRank<4> X, std::size_t A, std::size_t B, std::size_t C, std::size_t D>
constexpr bool prints_as(X const& x, double const (&printed)[A][B][C][D], int decimals = 4) {
  if constexpr (detail::has_sizes<X, A, B, C, D>) {
    detail::must_have_sizes<A, B, C, D>(x.shape());
    return detail::prints_as(x, printed, decimals);
  } else {
    using mistake = diagnostics::literal_shape<axes_of<X>, A, B, C, D>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    (void)diagnostics::refuse<mistake>();
    return true;
  }
}

/// Everything else: braces as deep as no axes of x, and what comes of a mistake that was reported.
template <class X>
constexpr bool prints_as(X const&, any_braces, int = 4) {
  if constexpr (Tensor<X>) {
    using mistake = diagnostics::literal_levels<"prints_as", axes_of<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    (void)diagnostics::refuse<mistake>();
    return true;
  } else {
    return is_mistake<X>;
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
