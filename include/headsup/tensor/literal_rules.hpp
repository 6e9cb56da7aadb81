#pragma once

#include <headsup/axes/extents.hpp>
#include <headsup/calls/call.hpp>

// How numbers in braces are read, and the rules for them. Braces are described by how many there are at the outermost
// level, and by the sizes at each level below.

namespace HEADSUP_NAMESPACE {
/// What braces are read for.
enum class braces_for { tensor, printing };

namespace headsup_calls::op {
constexpr operation in_braces(char const* name) {
  return {.name = name,
          .form = "(declared, braces)",
          .rules = {are_levels.or_else("{levels}"), are_even.or_else("all rows of one length"),
                    are_rows.or_else("{rows}"), hold_its_entries.or_else("{entries}")}};
}
inline constexpr operation literal = in_braces("tensor literal"), printed = in_braces("prints_as");
}  // namespace headsup_calls::op
}  // namespace HEADSUP_NAMESPACE

namespace HEADSUP_NAMESPACE::rule {
/// The sizes of braces at one level, each as written.
template <std::size_t First, std::size_t... Others> struct level {
  static constexpr std::size_t first = First;
  static constexpr bool even = ((Others == First) && ...);
};

/// What braces hold at the level of A, or of all of them.
template <class A, std::size_t N> struct entries : axis<A::role::name, N> {};
template <braces_for For, class List, class Held>
using misread =
    headsup_calls::refused<For == braces_for::printing ? headsup_calls::op::printed : headsup_calls::op::literal,
                           headsup_calls::no_names, operand<List, float>, operand<Held, float>>;

/// HU005: braces have one level for each axis, with rows of equal length; that these have is not known.
template <class List, braces_for For, class Held = no_tensor> struct has_levels {
  static constexpr bool value = false;
  static constexpr words say() { return misread<For, List, Held>::say(); }
  static constexpr extents<List> sizes() { return {}; }
};

/// HU005: braces hold as many entries at each level as the axis has elements.
template <class List, std::size_t... Given> struct has_entries;
template <class... As, std::size_t... Given> struct has_entries<axes<As...>, Given...> {
  static constexpr bool value = (may_equal(As::size, Given) && ...);
  static constexpr words say() { return misread<braces_for::tensor, axes<As...>, axes<entries<As, Given>...>>::say(); }
  static constexpr extents<axes<As...>> sizes() {
    if constexpr (axes<As...>::fixed) return {};
    else return {{Given...}};
  }
};

/// HU005: rows in braces fit a tensor over List.
template <class List, braces_for For, std::size_t Rows, class... Levels> struct braces_fit : has_levels<List, For> {};
template <class A, class B, class... As, braces_for For, std::size_t Numbers> requires(Numbers > 1)
struct braces_fit<axes<A, B, As...>, For, Numbers> : has_levels<axes<A, B, As...>, For, axes<entries<A, Numbers>>> {};
template <class A, class... As, braces_for For, std::size_t Rows, class... Levels>
requires(sizeof...(As) == sizeof...(Levels))
struct braces_fit<axes<A, As...>, For, Rows, Levels...> {
  using list = axes<A, As...>;
  static constexpr bool even = (Levels::even && ...);
  static constexpr bool row_fits = even && (may_equal(Levels::first, As::size) && ...);
  static constexpr bool value = row_fits && may_equal(Rows, A::size);
  static constexpr words say() {
    // A single row that does not fit as a row is read as numbers that lack braces.
    constexpr bool is_row = For == braces_for::tensor ? row_fits : sizeof...(As) > 0;
    constexpr std::size_t numbers = (std::size_t{0} + ... + Levels::first);
    if constexpr (even && (Rows > 1 || is_row))
      return misread<For, list, axes<entries<A, Rows>, entries<As, Levels::first>...>>::say();
    else if constexpr (!even) return misread<For, list, axes<>>::say();
    else if constexpr (sizeof...(As) == 1 && numbers > 1) return misread<For, list, axes<entries<A, numbers>>>::say();
    else return misread<For, list, no_tensor>::say();
  }

  static constexpr extents<list> sizes() { return has_entries<list, Rows, Levels::first...>::sizes(); }
};
}  // namespace HEADSUP_NAMESPACE::rule
