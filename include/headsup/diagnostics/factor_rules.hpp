#pragma once

#include <headsup/diagnostics/rule.hpp>

namespace HEADSUP_NAMESPACE::rule {
/// HU009: the sizes of Into multiply to that of A. AsAxis: the call names A as an axis after others, not as a role.
template <class Call, class A, class Into, bool AsAxis = false>
struct multiply_to {
  static constexpr bool value = Into::size == A::size;

  static constexpr words say() {
    words w;
    w << "HU009 " << Call::name << ": " << words_of<A> << " is not " << Into{} << ", which has " << Into::size
      << " elements; fix: ";
    []<class... Bs>(axes<Bs...>, words& out) {
      // The first factor that divides the size is kept and the other adjusted; a single factor is adjusted.
      constexpr std::size_t n = sizeof...(Bs);
      axis_words fitting[] = {words_of<Bs>...};
      std::size_t const changed = n == 1 || A::size % fitting[0].size != 0 ? 0 : 1;
      std::size_t const kept = n == 1 ? 1 : fitting[changed == 0 ? n - 1 : 0].size;
      if (n <= 2 && A::size % kept == 0) {
        fitting[changed].size = A::size / kept;
        out << Call::name << "<";
        if (AsAxis) out << "..., " << words_of<A>;
        else out << A::role::name.chars;
        for (axis_words const& each : fitting) out << ", " << each;
        out << ">(x)";
      } else {
        std::size_t const below = A::size / Into::size * Into::size;
        if (below != 0) out << axis_words{A::role::name.chars, below} << " or ";
        out << axis_words{A::role::name.chars, below + Into::size};
      }
    }(Into{}, w);
    return w;
  }
};
}  // namespace HEADSUP_NAMESPACE::rule
