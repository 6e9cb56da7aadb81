#pragma once

#include <headsup/calls/axis_rules.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/layers/elements.hpp>
#include <headsup/pictures/label.hpp>
#include <headsup/tensor/described.hpp>

#include <utility>

// Lists of names for the elements of an axis, in the forms in which callers have them.

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
}  // namespace HEADSUP_NAMESPACE
