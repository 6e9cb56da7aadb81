#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/text/label.hpp>

#include <concepts>
#include <initializer_list>
#include <utility>

// Lists of names for the elements of an axis, in the forms in which callers have them.

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Whether a label may refer to what indexing a list gives: an element of the list, or a text that owns nothing.
template <class Element> concept LastingText = std::convertible_to<Element, text::label> &&
                                               (std::is_lvalue_reference_v<Element> || std::is_pointer_v<Element> ||
                                                requires(std::remove_cvref_t<Element> view) { view.remove_prefix(1); });

/// How many labels a list has, if its type knows; otherwise dynamic.
template <class List> inline constexpr std::size_t label_count = dynamic;
template <class Text, std::size_t N> inline constexpr std::size_t label_count<Text[N]> = N;
template <class List> requires requires { List::extent; }
inline constexpr std::size_t label_count<List> = List::extent;
template <class Text, std::size_t N, template <class, std::size_t> class Array>
requires requires(Array<Text, N>& all, Text const& one) {
  all.fill(one);
  std::tuple_size<Array<Text, N>>::value;
}
inline constexpr std::size_t label_count<Array<Text, N>> = N;
}  // namespace headsup_detail

/// A list of labels: an array, std::array, std::span or std::vector of char const*, std::string or std::string_view.
template <class List> concept Labels = !Tensor<List> && requires(List const& list) {
  { list[0] } -> headsup_detail::LastingText;
} && (headsup_detail::label_count<List> != dynamic || requires(List const& list) {
  { list.size() } -> std::convertible_to<std::size_t>;
});

namespace headsup_detail {
template <std::size_t N> struct labels : axis<"labels", N> {};
template <std::size_t N> struct axes_of_labels {
  using type = axes<labels<N>>;
};
template <> struct axes_of_labels<0> {
  using type = axes<>;
};
}  // namespace headsup_detail

/// So many labels as an operand of a call.
template <std::size_t N> class list_of_labels {
 public:
  using axes = typename headsup_detail::axes_of_labels<N>::type;
  using scalar = char;

  constexpr explicit list_of_labels(std::size_t size) : size_(size) {}
  constexpr extents<axes> shape() const {
    if constexpr (axes::fixed) return {};
    else return {{size_}};
  }

 private:
  std::size_t size_;
};
/// How many labels a list holds, as the operand of a call.
template <Labels List> constexpr auto labels_of(List const& list) {
  constexpr std::size_t known = headsup_detail::label_count<List>;
  if constexpr (known == dynamic) return list_of_labels<known>(list.size());
  else return list_of_labels<known>(known);
}

namespace headsup_detail {
template <class List> struct labels_in_call {
  using type = described<List>;
};
template <Labels List> struct labels_in_call<List> {
  using type = list_of_labels<label_count<List>>;
};
}  // namespace headsup_detail
/// A list, or what is none, as rules take it.
template <class List> using described_labels = typename headsup_detail::labels_in_call<List>::type;

namespace headsup_detail {
/// Labels in braces, the operand of an operation, for an axis of fixed size and for others.
template <headsup_calls::operation const& Op, class A, std::size_t N = A::size> class braced_labels {
 public:
  static constexpr std::size_t extent = N;

  template <std::convertible_to<text::label>... Texts> constexpr braced_labels(Texts const&... texts) {
    using misfit = headsup_calls::refused<Op, headsup_calls::no_names, diagnostics::operand<axes<A>, float>,
                                          list_of_labels<sizeof...(Texts)>>;
    static_assert(!HEADSUP_MISTAKE(rule::refused_by<misfit>));
    std::size_t i = 0;
    ((i < N ? void(labels_[i++] = text::label(texts)) : void()), ...);
  }

  constexpr text::label const& operator[](std::size_t i) const { return labels_[i]; }

 private:
  text::label labels_[N];
};
template <headsup_calls::operation const& Op, class A> class braced_labels<Op, A, dynamic> {
 public:
  constexpr braced_labels(std::initializer_list<text::label> labels) : labels_(labels) {}

  constexpr text::label const& operator[](std::size_t i) const { return labels_.begin()[i]; }
  constexpr std::size_t size() const { return labels_.size(); }

 private:
  std::initializer_list<text::label> labels_;
};
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
