#pragma once

#include <headsup/axes/extents.hpp>
#include <headsup/diagnostics/words.hpp>

// Sizes that only the run time knows, in the words that the same sizes would get in types.

namespace HEADSUP_NAMESPACE::diagnostics {

/// Stops with the text of a mistake that only the run time could see.
[[noreturn]] inline void refuse_sizes(words const& text) { reject<size_error>(text.data()); }

/// The axis of A's role, with the size that it has at run time.
template <class A, class List>
constexpr axis_words words_at(extents<List> const& sizes) {
  return {A::role::name.chars, sizes.template of<A>()};
}

/// The axes with their sizes at run time: "(batch<2>, tokens<5>)".
template <class... As>
constexpr words& say_sizes(words& w, extents<axes<As...>> const& sizes) {
  bool first = true;
  w << "(";
  ((w << (first ? "" : ", ") << words_at<As>(sizes), first = false), ...);
  return w << ")";
}

}  // namespace HEADSUP_NAMESPACE::diagnostics
