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
      if (numbers[i] == numbers[i] && numbers[i] < 0) are_weights_ = false;
    for (std::size_t i = 0; i < count; ++i) {
      double const x = static_cast<double>(numbers[i]);
      if (kind(x) != heat::shown || !(x < headsup_math::infinity<double>)) continue;
      if (empty_ || x < low_) low_ = x;
      if (empty_ || x > high_) high_ = x;
      empty_ = false;
    }
    if (empty_ || low_ == high_) return;
    if (are_weights_ && high_ / 1000 > low_) low_ = high_ / 1000, cut_ = true;
    first_ = place(low_);
    length_ = place(high_) - first_;
  }

  /// Whether no number has a colour; whether only one colour occurs; whether some numbers are below low().
  constexpr bool empty() const { return empty_; }
  constexpr bool even() const { return length_ == 0; }
  constexpr bool cut() const { return cut_; }
  constexpr bool logarithmic() const { return are_weights_; }
  constexpr double low() const { return low_; }
  constexpr double high() const { return high_; }

  constexpr heat kind(double x) const {
    if (x != x) return heat::not_a_number;
    return x == -headsup_math::infinity<double> || (are_weights_ && x == 0) ? heat::hidden : heat::shown;
  }

  /// From 0 for the smallest number to 255 for the largest.
  constexpr int level(double x) const {
    if (even() || x >= high_) return levels - 1;
    return x <= low_ ? 0 : static_cast<int>((place(x) - first_) / length_ * (levels - 1) + 0.5);
  }

  /// The number in the middle of the scale.
  constexpr double middle() const {
    // Not by an exponential, which would be the only one here: a square root by Newton's steps.
    if (!are_weights_) return low_ / 2 + high_ / 2;
    double const ratio = high_ / low_;
    double root = ratio / 2 + 0.5;
    for (int i = 0; i < 12; ++i) root = (root + ratio / root) / 2;
    return low_ * root;
  }

  /// The colour of a level, as 0xRRGGBB.
  static constexpr std::uint32_t colour(int level) {
    constexpr std::uint32_t stops[] = {0x440154, 0x472D7B, 0x3B528B, 0x2C728E, 0x21908C,
                                       0x27AD81, 0x5DC863, 0xAADC32, 0xFDE725};
    constexpr std::uint32_t last = levels - 1;
    std::uint32_t const at = static_cast<std::uint32_t>(level) * 8;
    std::uint32_t const rest = at == 8 * last ? last : at % last;
    std::uint32_t const* const stop = stops + (at == 8 * last ? 7 : at / last);
    std::uint32_t mixed = 0;
    for (int shift = 0; shift < 24; shift += 8)
      mixed |= ((stop[0] >> shift & 0xFF) * (last - rest) + (stop[1] >> shift & 0xFF) * rest + last / 2) / last
               << shift;
    return mixed;
  }

  /// The colour of text on that level: white or black, whichever can be read there.
  static constexpr std::uint32_t ink(int level) { return level < 112 ? 0xFFFFFF : 0x000000; }

 private:
  // A difference of two numbers can overflow, that of their halves cannot.
  constexpr double place(double x) const { return are_weights_ ? headsup_math::log(x) : x / 2; }

  double low_ = 0, high_ = 0, first_ = 0, length_ = 0;
  bool empty_ = true, cut_ = false, are_weights_ = true;
};
}  // namespace HEADSUP_NAMESPACE::headsup_text
HEADSUP_EXACT_END
