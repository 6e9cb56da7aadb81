#pragma once

#include <headsup/axes/polarity.hpp>

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
/// The axis A of numbers that are zero wherever a mask hides them: what a product with one of 0 and 1 makes, and
/// masked_fill of weights, which then sum to one no more.
template <Axis A, bool WereWeights = false> struct zero_where_hidden : A {
  using plain = plain_axis<A>;
};

// A triangle is knowledge about the numbers, as sums are, and is forgotten with them.
template <class Key, class Query, std::ptrdiff_t Diagonal>
struct sums<lower_triangle<Key, Query, Diagonal>> : sums<Key> {};
template <class Key, class Query, std::ptrdiff_t Diagonal>
struct sums<upper_triangle<Key, Query, Diagonal>> : sums<Key> {};
template <class A, bool WereWeights> struct sums<zero_where_hidden<A, WereWeights>> : sums<A> {};

template <class A> struct triangle {
  static constexpr bool lower = false;
  static constexpr bool upper = false;
  static constexpr polarity says = polarity::unknown;
  using kept = forget_sum<A>;
  using opposite = kept;
};
template <class A> inline constexpr bool are_keys = std::is_same_v<typename A::role, named_role<"keys">>;

/// What a triangle over keys says as a mask.
template <class Key> constexpr polarity said_by(bool lower, std::ptrdiff_t diagonal) {
  return are_keys<Key> ? polarity_of_triangle(lower, diagonal) : polarity::unknown;
}

/// What tril and triu keep of rows and columns. Keys have it, also where they are the rows: of what looks at them, they
/// are the other triangle.
template <class Row, class Column, std::ptrdiff_t Diagonal>
using kept_by_tril = std::conditional_t<are_keys<Row> && !are_keys<Column>, upper_triangle<Row, Column, -Diagonal>,
                                        lower_triangle<Column, Row, Diagonal>>;
template <class Row, class Column, std::ptrdiff_t Diagonal>
using kept_by_triu = std::conditional_t<are_keys<Row> && !are_keys<Column>, lower_triangle<Row, Column, -Diagonal>,
                                        upper_triangle<Column, Row, Diagonal>>;

template <class Key, class Query, std::ptrdiff_t Diagonal> struct triangle<lower_triangle<Key, Query, Diagonal>> {
  static constexpr bool lower = true;
  static constexpr bool upper = false;
  static constexpr polarity says = said_by<Key>(true, Diagonal);
  using kept = lower_triangle<Key, Query, Diagonal>;
  using zeros = kept;
  using opposite = upper_triangle<Key, Query, Diagonal + 1>;
};
template <class Key, class Query, std::ptrdiff_t Diagonal> struct triangle<upper_triangle<Key, Query, Diagonal>> {
  static constexpr bool lower = false;
  static constexpr bool upper = true;
  static constexpr polarity says = said_by<Key>(false, Diagonal);
  using kept = upper_triangle<Key, Query, Diagonal>;
  using zeros = kept;
  using opposite = lower_triangle<Key, Query, Diagonal - 1>;
};

// `!` turns a mask.
template <class A> struct triangle<keeps<A>> : triangle<A> {
  static constexpr polarity says = polarity::keeps;
  using kept = keeps<typename triangle<A>::kept>;
  using opposite = hides<typename triangle<A>::opposite>;
};
template <class A> struct triangle<hides<A>> : triangle<A> {
  static constexpr polarity says = polarity::hides;
  using kept = hides<typename triangle<A>::kept>;
  using opposite = keeps<typename triangle<A>::opposite>;
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

/// Whether the numbers along A are known to be zero above, or below, the diagonal.
template <class A> inline constexpr bool is_lower_triangle = triangle<A>::lower;
template <class A> inline constexpr bool is_upper_triangle = triangle<A>::upper;
template <class A> inline constexpr bool is_triangle = triangle<A>::lower || triangle<A>::upper;

/// What is known of the numbers along A where a mask hides some.
template <class A> struct hidden_along {
  static constexpr bool value = false, were_weights = false;
};
template <class A, bool WereWeights> struct hidden_along<zero_where_hidden<A, WereWeights>> {
  static constexpr bool value = true, were_weights = WereWeights;
};
template <class A, class... Lost> struct hidden_along<pooled<A, Lost...>> : hidden_along<A> {};

/// What a mask leaves of numbers along A.
template <class A> using hidden_in = zero_where_hidden<forget_sum<A>, sums_to_one<A>>;

/// What a mask over these axes says, also if it only is a triangle.
template <class List> inline constexpr polarity polarity_of_mask = polarity::unknown;
template <class A, class... As>
inline constexpr polarity polarity_of_mask<axes<A, As...>> =
    triangle<A>::says != polarity::unknown ? triangle<A>::says : polarity_of_mask<axes<As...>>;

/// List with zeros and other numbers swapped: the complement of one triangle is the other.
template <class List> using opposite_triangles = typename triangles_of_list<List>::opposite;

/// A, or a list, without what is known about its numbers but which are zero.
template <class A> struct zeros_along {
  using type = forget_sum<A>;
};
template <class A> requires is_triangle<A>
struct zeros_along<A> {
  using type = typename triangle<A>::zeros;
};
template <class A, bool WereWeights> struct zeros_along<zero_where_hidden<A, WereWeights>> {
  using type = zero_where_hidden<A, WereWeights>;
};
template <class A, class... Lost> struct zeros_along<pooled<A, Lost...>> {
  using type = pooled<typename zeros_along<A>::type, Lost...>;
};
template <class List> struct zeros_of_list;
template <class... As> struct zeros_of_list<axes<As...>> {
  using type = axes<typename zeros_along<As>::type...>;
};

/// List without what is known about sums, but with its triangles and what masks it says: all but the zeros changed.
template <class List> using only_triangles = typename triangles_of_list<List>::kept;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
