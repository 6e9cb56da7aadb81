#pragma once

#include <headsup/axes/colour.hpp>
#include <headsup/axes/permuted.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/ops/labels.hpp>
#include <headsup/ops/print.hpp>
#include <headsup/tensor/long_text.hpp>
#include <headsup/text/heat_map.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// What labels the single row of a tensor with one axis.
struct the_row : axis<"row", 1> {};

template <class X> struct heat_map_axes {
  using rows = axis<"rows", dynamic>;
  using columns = axis<"columns", dynamic>;
};
template <Tensor X> requires(axes_of<X>::rank == 1)
struct heat_map_axes<X> {
  using rows = the_row;
  using columns = first_of<axes_of<X>>;
};
template <Tensor X> requires(axes_of<X>::rank == 2)
struct heat_map_axes<X> {
  using rows = first_of<axes_of<X>>;
  using columns = last_of<axes_of<X>>;
};
}  // namespace headsup_detail

namespace headsup_calls::op {
inline constexpr rule can_be_drawn = has_rows_and_columns.or_else("{drawn}"), of_labels = are_lists.or_else("{list}"),
                      as_many_labels = labels_each.or_else("{labels}");
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

namespace rule {
struct heat_map : row<headsup_calls::op::picture> {};
}  // namespace rule

namespace headsup_detail {
/// A call with such lists: none, those of its columns, or those of rows and columns.
template <class X, class... Lists>
using heat_map_drawn = headsup_calls::refused<(sizeof...(Lists) == 1 ? headsup_calls::op::heat_map_of_columns
                                                                     : headsup_calls::op::heat_map),
                                              headsup_calls::no_names, described<X>, described_labels<Lists>...>;
template <class X, class... Lists>
using refused_heat_map =
    std::conditional_t<is_mistake<X, Lists...>, diagnostics::reported, heat_map_drawn<X, Lists...>>;
}  // namespace headsup_detail

/// Whether a tensor can be drawn with such lists of labels.
template <class X, class... Lists> concept can_heat_map = headsup_detail::heat_map_drawn<X, Lists...>::value;

namespace headsup_detail {
/// Pictures of up to so many characters, which is about 12 rows of 12 columns, are plain values.
inline constexpr std::size_t longest_picture_in_object = 32768;

/// The default of a list of labels: what braces become, whose type nothing tells.
template <class X> using rows_in_braces = braced_labels<headsup_calls::op::heat_map, typename heat_map_axes<X>::rows>;
template <class X>
using columns_in_braces = braced_labels<headsup_calls::op::heat_map_of_columns, typename heat_map_axes<X>::columns>;

/// Stands for a list that is not given.
struct no_labels {};

/// An axis with its labels, as the drawing takes them.
template <class A> class labelled_axis {
 public:
  constexpr labelled_axis(std::size_t size, no_labels) : size_(size), labels_(size) {
    for (std::size_t i = 0; i < size; ++i) labels_.data()[i] = text::label();
  }
  template <Labels List> constexpr labelled_axis(std::size_t size, List const& list) : size_(size), labels_(size) {
    for (std::size_t i = 0; i < size; ++i) labels_.data()[i] = text::label(list[i]);
  }

  constexpr text::heat_map_axis get() const {
    constexpr axis_colour colour = colour_of<A>();
    return {A::role::name.chars, colour_class(), colour.on_light, colour.on_dark, labels_.data(), size_};
  }

 private:
  static constexpr char const* colour_class() {
    for (role_colour const& each : role_colours)
      if (same_text(A::role::name.chars, each.role)) return each.role;
    return "other";
  }

  std::size_t size_;
  tensor_storage<text::label, A::size> labels_;
};

template <class X, class Rows, class Columns>
constexpr auto draw_heat_map(X const& x, Rows const& rows, Columns const& columns) {
  using all = heat_map_axes<X>;
  constexpr std::size_t rank = axes_of<X>::rank;
  labelled_axis<typename all::rows> const beside(rank == 1 ? 1 : x.shape().data()[0], rows);
  labelled_axis<typename all::columns> const above(x.shape().data()[rank - 1], columns);
  text::heat_map_axis down = beside.get();
  down.named = rank == 2;
  down.labelled = rank == 2 || !std::is_same_v<Rows, no_labels>;

  auto const write = [&](char* out) { return text::draw_heat_map(out, x.data(), down, above.get()); };
  constexpr std::size_t longest = text::longest_heat_map(all::rows::size, all::columns::size);
  if constexpr (longest <= longest_picture_in_object) return bounded_text<longest>{}.append(write);
  else return long_text(write);
}
}  // namespace headsup_detail

/// A picture of attention weights, or of other numbers with one axis or two: SVG as text, for a file or a page. The
/// header is not part of <headsup/headsup.hpp>.
///
///     char const* words[] = {"Your", "journey", "starts", "with", "one", "step"};
///     std::ofstream("attention.svg") << heat_map(weights, words, words);
///
/// Rows and columns are labelled by lists of texts, also in braces, or else by their positions. A single axis is a row,
/// whose columns alone can be labelled. Labels of more than 20 letters are cut. Numbers have two decimals. If none is
/// negative, the scale of colours is logarithmic, as weights are exponentials of scores, and weights of 0 are masked;
/// otherwise it is linear. Masked cells, which scores of -infinity are too, are hatched; NaN has a frame. The picture
/// follows prefers-color-scheme. A page can style its classes: headsup-ground, headsup-ink, headsup-halo, headsup-hatch,
/// headsup-nan, and headsup-axis-tokens for the role tokens.
///
/// - Shapes: [rows, columns] or [columns] -> text: up to 12 by 12 a plain value that can be a constant, else long_text,
///           which in a constant expression lives as long as the expression; Clang's default limit of steps is enough
///           for 24 by 24
/// - Errors: more axes, numbers that are not floating-point, labels that are not as many as the axis has elements: at
///           compile time; the same for numbers of labels or sizes known only at run time: size_error
/// - Source: the colours of viridis
template <class X> requires can_heat_map<X>
constexpr auto heat_map(X const& weights) {
  return headsup_detail::draw_heat_map(weights, headsup_detail::no_labels{}, headsup_detail::no_labels{});
}
template <class X, class Columns = headsup_detail::columns_in_braces<X>> requires(OfHeadsup<X> || OfHeadsup<Columns>)
constexpr auto heat_map(X const& weights, Columns const& columns) {
  if constexpr (can_heat_map<X, Columns>) {
    headsup_calls::must_hold<headsup_calls::op::heat_map_of_columns>(weights, labels_of(columns));
    return headsup_detail::draw_heat_map(weights, headsup_detail::no_labels{}, columns);
  } else {
    static_assert(!HEADSUP_MISTAKE(headsup_detail::refused_heat_map<X, Columns>));
    return shape_mistake{};
  }
}
template <class X, class Rows = headsup_detail::rows_in_braces<X>, class Columns = headsup_detail::columns_in_braces<X>>
requires(OfHeadsup<X> || OfHeadsup<Rows> || OfHeadsup<Columns>)
constexpr auto heat_map(X const& weights, Rows const& rows, Columns const& columns) {
  if constexpr (can_heat_map<X, Rows, Columns>) {
    headsup_calls::must_hold<headsup_calls::op::heat_map>(weights, labels_of(rows), labels_of(columns));
    return headsup_detail::draw_heat_map(weights, rows, columns);
  } else {
    static_assert(!HEADSUP_MISTAKE(headsup_detail::refused_heat_map<X, Rows, Columns>));
    return shape_mistake{};
  }
}
#define HEADSUP_CALL heat_map
#include <headsup/diagnostics/other_calls.inl>

/// The picture into any stream of characters.
template <class Stream, std::same_as<long_text> Text> requires requires(Stream& stream) { stream << ""; }
constexpr Stream& operator<<(Stream& stream, Text const& text) {
  stream << text.c_str();
  return stream;
}
}  // namespace HEADSUP_NAMESPACE
