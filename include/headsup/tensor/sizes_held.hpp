#pragma once

#include <headsup/axes/extents.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// The sizes of a tensor or view over List; only those that its type does not know are stored. When it is moved from,
/// these are 0.
template <class List, bool Fixed = List::fixed> class sizes_held {
 public:
  constexpr sizes_held(extents<List> const&) {}

  static constexpr std::size_t size() { return List::size; }
  // Not static: x.shape without parentheses, as in PyTorch, would be a pointer, which prints as 1.
  constexpr extents<List> sizes() const { return {}; }

  template <class Number>
  constexpr std::size_t size(Number) const
      HEADSUP_DELETED("HU054 size: an axis is named by its role, not by a number", "extent<role>(x)");
};

template <class List> class sizes_held<List, false> {
 public:
  constexpr sizes_held(extents<List> const& given) : extents_(given) {}

  constexpr sizes_held(sizes_held const&) = default;
  constexpr sizes_held& operator=(sizes_held const&) = default;
  constexpr sizes_held(sizes_held&& other) noexcept : extents_(other.extents_) { other.forget(); }
  constexpr sizes_held& operator=(sizes_held&& other) noexcept {
    extents<List> const taken = other.extents_;
    other.forget();
    extents_ = taken;
    return *this;
  }

  /// The numbers went elsewhere.
  constexpr void forget() {
    for (std::size_t& each : extents_.sizes) each = 0;
  }

  constexpr std::size_t size() const {
    std::size_t const count = extents_.count();
    if (count == dynamic) __builtin_unreachable();  // no memory holds as many
    return count;
  }
  constexpr extents<List> const& sizes() const { return extents_; }

  template <class Number>
  constexpr std::size_t size(Number) const
      HEADSUP_DELETED("HU054 size: an axis is named by its role, not by a number", "extent<role>(x)");

 private:
  extents<List> extents_;
};
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
