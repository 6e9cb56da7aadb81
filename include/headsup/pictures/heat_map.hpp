#pragma once

#include <headsup/axes/permuted.hpp>
#include <headsup/ops/print.hpp>
#include <headsup/pictures/drawing.hpp>
#include <headsup/pictures/labels.hpp>
#include <headsup/pictures/long_text.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr rule can_be_drawn = has_rows_and_columns.or_else(say_drawn), of_labels = are_lists.or_else(say_list),
                      as_many_labels = labels_each.or_else(say_labels);
inline constexpr operation heat_map{
    .name = "heat_map",
    .form = "(x, rows?, columns?)",
    .rules = {are_tensors, of_floats, can_be_drawn, of_labels, labels_one_row.or_else("heat_map(x, columns)"),
              labels_in_order.or_else("heat_map(x, columns, rows)"), as_many_labels},
    .tensors = 1};
inline constexpr operation heat_map_of_columns{
    .name = "heat_map",
    .form = "(x, columns)",
    .rules = {are_tensors, of_floats, can_be_drawn, labels_both.or_else("heat_map(x, rows, columns)"), of_labels,
              as_many_labels},
    .tensors = 1};
/// Any other call.
inline constexpr operation picture{
    .name = "heat_map", .form = heat_map.form, .rules = {are_tensors, of_floats, can_be_drawn}, .tensors = 1};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct heat_map : row<headsup_calls::op::picture> {
  static constexpr bool forwards = true;
};
}  // namespace headsup_rule

namespace headsup_detail {
/// A call with such lists: none, those of its columns, or those of rows and columns.
template <std::size_t Lists> inline constexpr headsup_calls::operation const& heat_map_with =
    Lists == 1 ? headsup_calls::op::heat_map_of_columns : headsup_calls::op::heat_map;
template <class X, class... Lists>
using heat_map_drawn = headsup_calls::refused<heat_map_with<sizeof...(Lists)>, headsup_calls::no_names, described<X>,
                                              described_labels<Lists>...>;
template <class X, class... Lists>
using refused_heat_map =
    std::conditional_t<is_mistake<X, Lists...>, headsup_diagnostics::reported, heat_map_drawn<X, Lists...>>;

/// Pictures of up to so many characters, which is about 12 rows of 12 columns, are plain values.
inline constexpr std::size_t longest_picture_in_object = 32768;

/// Stands for a list that is not given: labels are positions.
struct no_labels {
  constexpr std::size_t operator[](std::size_t i) const { return i; }
};

/// The labels of an axis of so many elements.
template <std::size_t N, class List>
constexpr tensor_storage<headsup_text::label, N> labels_for(std::size_t size, List const& list) {
  tensor_storage<headsup_text::label, N> labels(size);
  for (std::size_t i = 0; i < size; ++i) labels.data()[i] = headsup_text::label(list[i]);
  return labels;
}

template <class X, class Rows, class Columns>
constexpr auto draw_heat_map(X const& x, Rows const& rows, Columns const& columns) {
  using down = first_of<axes_of<X>>;
  using across = last_of<axes_of<X>>;
  constexpr bool one_row = axes_of<X>::rank == 1;
  constexpr std::size_t row_count = one_row ? 1 : down::size;
  auto const shape = x.sizes();
  std::size_t const height = one_row ? 1 : shape.data()[0], width = shape.data()[axes_of<X>::rank - 1];
  auto const beside = labels_for<row_count>(height, rows);
  auto const above = labels_for<across::size>(width, columns);
  auto const write = [&](char* out) {
    return headsup_text::draw_heat_map(
        out, x.data(), {down::role::name.chars, beside.data(), height, !one_row, !one_row || Labels<Rows>},
        {across::role::name.chars, above.data(), width});
  };
  constexpr std::size_t longest = headsup_text::longest_heat_map(row_count, across::size);
  if constexpr (longest <= longest_picture_in_object) return bounded_text<longest>{}.append(write);
  else return long_text(write);
}

template <class X, class... Lists> constexpr auto checked_heat_map(X const& x, Lists const&... lists) {
  headsup_calls::must_hold<heat_map_with<sizeof...(Lists)>>(x, labels_of(lists)...);
  if constexpr (sizeof...(Lists) == 2) return draw_heat_map(x, lists...);
  else if constexpr (sizeof...(Lists) == 1) return draw_heat_map(x, no_labels{}, lists...);
  else return draw_heat_map(x, no_labels{}, no_labels{});
}
}  // namespace headsup_detail

/// Whether a tensor can be drawn with such lists of labels.
template <class X, class... Lists> concept can_heat_map = headsup_detail::heat_map_drawn<X, Lists...>::value;

/// A picture of attention weights, or of other numbers with one axis or two: SVG as text, for a file or a page.
///
///     char const* words[] = {"Your", "journey", "starts", "with", "one", "step"};
///     std::ofstream("attention.svg") << heat_map(weights, words, words);
///
/// Rows and columns are labelled by lists of texts, also in braces, or else by their positions. A single axis is a row,
/// whose columns alone can be labelled. Labels of more than 20 letters are cut. Numbers have two decimals. If none is
/// negative, the scale of colours is logarithmic, as weights are exponentials of scores, and weights of 0 are masked;
/// otherwise it is linear. Masked cells, which scores of -infinity are too, are hatched; NaN has a frame. The picture
/// follows prefers-color-scheme. A page can style its classes: headsup-ground, headsup-ink, headsup-halo,
/// headsup-hatch, headsup-nan, and headsup-axis-tokens for the role tokens.
///
/// - Shapes: [rows, columns] or [columns] -> text: up to 12 by 12 a plain value that can be a constant, else long_text,
///           which in a constant expression lives as long as the expression; Clang's default limit of steps is enough
///           for 24 by 24
/// - Errors: more axes, numbers that are not floating-point, labels that are not as many as the axis has elements: at
///           compile time; the same for numbers of labels or sizes known only at run time: size_error
/// - Source: the colours of viridis
template <class X, class... Lists> requires(sizeof...(Lists) <= 2 && (OfHeadsup<X> || ... || OfHeadsup<Lists>))
constexpr auto heat_map(X const& weights, Lists const&... lists) {
  if constexpr (can_heat_map<X, Lists...>) {
    return headsup_detail::checked_heat_map(weights, lists...);
  } else {
    static_assert(!HEADSUP_MISTAKE(headsup_detail::refused_heat_map<X, Lists...>));
    return shape_mistake{};
  }
}
// Braces have no type of their own; as an array of labels they know how many they are.
template <OfHeadsup X, std::size_t... N> requires(sizeof...(N) != 0)
constexpr auto heat_map(X const& weights, headsup_text::label const (&... lists)[N]) {
  return heat_map<X, headsup_text::label[N]...>(weights, lists...);
}
template <OfHeadsup X, std::size_t N, class Columns>
constexpr auto heat_map(X const& weights, headsup_text::label const (&rows)[N], Columns const& columns) {
  return heat_map<X, headsup_text::label[N], Columns>(weights, rows, columns);
}
template <OfHeadsup X, class Rows, std::size_t N>
constexpr auto heat_map(X const& weights, Rows const& rows, headsup_text::label const (&columns)[N]) {
  return heat_map<X, Rows, headsup_text::label[N]>(weights, rows, columns);
}
#define HEADSUP_CALL heat_map
#include <headsup/diagnostics/other_calls.inl>
#define HEADSUP_CALL heat_map
#include <headsup/diagnostics/any_call.inl>
}  // namespace HEADSUP_NAMESPACE
