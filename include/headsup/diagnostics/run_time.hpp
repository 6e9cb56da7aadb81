#pragma once

#include <headsup/axes/extents.hpp>
#include <headsup/diagnostics/words.hpp>

// Mistakes in run-time sizes, in the words that the same mistake in types would get.

namespace HEADSUP_NAMESPACE::headsup_diagnostics {
/// Stops with the text of a mistake that appears only at run time. A template, because no constant can call it.
template <class Error = size_error> [[noreturn]] HEADSUP_SELDOM constexpr void refuse_sizes(words const& text) {
  reject<Error>(text.data());
}

/// The axis of A's role, with the size that it has at run time.
template <class A, class List> constexpr axis_words words_at(extents<List> const& sizes) {
  return {A::role::name.chars, sizes.template of<A>()};
}

/// The axes with their sizes at run time: "(batch<2>, tokens<5>)".
template <class... As> HEADSUP_SELDOM constexpr words& say_sizes(words& w, extents<axes<As...>> const& sizes) {
  axis_words const all[] = {words_at<As>(sizes)..., {"", 0}};
  return w << axis_list(all, sizeof...(As));
}
}  // namespace HEADSUP_NAMESPACE::headsup_diagnostics
