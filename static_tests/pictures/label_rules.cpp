#include <headsup/pictures/label_rules.hpp>

#include "../calls/given.hpp"

namespace headsup::headsup_calls {
template <rule const& Rule>
inline constexpr operation draws_with{.name = "op", .form = "(x, rows, columns)", .rules = {Rule}};
template <rule const& Rule, class... Xs> constexpr bool fits = accepts<draws_with<Rule>, no_names, Xs...>;
template <rule const& Rule, class... Xs> constexpr bool is_misdrawn(char const* text) {
  return is_wrong<draws_with<Rule>, no_names, Xs...>(text);
}
using row = floats<keys<3>>;
using picture = floats<tokens<2>, keys<3>>;
template <std::size_t N> using list = floats<d_in<N>>;
using empty = floats<>;

// has_rows_and_columns
static_assert(fits<has_rows_and_columns, row> && fits<has_rows_and_columns, picture>);
static_assert(is_misdrawn<has_rows_and_columns, empty>("HU071 op: draws one or two axes, got ()") &&
              is_misdrawn<has_rows_and_columns, floats<batch<2>, tokens<2>, keys<3>>>(
                  "HU071 op: draws one or two axes, got (batch<2>, tokens<2>, keys<3>)"));

// labels_both
static_assert(fits<labels_both, row, list<3>> && fits<labels_both, picture, list<2>, list<3>>);
static_assert(
    is_misdrawn<labels_both, picture, list<3>>("HU071 op: (tokens<2>, keys<3>) takes labels for rows and columns"));

// are_lists
static_assert(fits<are_lists, picture> && fits<are_lists, picture, list<2>, empty>);
static_assert(is_misdrawn<are_lists, picture, plainly<int>, list<3>>("HU071 op: rows is no list of labels") &&
              is_misdrawn<are_lists, picture, list<2>, plainly<int>>("HU071 op: columns is no list of labels"));

// labels_one_row
static_assert(fits<labels_one_row, row, list<3>> && fits<labels_one_row, row, list<1>, list<3>> &&
              fits<labels_one_row, row, list<dynamic>, list<3>> && fits<labels_one_row, picture, list<5>, list<3>>);
static_assert(is_misdrawn<labels_one_row, row, list<3>, list<3>>("HU071 op: (keys<3>) is one row, rows has 3") &&
              is_misdrawn<labels_one_row, row, empty, list<3>>("HU071 op: (keys<3>) is one row, rows has 0"));

// labels_in_order: where the other order fits
static_assert(fits<labels_in_order, picture, list<2>, list<3>> && fits<labels_in_order, picture, list<3>, list<3>> &&
              fits<labels_in_order, floats<tokens<3>, keys<3>>, list<3>, list<3>> &&
              fits<labels_in_order, picture, list<3>> && fits<labels_in_order, row, list<3>, list<2>>);
static_assert(is_misdrawn<labels_in_order, picture, list<3>, list<2>>(
    "HU071 op: (tokens<2>, keys<3>) has tokens<2> as rows, got 3 labels for them, and 2 for the columns"));

// labels_each: of the columns, or of rows and columns; that of one row is asked elsewhere
static_assert(fits<labels_each, picture> && fits<labels_each, row, list<3>> &&
              fits<labels_each, picture, list<2>, list<dynamic>> && fits<labels_each, row, list<7>, list<3>>);
static_assert(is_misdrawn<labels_each, picture, list<3>, list<3>>("HU071 op: tokens<2> takes 2 labels, rows has 3") &&
              is_misdrawn<labels_each, picture, list<2>, empty>("HU071 op: keys<3> takes 3 labels, columns has 0") &&
              is_misdrawn<labels_each, floats<keys<1>>, list<2>>("HU071 op: keys<1> takes 1 label, rows has 2"));
}  // namespace headsup::headsup_calls
