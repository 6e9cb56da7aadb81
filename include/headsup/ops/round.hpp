#ifndef HEADSUP_OPS_ROUND_HPP
#define HEADSUP_OPS_ROUND_HPP

#include <headsup/ops/map.hpp>

namespace headsup {

/// Every number rounded to `decimals` places, ties to even, as torch.round(decimals=…).
///
/// Shapes  [A...] -> [A...]
/// Errors  numbers of 2^51 and more after the shift have no decimals and are returned as they are
template <class X>
constexpr auto round(X const& x, int decimals = 0) {
  double shift = 1;
  for (int i = 0; i < decimals; ++i) shift *= 10;
  return map(x, [shift](auto number) {
    using scalar = decltype(number);
    // Adding and taking away 1.5 * 2^52 leaves no place for a fraction; the addition rounds it.
    constexpr double no_fraction = 0x1.8p52;
    auto const shifted = static_cast<double>(number * static_cast<scalar>(shift));
    if (!(shifted > -0x1p51 && shifted < 0x1p51)) return number;
    double const whole = (shifted + no_fraction) - no_fraction;
    return static_cast<scalar>(static_cast<scalar>(whole) / static_cast<scalar>(shift));
  });
}

}  // namespace headsup

#endif
