#pragma once

#include <headsup/text/decimal.hpp>

#include <cfloat>
#include <cstddef>
#include <cstdint>
#include <type_traits>

HEADSUP_EXACT_BEGIN
namespace headsup::headsup_program {
/// When numbers are written as 4.3000e-01.
enum class scientific_mode : unsigned char { automatic, never, always };

/// What torch.set_printoptions sets, with its defaults.
struct print_options {
  std::size_t precision = 4;
  std::size_t threshold = 1000;
  std::size_t edge_items = 3;  // at least 1
  std::size_t line_width = 80;
  scientific_mode scientific = scientific_mode::automatic;
};
}  // namespace headsup::headsup_program

namespace HEADSUP_NAMESPACE::headsup_text {
using headsup_program::print_options;
using headsup_program::scientific_mode;

/// The types whose tensors can be printed.
template <class Scalar> concept Printable = BinaryFloat<Scalar> || WholeNumber<Scalar>;

/// How elements are written, chosen from all elements that are shown.
template <Printable Scalar> class element_format {
 public:
  constexpr void look_at(Scalar x) noexcept {
    if constexpr (std::is_floating_point_v<Scalar>) {
      binary_parts<Scalar> const parts(x);
      if (!parts.finite || parts.mantissa == 0) return;
      whole_ = whole_ && is_whole(x);
    }
    side& mine = sides_[x < Scalar{}];
    if (!mine.seen) mine = {true, x, x};
    if (x < mine.low) mine.low = x;
    if (mine.high < x) mine.high = x;
  }

  constexpr void choose(print_options const& options) noexcept {
    precision_ = options.precision;
    if (!sides_[0].seen && !sides_[1].seen) return;
    if constexpr (std::is_floating_point_v<Scalar>) scientific_ = spread_is_wide();
    // Among numbers of equal sign the largest is the longest; in scientific notation it can also be the smallest.
    for (side const& one : sides_) {
      if (!one.seen) continue;
      widen(one.low);
      widen(one.high);
    }
    if (options.scientific != scientific_mode::automatic) scientific_ = options.scientific == scientific_mode::always;
  }

  constexpr std::size_t width() const noexcept { return width_; }

  constexpr void put(sink& to, Scalar x) const noexcept {
    std::size_t const start = to.length();
    put_unpadded(to, x);
    to.align_right(start, width_);
  }

 private:
  struct side {
    bool seen = false;
    Scalar low{}, high{};
  };

  static constexpr bool is_whole(Scalar x) noexcept {
    constexpr Scalar all_are_from = static_cast<Scalar>(std::int64_t{1} << (float_limits<Scalar>::digits - 1));
    if (x <= -all_are_from || x >= all_are_from) return true;
    return x == static_cast<Scalar>(static_cast<std::int64_t>(x));
  }

  constexpr bool spread_is_wide() const noexcept {
    double least = DBL_MAX, most = 0;
    for (side const& one : sides_) {
      if (!one.seen) continue;
      Scalar const ends[] = {one.low, one.high};
      for (Scalar x : ends) {
        double const size = static_cast<double>(x < 0 ? -x : x);
        if (size < least) least = size;
        if (size > most) most = size;
      }
    }
    return most > 1e8 || least < 1e-4 || most / least > 1000;  // last, where the quotient cannot overflow
  }

  constexpr void widen(Scalar x) noexcept {
    sink count(nullptr);
    put_unpadded(count, x);
    if (count.length() > width_) width_ = count.length();
  }

  constexpr void put_unpadded(sink& to, Scalar x) const noexcept {
    if constexpr (!std::is_floating_point_v<Scalar>) {
      put_integer(to, x);
    } else if (scientific_) {
      put_scientific(to, x, precision_);
    } else {
      put_fixed(to, x, whole_ ? 0 : precision_);
      if (whole_ && binary_parts<Scalar>(x).finite) to.put('.');
    }
  }

  side sides_[2];
  std::size_t width_ = 1;
  std::size_t precision_ = 0;
  bool whole_ = true;
  bool scientific_ = false;
};
}  // namespace HEADSUP_NAMESPACE::headsup_text
HEADSUP_EXACT_END
