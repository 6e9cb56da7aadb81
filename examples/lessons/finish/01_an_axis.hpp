#pragma once

#include "expect.hpp"

namespace finish {
template <class List> inline constexpr bool count_layers_then_words = false;
template <class A, class B>
inline constexpr bool count_layers_then_words<axes<A, B>> = A::size == 2 && B::size == 3 && same_role<B, tokens<1>>;

template <class List> inline constexpr bool borrowed = false;
template <class A, class B>
inline constexpr bool borrowed<axes<A, B>> =
    has_role<A, batch> || has_role<A, keys> || has_role<A, heads> || has_role<A, head_dim> || has_role<A, d_in> ||
    has_role<A, d_out> || has_role<A, all_heads> || has_role<A, context_length> || has_role<A, vocab> ||
    has_role<A, kv_heads> || has_role<A, copies> || has_role<A, pairs> || has_role<A, halves>;

constexpr bool holds_them(auto const& x) {
  if constexpr (count_layers_then_words<axes_of<decltype(x)>>)
    return x.data()[0] == 1 && x.data()[1] == 2 && x.data()[2] == 3 && x.data()[3] == 4 && x.data()[5] == 6;
  else return true;
}
}  // namespace finish

static_assert(
    finish::count_layers_then_words<axes_of<decltype(activations)>>,
    "lesson: the braces hold two rows of three: which of the two axes counts layers, and which counts words?");
static_assert(!finish::borrowed<axes_of<decltype(activations)>>,
              "lesson: the library's axes stand for other things: layers need an axis of their own");
static_assert(finish::holds_them(activations), "lesson: the layers make 1, 2, 3 and 4, 5, 6: the numbers were right");
