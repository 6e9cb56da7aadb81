#pragma once

#include <headsup/diagnostics/run_time.hpp>
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
template <class List> concept Labels = requires(List const& list) {
  { list[0] } -> headsup_detail::LastingText;
} && (headsup_detail::label_count<List> != dynamic || requires(List const& list) {
                                         { list.size() } -> std::convertible_to<std::size_t>;
                                       });

namespace rule {
/// HU071: the message for a list of labels whose length is not that of its axis.
constexpr words other_labels(char const* call, char const* list, axis_words axis, std::size_t given) {
  words w;
  w << "HU071 " << call << ": " << axis << " takes " << axis.size << (axis.size == 1 ? " label, " : " labels, ") << list
    << " has " << given << "; fix: ";
  return given < axis.size ? w << "add " << axis.size - given : w << "remove " << given - axis.size;
}

/// HU071: an axis has as many labels as elements, where both numbers are known at compile time.
template <class Call, fixed_string Name, class A, std::size_t Given> struct has_as_many_labels {
  static constexpr bool value = Given == dynamic || may_equal(A::size, Given);
  static constexpr words say() { return other_labels(Call::name, Name.c_str(), words_of<A>, Given); }
};

/// HU071: labels are a list of texts.
template <class Call, fixed_string Name, class A, class List> struct is_a_list {
  static constexpr bool value = Labels<List>;
  static constexpr words say() {
    words w;
    w << "HU071 " << Call::name << ": " << Name.c_str() << " is no list of labels; fix: ";
    if (A::size == dynamic) return w << "std::vector<std::string> " << Name.c_str();
    return w << "char const* " << Name.c_str() << "[" << A::size << "]";
  }
};

/// Both of a list that is an argument.
template <class Call, fixed_string Name, class A, class List>
struct labels_axis : all<is_a_list<Call, Name, A, List>,
                         has_as_many_labels<Call, Name, A, headsup::headsup_detail::label_count<List>>> {};
}  // namespace rule

namespace headsup_detail {
/// Labels in braces, for an axis of fixed size and for others.
template <class Call, fixed_string Name, class A, std::size_t N = A::size> class braced_labels {
 public:
  static constexpr std::size_t extent = N;

  template <std::convertible_to<text::label>... Texts> constexpr braced_labels(Texts const&... texts) {
    static_assert(!HEADSUP_MISTAKE(rule::refused_by<rule::has_as_many_labels<Call, Name, A, sizeof...(Texts)>>));
    std::size_t i = 0;
    ((i < N ? void(labels_[i++] = text::label(texts)) : void()), ...);
  }

  constexpr text::label const& operator[](std::size_t i) const { return labels_[i]; }

 private:
  text::label labels_[N];
};
template <class Call, fixed_string Name, class A> class braced_labels<Call, Name, A, dynamic> {
 public:
  constexpr braced_labels(std::initializer_list<text::label> labels) : labels_(labels) {}

  constexpr text::label const& operator[](std::size_t i) const { return labels_.begin()[i]; }
  constexpr std::size_t size() const { return labels_.size(); }

 private:
  std::initializer_list<text::label> labels_;
};

/// Stops unless an axis, with its size at run time, has as many labels; HU071.
template <class Call, fixed_string Name, class A, Labels List>
constexpr void must_have_labels(std::size_t size, List const& list) {
  constexpr std::size_t known = label_count<List>;
  if constexpr (known == dynamic || A::size == dynamic) {
    std::size_t given = known;
    if constexpr (known == dynamic) given = list.size();
    if (given != size)
      diagnostics::refuse_sizes(rule::other_labels(Call::name, Name.c_str(), {A::role::name.chars, size}, given));
  }
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
