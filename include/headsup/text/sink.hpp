#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>

namespace HEADSUP_NAMESPACE::headsup_text {
/// Characters written one after another into the caller's buffer, or only counted if there is none.
class sink {
 public:
  constexpr explicit sink(char* out) noexcept : out_(out) {}

  constexpr void put(char c) noexcept {
    if (out_ != nullptr) out_[length_] = c;
    ++length_;
  }
  constexpr void put(char const* words) noexcept {
    while (*words != '\0') put(*words++);
  }
  constexpr void put(char c, std::size_t times) noexcept {
    if (out_ == nullptr) length_ += times;
    else
      while (times-- != 0) put(c);
  }

  /// Right-aligns what was written since 'start' in a field of this width; longer text stays as it is.
  constexpr void align_right(std::size_t start, std::size_t width) noexcept {
    std::size_t const length = length_ - start;
    if (length >= width) return;
    length_ = start + width;
    if (out_ == nullptr) return;
    for (std::size_t i = 1; i <= width; ++i) out_[length_ - i] = i <= length ? out_[start + length - i] : ' ';
  }

  constexpr std::size_t length() const noexcept { return length_; }

 private:
  char* out_;
  std::size_t length_ = 0;
};
}  // namespace HEADSUP_NAMESPACE::headsup_text
