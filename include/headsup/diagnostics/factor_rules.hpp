#pragma once

#include <headsup/diagnostics/rule.hpp>

namespace HEADSUP_NAMESPACE::rule {
/// HU009: the sizes of Into multiply to that of A. AsAxis: the call names A as an axis after others, not as a role.
template <class Call, class A, class Into, bool AsAxis = false> struct multiply_to {
  static constexpr bool value = Into::size == A::size;
  static constexpr words say() {
    words w;
    w << "HU009 " << Call::name << ": " << words_of<A> << " is not " << Into{} << ", which has " << Into::size
      << " elements; fix: ";
    // The first factor that divides the size is kept and the other adjusted; a single factor is adjusted.
    constexpr std::size_t n = Into::rank;
    constexpr axis_list into = Into{};
    std::size_t const changed = n == 1 || A::size % into.begin()->size != 0 ? 0 : 1;
    std::size_t const kept = n == 1 ? 1 : (changed == 0 ? into.end() - 1 : into.begin())->size;
    if (n > 2 || A::size % kept != 0) {
      std::size_t const below = A::size / Into::size * Into::size;
      if (below != 0) w << axis_words{A::role::name.chars, below} << " or ";
      return w << axis_words{A::role::name.chars, below + Into::size};
    }
    w << Call::name << "<";
    if (AsAxis) w << "..., " << words_of<A>;
    else w << A::role::name.chars;
    for (axis_words const& each : into)
      w << ", " << axis_words{each.role, &each == into.begin() + changed ? A::size / kept : each.size};
    return w << ">(x)";
  }
};
}  // namespace HEADSUP_NAMESPACE::rule
