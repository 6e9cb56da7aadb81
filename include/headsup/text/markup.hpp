#pragma once

#include <headsup/text/label.hpp>

#include <concepts>

namespace HEADSUP_NAMESPACE::text {
/// A colour as 0xRRGGBB.
struct colour {
  std::uint32_t code;
};

/// A label with the position that it stands for if it has no text.
struct label_at {
  label text;
  std::size_t position;
};

/// SVG, piece by piece: markup as it stands, numbers in decimal, colours as #RRGGBB, labels escaped.
class markup {
 public:
  constexpr explicit markup(sink& to) : to_(to) {}

  constexpr markup& operator<<(char const* more) {
    to_.put(more);
    return *this;
  }
  constexpr markup& operator<<(std::size_t number) {
    put_integer(to_, number);
    return *this;
  }
  constexpr markup& operator<<(colour of) {
    to_.put('#');
    for (int shift = 20; shift >= 0; shift -= 4) to_.put("0123456789ABCDEF"[of.code >> shift & 0xF]);
    return *this;
  }
  constexpr markup& operator<<(label_at named) {
    named.text.put(to_, named.position);
    return *this;
  }

  constexpr sink& plain() { return to_; }

 private:
  sink& to_;
};
}  // namespace HEADSUP_NAMESPACE::text
