#pragma once

#include <headsup/calls/axis_rules.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/layers/elements.hpp>
#include <headsup/pictures/label.hpp>
#include <headsup/tensor/described.hpp>

#include <utility>

// Lists of names for the elements of an axis, in the forms in which callers have them, and what is asked of them.

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Whether a label may refer to what indexing a list gives: an element of the list, or a text that owns nothing.
template <class Element> concept LastingText = std::convertible_to<Element, headsup_text::label> &&
                                               (std::is_lvalue_reference_v<Element> || std::is_pointer_v<Element> ||
                                                requires(std::remove_cvref_t<Element> view) { view.remove_prefix(1); });

template <std::size_t N> struct labels : axis<"labels", N> {};
}  // namespace headsup_detail

/// A list of labels: an array, std::array, std::span or std::vector of char const*, std::string or std::string_view.
template <class List> concept Labels =
    !Tensor<List> && headsup_elements::fixed_count<List> != 0 && requires(List const& list) {
      { list[0] } -> headsup_detail::LastingText;
    } && (headsup_elements::fixed_count<List> != dynamic || requires(List const& list) {
      { list.size() } -> std::convertible_to<std::size_t>;
    });

namespace headsup_detail {
/// So many labels as an operand of a call.
template <std::size_t N> struct list_of_labels {
  using axes = headsup::axes<labels<N>>;
  using scalar = char;

  std::size_t size;

  constexpr extents<axes> sizes() const {
    if constexpr (axes::fixed) return {};
    else return {{size}};
  }
};

/// How many labels a list holds, as the operand of a call; of what is none, that it is none.
template <class List> headsup_diagnostics::operand<headsup_diagnostics::no_tensor, List> labels_of(List const&);
template <Labels List> constexpr list_of_labels<headsup_elements::fixed_count<List>> labels_of(List const& list) {
  if constexpr (headsup_elements::fixed_count<List> == dynamic) return {list.size()};
  else return {headsup_elements::fixed_count<List>};
}
/// The same of a type.
template <class List> using described_labels = decltype(labels_of(std::declval<List const&>()));
}  // namespace headsup_detail

namespace headsup_calls {
// Rules about the first operand as rows and columns, and about lists of labels: operands with an axis of as many
// elements, or with none if they are empty. The last list is that of the columns.

constexpr std::size_t labels_in(operand_value const& list) { return list.count == 0 ? 0 : list[0].size; }
/// The axis that has the labels of operand i.
constexpr axis_value const& labelled_by(call_value const& c, std::size_t i) {
  return i + 1 == c.operands ? c.x[0].last() : c.x[0][0];
}
constexpr bool is_one_row(call_value const& c) { return c.x[0].count == 1; }

/// HU071: a picture has rows and columns.
inline constexpr rule has_rows_and_columns{headsup_codes::misfit_labels, axes_there,
                                           [](call_value const& c, answer& no) {
  return c.x[0].count == 1 || c.x[0].count == 2 || no.says("draws one or two axes, got {}", c.x[0]);
}};
/// HU071: both have labels, or neither.
inline constexpr rule labels_both{headsup_codes::misfit_labels, axes_there, [](call_value const& c, answer& no) {
  return c.operands == 3 || is_one_row(c) || no.says("{} takes labels for rows and columns", c.x[0]);
}};
/// HU071: labels are lists of texts.
inline constexpr rule are_lists{headsup_codes::misfit_labels, kinds, [](call_value const& c, answer& no) {
  for (std::size_t i = 1; i < c.operands; ++i)
    if (!c.x[i].tensor()) return no.says("{} is no list of labels", name(c, i));
  return true;
}};
/// HU071: a single row has one label at most.
inline constexpr rule labels_one_row{headsup_codes::misfit_labels, sizes, [](call_value const& c, answer& no) {
  if (c.operands != 3 || !is_one_row(c) || headsup_detail::may_equal(labels_in(c.x[1]), 1)) return true;
  return no.says("{} is one row, {} has {}", c.x[0], name(c, 1), labels_in(c.x[1]));
}};
/// HU071: labels that would fit in the other order are given in that order.
inline constexpr rule labels_in_order{headsup_codes::misfit_labels, sizes, [](call_value const& c, answer& no) {
  if (c.operands != 3 || is_one_row(c)) return true;
  std::size_t const rows = labels_in(c.x[1]), columns = labels_in(c.x[2]);
  return rows == columns || rows != c.x[0][1].size || columns != c.x[0][0].size ||
         no.says("{} has {} as rows, got {} labels for them, and {} for the columns", c.x[0], c.x[0][0], rows, columns);
}};
/// The first list with more or fewer labels than its axis has elements; the number of operands if there is none.
constexpr std::size_t mislabelled(call_value const& c) {
  for (std::size_t i = c.operands == 3 && is_one_row(c) ? 2 : 1; i < c.operands; ++i)
    if (!headsup_detail::may_equal(labels_in(c.x[i]), labelled_by(c, i).size)) return i;
  return c.operands;
}
/// HU071: an axis has as many labels as elements.
inline constexpr rule labels_each{headsup_codes::misfit_labels, sizes, [](call_value const& c, answer& no) {
  std::size_t const i = mislabelled(c);
  if (i == c.operands) return true;
  axis_value const& a = labelled_by(c, i);
  return no.says(a.size == 1 ? "{} takes {} label, {} has {}" : "{} takes {} labels, {} has {}", a, a.size, name(c, i),
                 labels_in(c.x[i]));
}};

/// What to do about each.
HEADSUP_SELDOM constexpr void say_drawn(words& w, call_value const& c) {
  axes_value const& x = c.x[0];
  if (x.count == 0) return void(w << "print(x) instead");
  for (std::size_t i = x.count - 2; i-- != 0;) w << "take<" << x[i].role.name << ", 0>(";
  w << "x";
  for (std::size_t i = 2; i < x.count; ++i) w << ")";
}
HEADSUP_SELDOM constexpr void say_list(words& w, call_value const& c) {
  std::size_t i = 1;
  while (c.x[i].tensor()) ++i;
  std::size_t const size = labelled_by(c, i).size;
  w << (size == dynamic ? "std::vector<std::string> " : "char const* ") << name_of(*c.op, i).data();
  if (size != dynamic) w << "[" << size << "]";
}
HEADSUP_SELDOM constexpr void say_labels(words& w, call_value const& c) {
  std::size_t const i = mislabelled(c), given = labels_in(c.x[i]), wanted = labelled_by(c, i).size;
  w << (given < wanted ? "add " : "remove ") << (given < wanted ? wanted - given : given - wanted);
}
}  // namespace headsup_calls
}  // namespace HEADSUP_NAMESPACE
