#pragma once

#include <headsup/axes/normalized.hpp>

namespace HEADSUP_NAMESPACE {
/// The axis Key of numbers that are zero wherever key j is later than query i: j > i + Diagonal. What tril makes.
template <Axis Key, Axis Query, std::ptrdiff_t Diagonal> struct lower_triangle : Key {
  using query = Query;
  using plain = headsup_detail::plain_axis<Key>;
  static constexpr std::ptrdiff_t diagonal = Diagonal;
};

/// The axis Key of numbers that are zero wherever key j is earlier than query i: j < i + Diagonal. What triu makes.
template <Axis Key, Axis Query, std::ptrdiff_t Diagonal> struct upper_triangle : Key {
  using query = Query;
  using plain = headsup_detail::plain_axis<Key>;
  static constexpr std::ptrdiff_t diagonal = Diagonal;
};

namespace headsup_detail {
// A triangle is knowledge about the numbers, as sums are, and is forgotten with them.
template <class Key, class Query, std::ptrdiff_t Diagonal>
struct sums<lower_triangle<Key, Query, Diagonal>> : sums<Key> {};
template <class Key, class Query, std::ptrdiff_t Diagonal>
struct sums<upper_triangle<Key, Query, Diagonal>> : sums<Key> {};

template <class A> struct triangle {
  static constexpr bool lower = false;
  static constexpr bool upper = false;
  using kept = forget_sum<A>;
  using opposite = kept;
};
template <class Key, class Query, std::ptrdiff_t Diagonal> struct triangle<lower_triangle<Key, Query, Diagonal>> {
  static constexpr bool lower = true;
  static constexpr bool upper = false;
  using kept = lower_triangle<Key, Query, Diagonal>;
  using unsaid = kept;
  using opposite = upper_triangle<Key, Query, Diagonal + 1>;
};
template <class Key, class Query, std::ptrdiff_t Diagonal> struct triangle<upper_triangle<Key, Query, Diagonal>> {
  static constexpr bool lower = false;
  static constexpr bool upper = true;
  using kept = upper_triangle<Key, Query, Diagonal>;
  using unsaid = kept;
  using opposite = lower_triangle<Key, Query, Diagonal - 1>;
};

template <class A, class... Lost> struct triangle<pooled<A, Lost...>> : triangle<A> {
  using kept = pooled<typename triangle<A>::kept, Lost...>;
  using opposite = pooled<typename triangle<A>::opposite, Lost...>;
};

template <class List> struct triangles_of_list;
template <class... As> struct triangles_of_list<axes<As...>> {
  using opposite = axes<typename triangle<As>::opposite...>;
  using kept = axes<typename triangle<As>::kept...>;
};

/// Whether a mask that is true along A may hide what it does, as far as is known. A triangle hides exactly the keys
/// later than each query from diagonal 1, or, up to diagonal -2, earlier keys but not the nearest; and only if there
/// are, or at run time may be, as many queries as keys. From diagonal -1 it hides the whole past: a causal mask the
/// wrong way round.
template <class A> inline constexpr bool hides_what_it_may = true;
template <class Key, class Query, std::ptrdiff_t Diagonal>
inline constexpr bool hides_what_it_may<lower_triangle<Key, Query, Diagonal>> =
    Diagonal <= -2 && may_equal(Key::size, Query::size);
template <class Key, class Query, std::ptrdiff_t Diagonal>
inline constexpr bool hides_what_it_may<upper_triangle<Key, Query, Diagonal>> =
    Diagonal == 1 && may_equal(Key::size, Query::size);
template <class A, class... Lost> inline constexpr bool hides_what_it_may<pooled<A, Lost...>> = hides_what_it_may<A>;

/// Whether the numbers along A are known to be zero above, or below, the diagonal.
template <class A> inline constexpr bool is_lower_triangle = triangle<A>::lower;
template <class A> inline constexpr bool is_upper_triangle = triangle<A>::upper;

/// List with zeros and other numbers swapped: the complement of one triangle is the other.
template <class List> using opposite_triangles = typename triangles_of_list<List>::opposite;

/// List without what is known about sums, but with its triangles and what masks it says: all but the zeros changed.
template <class List> using only_triangles = typename triangles_of_list<List>::kept;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
