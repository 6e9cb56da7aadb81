#pragma once

#include <headsup/ops/arithmetic.hpp>

// Comparisons of every number, and masks made of masks. Two tensors are compared as wholes by ==, see tensor.hpp.

namespace HEADSUP_NAMESPACE {
namespace rule {
struct less_than : arithmetic<"operator<"> {
  constexpr bool operator()(auto x, auto y) const { return x < y; }
};
struct at_most : arithmetic<"operator<="> {
  constexpr bool operator()(auto x, auto y) const { return x <= y; }
};
struct greater_than : arithmetic<"operator>"> {
  constexpr bool operator()(auto x, auto y) const { return x > y; }
};
struct at_least : arithmetic<"operator>="> {
  constexpr bool operator()(auto x, auto y) const { return x >= y; }
};
struct both : broadcast<"operator&&"> {
  constexpr bool operator()(auto x, auto y) const { return x && y; }
};
struct either : broadcast<"operator||"> {
  constexpr bool operator()(auto x, auto y) const { return x || y; }
};
}  // namespace rule

/// A tensor of bools.
template <class X> concept MaskTensor = Tensor<X> && std::is_same_v<scalar_of<X>, bool>;

#define HEADSUP_OPERATOR <
#define HEADSUP_CALL less_than
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR <=
#define HEADSUP_CALL at_most
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR >
#define HEADSUP_CALL greater_than
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR >=
#define HEADSUP_CALL at_least
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR &&
#define HEADSUP_CALL both
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR ||
#define HEADSUP_CALL either
#include <headsup/ops/arithmetic_operator.inl>

/// Masks as PyTorch writes them: a & b, a | b, ~a.
template <MaskTensor X, MaskTensor Y> constexpr auto operator&(X const& x, Y const& y) { return x && y; }
template <MaskTensor X, MaskTensor Y> constexpr auto operator|(X const& x, Y const& y) { return x || y; }
template <MaskTensor X> constexpr auto operator~(X const& x) { return !x; }

/// Where a number equals the given one, and where it does not: ids != padding is the mask of what is there.
///
/// Shapes  [A...] -> [A...] of bool
template <Tensor X, Number N> constexpr auto operator==(X const& x, N number) {
  return map(x, [number](auto each) {
    using common = detail::beside<decltype(each), N>;
    return static_cast<common>(each) == static_cast<common>(number);
  });
}
template <Tensor X, Number N> constexpr auto operator!=(X const& x, N number) {
  return map(x, [number](auto each) {
    using common = detail::beside<decltype(each), N>;
    return static_cast<common>(each) != static_cast<common>(number);
  });
}
template <Number N, Tensor X> constexpr auto operator==(N number, X const& x) { return x == number; }
template <Number N, Tensor X> constexpr auto operator!=(N number, X const& x) { return x != number; }
}  // namespace HEADSUP_NAMESPACE
