#pragma once

#include <headsup/kernels/loops.hpp>

namespace HEADSUP_NAMESPACE::headsup_kernels {
/// The number that it is given. A type for all callers: each lambda in a template is another.
struct unchanged {
  template <class Number> constexpr Number operator()(Number number) const { return number; }
};

/// out = f(a) at every step of the nest.
template <class Out, class A, class F> constexpr void map(Out* out, A const* a, nest const& n, F f) {
  loop const inner = n.inner();
  for_each_row(n, [&](std::size_t to, std::size_t from, std::size_t) {
    for (std::size_t i = 0; i < inner.count; ++i) out[to + i * inner.out] = f(a[from + i * inner.a]);
  });
}

/// out = f(a, b) at every step of the nest.
template <class Out, class A, class B, class F>
constexpr void zip(Out* out, A const* a, B const* b, nest const& n, F f) {
  loop const inner = n.inner();
  for_each_row(n, [&](std::size_t to, std::size_t left, std::size_t right) {
    for (std::size_t i = 0; i < inner.count; ++i)
      out[to + i * inner.out] = f(a[left + i * inner.a], b[right + i * inner.b]);
  });
}
}  // namespace HEADSUP_NAMESPACE::headsup_kernels
