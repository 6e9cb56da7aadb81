#pragma once

#include <headsup/ops/map.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation round{.name = "round", .form = "(x, decimals?)", .rules = {are_tensors}, .tensors = 1};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct round : row<headsup_calls::op::round> {};
}  // namespace headsup_rule

/// Every number rounded to `decimals` places, ties to even, as torch.round(decimals=…): -1 to tens, -2 to hundreds.
///
/// - Shapes: [A...] -> [A...]
/// - Errors: numbers of 2^51 and more after the shift have no decimals and are returned as they are
template <Tensor X, std::integral Decimals = int>
[[nodiscard]] constexpr auto round(X const& x, Decimals decimals = 0) {
  double shift = 1;
  for (Decimals i = 0; i < decimals || i < -decimals; ++i) shift *= 10;
  return map(x, [shift, decimals](auto number) {
    using scalar = decltype(number);
    auto const scale = static_cast<scalar>(shift);
    // Adding 1.5 * 2^52 leaves no bits for a fraction, so the addition rounds; then it is subtracted again.
    constexpr double no_fraction = 0x1.8p52;
    auto const shifted = static_cast<double>(decimals < 0 ? number / scale : number * scale);
    if (!(shifted > -0x1p51 && shifted < 0x1p51)) return number;
    auto const whole = static_cast<scalar>((shifted + no_fraction) - no_fraction);
    // Zero keeps the sign of the number.
    if (whole == 0) return static_cast<scalar>(number * 0);
    return static_cast<scalar>(decimals < 0 ? whole * scale : whole / scale);
  });
}
#define HEADSUP_CALL round
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
