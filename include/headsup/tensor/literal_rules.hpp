#pragma once

#include <headsup/axes/extents.hpp>
#include <headsup/calls/call.hpp>

// How numbers in braces are read, and the rules for them.

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// What braces are read for.
enum class braces_for { tensor, printing };
}  // namespace headsup_detail

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

namespace HEADSUP_NAMESPACE::headsup_rule {
/// The sizes of braces at one level, each as written.
template <std::size_t First, std::size_t... Others> struct level {
  static constexpr std::size_t first = First, count = 1 + sizeof...(Others);
  static constexpr bool even = ((Others == First) && ...);
};

/// What braces hold at the level of A, or of all of them.
template <class A, std::size_t N> struct entries : axis<A::role::name, N> {};

/// HU005: braces that hold so many entries at their levels are refused; no_tensor if they cannot be read.
template <class List, headsup_detail::braces_for For, class Held = no_tensor> struct misread {
  static constexpr bool reads = false;
  static constexpr bool value = false;
  static constexpr words say() {
    using call = headsup_calls::refused<For == headsup_detail::braces_for::printing ? headsup_calls::op::printed
                                                                                    : headsup_calls::op::literal,
                                        headsup_calls::no_names, operand<List, float>, operand<Held, float>>;
    return call::say();
  }
  static constexpr extents<List> sizes() { return {}; }
};

/// HU005: braces have a level for each axis, rows of equal length, and as many entries at each level as the axis has
/// elements. Without the outermost braces, numbers of several axes are rows; with them, all is Whole.
template <class List, headsup_detail::braces_for For, bool Whole, class... Levels>
struct braces_fit : misread<List, For> {};
template <headsup_detail::braces_for For> struct braces_fit<axes<>, For, false> {
  static constexpr bool value = true;
  static constexpr extents<axes<>> sizes() { return {}; }
};
template <class A, class B, class... As, headsup_detail::braces_for For, std::size_t Numbers> requires(Numbers > 1)
struct braces_fit<axes<A, B, As...>, For, false, level<Numbers>>
    : misread<axes<A, B, As...>, For, axes<entries<A, Numbers>>> {};
template <class A, class... As, headsup_detail::braces_for For, bool Whole, class Rows, class... Levels>
requires(sizeof...(As) == sizeof...(Levels))
struct braces_fit<axes<A, As...>, For, Whole, Rows, Levels...> {
  using list = axes<A, As...>;
  static constexpr bool even = (Levels::even && ...);
  static constexpr bool row_fits = even && (headsup_detail::may_equal(As::size, Levels::first) && ...);
  static constexpr bool value = row_fits && headsup_detail::may_equal(A::size, Rows::first);

  /// {{1}, {2}} could be two rows, or one row whose numbers have braces of their own. It is read as two rows wherever
  /// both are possible, so a single row needs the outermost braces too. What is read as all is never read as rows.
  static constexpr bool reads = [] {
    constexpr std::size_t last = sizeof...(As), sizes[] = {A::size, As::size...},
                          held[] = {Rows::first, Levels::first...};
    bool const ends_in_one = headsup_detail::may_equal(sizes[last], 1);
    if (For == headsup_detail::braces_for::printing) return !Whole;
    if (!Whole) return held[0] > 1 || (!ends_in_one && (sizes[0] != 1 || value));
    bool is_row = last != 0;
    for (std::size_t i = 0; i < last; ++i) is_row = is_row && headsup_detail::may_equal(sizes[i + 1], held[i]);
    return held[last] > 1 || ends_in_one || last == 0 || (sizes[0] == 1 && !is_row);
  }();

  static constexpr words say() {
    // A single row that does not fit as a row is read as numbers that lack braces.
    constexpr bool is_row = For == headsup_detail::braces_for::printing ? sizeof...(As) > 0 : Whole || row_fits;
    constexpr std::size_t numbers = (std::size_t{0} + ... + Levels::first);
    if constexpr (even && (Rows::first > 1 || is_row))
      return misread<list, For, axes<entries<A, Rows::first>, entries<As, Levels::first>...>>::say();
    else if constexpr (!even) return misread<list, For, axes<>>::say();
    else if constexpr (sizeof...(As) == 1 && numbers > 1) return misread<list, For, axes<entries<A, numbers>>>::say();
    else return misread<list, For>::say();
  }
  static constexpr extents<list> sizes() {
    if constexpr (list::fixed) return {};
    else return {{Rows::first, Levels::first...}};
  }
};

/// How arrays with such levels are read: as rows, or one as all. A class, which is named where an alias would be
/// expanded, for every tensor.
template <class List, headsup_detail::braces_for For, class First, class... Levels>
struct braces_of : std::conditional_t<First::count == 1 && sizeof...(Levels) + 1 == List::rank,
                                      braces_fit<List, For, true, First, Levels...>,
                                      braces_fit<List, For, false, level<First::count>, First, Levels...>> {};
}  // namespace HEADSUP_NAMESPACE::headsup_rule
