#pragma once

#include <headsup/axes/extents.hpp>
#include <headsup/diagnostics/rule.hpp>

// How numbers in braces are read, and the rules for them. Braces are described by how many there are at the outermost
// level, and by the sizes at each level below.

namespace HEADSUP_NAMESPACE {
/// What braces are read for.
enum class braces_for { tensor, printing };
}  // namespace HEADSUP_NAMESPACE

namespace HEADSUP_NAMESPACE::rule {
/// The sizes of braces at one level, each as written.
template <std::size_t First, std::size_t... Others> struct level {
  static constexpr std::size_t first = First;
  static constexpr bool even = ((Others == First) && ...);
};

/// An axis and braces that hold more or fewer numbers, and what would make them fit.
constexpr words& say_entries(words& w, axis_words a, std::size_t given) {
  return w << a << " takes " << a.size << (a.size == 1 ? " entry" : " entries") << ", the braces hold " << given
           << "; fix: " << (given < a.size ? "add " : "remove ") << (given < a.size ? a.size - given : given - a.size)
           << ", or " << axis_words{a.role, given};
}

/// HU005: braces have one level for each axis, with rows of equal length.
template <class List, braces_for For> struct has_levels {
  static constexpr bool value = false;
  static constexpr words say() {
    words w;
    w << "HU005 " << (For == braces_for::printing ? "prints_as" : "tensor literal") << ": " << List{} << " takes "
      << List::rank << (List::rank == 1 ? " level" : " levels") << " of braces, with rows of equal length; fix: ";
    if (For == braces_for::tensor && List::rank != 0 && List::size == 1) {
      // One number keeps the outermost braces.
      for (std::size_t i = 0; i <= List::rank; ++i) w << "{";
      w << "number";
      for (std::size_t i = 0; i <= List::rank; ++i) w << "}";
      return w;
    }
    return w << (List::rank == 0 ? "a plain number" : "one level for each axis, all rows of one length");
  }
  static constexpr extents<List> sizes() { return {}; }
};

/// HU005: the same for braces of which more is known: numbers in one level, or in as many as there are axes, of rows whose
/// lengths differ.
template <class List, braces_for For, std::size_t Numbers> struct has_levels_for : has_levels<List, For> {
  static constexpr words say() {
    words w;
    w << "HU005 " << (For == braces_for::printing ? "prints_as" : "tensor literal") << ": " << List{} << " takes "
      << List::rank << " levels of braces, ";
    if (Numbers == 0) return w << "with rows of equal length, and these rows differ; fix: all rows of one length";
    w << "these " << Numbers << " numbers are in one; fix: ";
    constexpr std::size_t row = last_axis(List{}).size;
    return row == dynamic ? w << "one level for each axis" : w << "braces around each row of " << row;
  }
};

/// HU005: braces hold as many entries at each level as the axis has elements.
template <class List, std::size_t... Given> struct has_entries;
template <class... As, std::size_t... Given> struct has_entries<axes<As...>, Given...> {
  static constexpr bool value = (may_equal(As::size, Given) && ...);
  static constexpr words say() {
    constexpr axis_words last = last_axis(axes<As...>{});
    words w;
    w << "HU005 tensor literal: ";
    constexpr std::size_t given[] = {Given..., 0};
    std::size_t const* holds = given;
    for (axis_words const& each : axis_list(axes<As...>{})) {
      std::size_t const n = *holds++;
      if (may_equal(each.size, n)) continue;
      if (!is_transposed) return say_entries(w, each, n);
      return w << each << " takes " << each.size << (each.size == 1 ? " entry" : " entries") << ", the braces hold "
               << n << "; fix: " << axis_words{each.role, n} << ", " << axis_words{last.role, each.size} << ", or "
               << last << ", " << each << " if the braces hold columns";
    }
    return w;
  }

  static constexpr extents<axes<As...>> sizes() {
    if constexpr (axes<As...>::fixed) return {};
    else return {{Given...}};
  }

 private:
  /// Whether it would fit with rows and columns exchanged.
  static constexpr bool is_transposed = [] {
    constexpr std::size_t wanted[] = {As::size..., 0};
    constexpr std::size_t given[] = {Given..., 0};
    return sizeof...(As) == 2 && wanted[0] == given[1] && wanted[1] == given[0];
  }();
};

/// HU005: rows in braces fit a tensor over List.
template <class List, braces_for For, std::size_t Rows, class... Levels> struct braces_fit : has_levels<List, For> {};
template <class A, class B, class... As, braces_for For, std::size_t Numbers> requires(Numbers > 1)
struct braces_fit<axes<A, B, As...>, For, Numbers> : has_levels_for<axes<A, B, As...>, For, Numbers> {};
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
    if constexpr (even && (Rows > 1 || is_row)) return has_entries<list, Rows, Levels::first...>::say();
    else if constexpr (!even) return has_levels_for<list, For, 0>::say();
    else if constexpr (sizeof...(As) == 1 && (std::size_t{0} + ... + Levels::first) > 1)
      return has_levels_for<list, For, (std::size_t{0} + ... + Levels::first)>::say();
    else return has_levels<list, For>::say();
  }

  static constexpr extents<list> sizes() { return has_entries<list, Rows, Levels::first...>::sizes(); }
};
}  // namespace HEADSUP_NAMESPACE::rule
