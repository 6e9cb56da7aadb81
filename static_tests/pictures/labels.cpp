#include <headsup/pictures/labels.hpp>

#include <headsup/axes/roles.hpp>

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "../calls/given.hpp"
#include "../diagnostics/says_that.hpp"

using namespace headsup;
using namespace headsup::headsup_detail;

// the type: lists of texts that outlive the call
static_assert(Labels<char const* [6]> && Labels<char const* const[6]> && Labels<std::string[6]>);
static_assert(Labels<std::array<char const*, 6>> && Labels<std::array<std::string_view, 6>> &&
              Labels<std::array<std::string, 6>>);
static_assert(Labels<std::vector<std::string>> && Labels<std::span<char const* const>> &&
              Labels<std::span<std::string_view const, 6>>);
static_assert(!Labels<char[6]> && !Labels<int[6]> && !Labels<char const*> && !Labels<std::string> && !Labels<int>);
struct made_anew {
  std::size_t size() const { return 1; }
  std::string operator[](std::size_t) const { return "gone at once"; }
};
static_assert(!Labels<made_anew>);

// how many there are, if the type knows
static_assert(headsup_elements::fixed_count<char const* [6]> == 6 &&
              headsup_elements::fixed_count<std::string const[2]> == 2 &&
              headsup_elements::fixed_count<std::array<char const*, 5>> == 5 &&
              headsup_elements::fixed_count<std::span<char const* const, 3>> == 3);
static_assert(headsup_elements::fixed_count<std::vector<std::string>> == dynamic &&
              headsup_elements::fixed_count<std::span<char const* const>> == dynamic);

namespace headsup::headsup_calls::op {
constexpr operation draw{
    .name = "draw", .form = "(x, rows)", .rules = {are_lists.or_else(say_list), labels_each.or_else(say_labels)}};
}
// what it refuses
template <class A, class List>
using drawn =
    headsup_calls::refused<headsup_calls::op::draw, headsup_calls::no_names, tensor<float, A>, described_labels<List>>;
static_assert(drawn<tokens<6>, char const* [6]>::value && drawn<tokens<dynamic>, char const* [6]>::value &&
              drawn<tokens<6>, std::vector<std::string>>::value);
static_assert(says_that<drawn<tokens<6>, char const* [5]>>("HU071 draw: tokens<6> takes 6 labels, rows has 5",
                                                           "; fix: add 1"));
static_assert(says_that<drawn<tokens<1>, std::array<char const*, 3>>>("HU071 draw: tokens<1> takes 1 label, rows has 3",
                                                                      "; fix: remove 2"));
static_assert(says_that<drawn<tokens<6>, char[9]>>("HU071 draw: rows is no list of labels",
                                                   "; fix: char const* rows[6]"));
static_assert(says_that<drawn<tokens<dynamic>, int>>("HU071 draw: rows is no list of labels",
                                                     "; fix: std::vector<std::string> rows"));

static_assert(!Labels<std::array<char const*, 0>> && !Labels<tensor<float, tokens<6>>>);

// so many labels as an operand
constexpr std::string_view views_of_two[] = {"your", "journey"};
static_assert(labels_of(views_of_two).sizes().count() == 2 && list_of_labels<dynamic>{5}.sizes().count() == 5);

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
