#pragma once

#include <headsup/axes/extents.hpp>
#include <headsup/core/bounded_text.hpp>
#include <headsup/diagnostics/codes.hpp>
#include <headsup/text/decimal.hpp>

namespace HEADSUP_NAMESPACE::laws {
namespace headsup_detail {
inline constexpr std::size_t longest = 511;

/// What a law says. HU072: a layer does not behave as a law says; who saw whom, where and how much. A law does not know
/// why, so no fix follows.
struct sentence : bounded_text<longest> {
  constexpr explicit sentence(char const* law) { *this << headsup_codes::broken_law << " " << law << ": "; }

  /// Text or a size.
  template <class Piece> constexpr sentence& operator<<(Piece piece) {
    bounded_text<longest>::operator<<(piece);
    return *this;
  }

  /// A number in three digits, as 0.143, 30.1 or 8.90e-08.
  constexpr sentence& number(float x) {
    char digits[32]{};
    headsup_text::sink to(digits);
    float const size = x < 0 ? -x : x;
    std::size_t decimals = 2;
    for (float reach = 10; decimals > 0 && size >= 0.9995f * reach; reach *= 10) --decimals;
    for (float reach = 1; decimals < 6 && size < 0.9995f * reach && size > 0; reach /= 10) ++decimals;
    if (size > 0 && (size < 1e-4f || size >= 1e6f)) headsup_text::put_scientific(to, x, 2);
    else headsup_text::put_fixed(to, x, size > 0 ? decimals : 0);
    *this << digits;
    return *this;
  }

  /// The element number `at`: "(batch 1, tokens 0, d_out 3)".
  template <class... As> constexpr sentence& place(extents<axes<As...>> const& sizes, [[maybe_unused]] std::size_t at) {
    *this << "(";
    [[maybe_unused]] char const* before = "";
    ((*this << before << As::role::name.chars << " " << at / sizes.template stride_of<As>() % sizes.template of<As>(),
      before = ", "),
     ...);
    *this << ")";
    return *this;
  }

  /// Those of `count` positions for which `is` holds: " 0 1 2", or " 0 to 63".
  template <class Is> constexpr sentence& positions(std::size_t count, Is is) {
    std::size_t said = 0;
    for (std::size_t i = 0; i < count; ++i) {
      if (!is(i)) continue;
      if (++said == 12) return *this << " and others";
      std::size_t last = i;
      while (last + 1 < count && is(last + 1)) ++last;
      *this << " " << i;
      if (last - i >= 5) *this << " to " << (i = last);
    }
    return *this;
  }
};
}  // namespace headsup_detail

/// What a law found: nothing, or a sentence. It is true if the law holds, and can be a template argument.
struct finding {
  char text[headsup_detail::longest + 1]{};

  constexpr finding() = default;
  constexpr finding(headsup_detail::sentence const& said) {
    for (std::size_t i = 0; i < said.size(); ++i) text[i] = said.data()[i];
  }

  constexpr explicit operator bool() const { return *text == '\0'; }
  constexpr char const* c_str() const { return *this ? "holds" : text; }

  // What static_assert(found, found) prints in C++26.
  constexpr char const* data() const { return text; }
  constexpr std::size_t size() const {
    std::size_t length = 0;
    while (text[length] != '\0') ++length;
    return length;
  }
};

/// A finding into any stream of characters, as a framework of tests prints what it checks.
template <class Stream> requires requires { typename Stream::char_type; }
constexpr Stream& operator<<(Stream& stream, finding const& found) {
  stream << found.c_str();
  return stream;
}
}  // namespace HEADSUP_NAMESPACE::laws
