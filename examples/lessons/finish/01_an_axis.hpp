#pragma once

#include "expect.hpp"

namespace finish {
template <class List> inline constexpr bool count_layers_then_words = false;
template <class A, class B>
inline constexpr bool count_layers_then_words<axes<A, B>> = A::size == 2 && B::size == 3 && same_role<B, tokens<1>>;

template <class List> inline constexpr bool borrowed = false;
template <class A, class B>
inline constexpr bool borrowed<axes<A, B>> =
    (same_role<A, batch<1>> || same_role<A, keys<1>> || same_role<A, heads<1>> || same_role<A, head_dim<1>> ||
     same_role<A, d_in<1>> || same_role<A, d_out<1>> || same_role<A, all_heads<1>> || same_role<A, context_length<1>> ||
     same_role<A, vocab<1>> || same_role<A, kv_heads<1>> || same_role<A, copies<1>> || same_role<A, pairs<1>> ||
     same_role<A, halves<1>>);

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
