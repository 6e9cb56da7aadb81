#pragma once

#include <headsup/math/log.hpp>
#include <headsup/text/expansion.hpp>

#include <cstdint>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_text {
/// What a number is to a heat map. Hidden ones have no colour of the scale: weights of 0, and scores of -infinity.
enum class heat : unsigned char { shown, hidden, not_a_number };

/// Which colour a number of a heat map has, chosen from all of its numbers: from dark violet for the smallest to yellow
/// for the largest, getting brighter evenly.
///
/// If none is negative, they are weights: 0 is hidden, and the scale is logarithmic over at most a factor of 1000, so
/// that doubling a weight brightens it by the same amount everywhere. Otherwise the scale is linear.
/// - Source: the stops of viridis, by Stéfan van der Walt and Nathaniel Smith
class heat_scale {
 public:
  static constexpr int levels = 256;

  template <BinaryFloat Scalar> constexpr heat_scale(Scalar const* numbers, std::size_t count) {
    // NaN is compared with itself alone, for g++ 11.
    for (std::size_t i = 0; i < count; ++i)
      if (numbers[i] == numbers[i] && numbers[i] < 0) logarithmic = false;
    for (std::size_t i = 0; i < count; ++i) {
      double const x = static_cast<double>(numbers[i]);
      if (kind(x) != heat::shown || !(x < headsup_math::infinity<double>)) continue;
      if (x < low) low = x;
      if (x > high) high = x;
    }
    if (!(low < high)) return;
    cut = logarithmic && high / 1000 > low;
    if (cut) low = high / 1000;
    first_ = place(low);
    length_ = place(high) - first_;
  }

  double low = headsup_math::infinity<double>;
  double high = -headsup_math::infinity<double>;
  bool logarithmic = true;
  bool cut = false;  // whether numbers are below low

  /// Whether there are no two colours: low and high mean nothing if there is none.
  constexpr bool even() const { return length_ == 0; }

  constexpr heat kind(double x) const {
    if (x != x) return heat::not_a_number;
    return x == -headsup_math::infinity<double> || (logarithmic && x == 0) ? heat::hidden : heat::shown;
  }

  /// From 0 for the smallest number to 255 for the largest.
  constexpr int level(double x) const {
    if (even() || x >= high) return levels - 1;
    return x <= low ? 0 : static_cast<int>((place(x) - first_) / length_ * (levels - 1) + 0.5);
  }

  /// The number in the middle of the scale.
  constexpr double middle() const {
    // Not by an exponential, which would be the only one here: a square root by Newton's steps.
    if (!logarithmic) return low / 2 + high / 2;
    double const ratio = high / low;
    double root = ratio / 2 + 0.5;
    for (int i = 0; i < 12; ++i) root = (root + ratio / root) / 2;
    return low * root;
  }

  /// The colour of a level, as 0xRRGGBB.
  static constexpr std::uint32_t colour(int level) {
    constexpr std::uint32_t stops[] = {0x440154, 0x472D7B, 0x3B528B, 0x2C728E, 0x21908C,
                                       0x27AD81, 0x5DC863, 0xAADC32, 0xFDE725};
    constexpr std::uint32_t last = levels - 1;
    std::uint32_t const at = static_cast<std::uint32_t>(level) * 8, rest = at % last;
    std::uint32_t const below = stops[at / last], above = stops[(at + last - 1) / last];
    std::uint32_t mixed = 0;
    for (int shift = 0; shift < 24; shift += 8)
      mixed |= ((below >> shift & 0xFF) * (last - rest) + (above >> shift & 0xFF) * rest + last / 2) / last << shift;
    return mixed;
  }

  /// The colour of text on that level: white or black, whichever can be read there.
  static constexpr std::uint32_t ink(int level) { return level < 112 ? 0xFFFFFF : 0x000000; }

 private:
  // A difference of two numbers can overflow, that of their halves cannot.
  constexpr double place(double x) const { return logarithmic ? headsup_math::log(x) : x / 2; }

  double first_ = 0, length_ = 0;
};
}  // namespace HEADSUP_NAMESPACE::headsup_text
HEADSUP_EXACT_END
