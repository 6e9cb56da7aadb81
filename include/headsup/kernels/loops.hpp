#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>

// These are passed to the library, which may be compiled with other flags: their members are inlined, so that no symbol
// of theirs has instructions. What takes a function has its name, and so that of its flags.
namespace headsup::headsup_program {
/// One loop of a nest: how often it runs, and how far each step moves in the output and in two inputs.
struct loop {
  std::size_t count = 1;
  std::size_t out = 0;
  std::size_t a = 0;
  std::size_t b = 0;
};

/// Nested loops, outermost first; from 1 to 8 of them.
struct nest {
  static constexpr std::size_t capacity = 8;

  loop loops[capacity + 1]{};
  std::size_t depth = 1;

  constexpr nest() = default;

  /// Loops of one step are dropped, and adjacent loops that walk memory like one become one.
  template <class... Loops> [[gnu::always_inline]] constexpr explicit nest(Loops... each) {
    static_assert(sizeof...(Loops) <= capacity);
    bool first = true;
    ((void)(each.count == 1 || (add(each, first), first = false)), ...);
  }

  [[gnu::always_inline]] constexpr loop const& inner() const { return loops[depth - 1]; }

 private:
  [[gnu::always_inline]] constexpr void add(loop const& next, bool first) {
    loop& last = loops[depth - 1];
    bool const is_one =
        last.out == next.count * next.out && last.a == next.count * next.a && last.b == next.count * next.b;
    if (first) last = next;
    else if (is_one) last = {last.count * next.count, next.out, next.a, next.b};
    else loops[depth++] = next;
  }
};

/// Calls row(out, a, b) with the three offsets at which every run of the innermost loop begins, in order.
template <class Row> constexpr void for_each_row(nest const& n, Row row) {
  std::size_t index[nest::capacity]{};
  std::size_t out = 0;
  std::size_t a = 0;
  std::size_t b = 0;
  while (true) {
    row(out, a, b);
    std::size_t d = n.depth - 1;
    while (d > 0) {
      loop const& l = n.loops[--d];
      out += l.out;
      a += l.a;
      b += l.b;
      if (++index[d] < l.count) break;
      index[d] = 0;
      out -= l.count * l.out;
      a -= l.count * l.a;
      b -= l.count * l.b;
      if (d == 0) return;
    }
    if (n.depth == 1) return;
  }
}

/// Calls step(out, a, b) with the three offsets of every step of the innermost loop, in order: for work that is
/// more than a few instructions, because compilers do not see through to the loop as well as they do in a row.
template <class Step> constexpr void for_each_step(nest const& n, Step step) {
  loop const inner = n.inner();
  for_each_row(n, [&](std::size_t out, std::size_t a, std::size_t b) {
    for (std::size_t i = 0; i < inner.count; ++i) step(out + i * inner.out, a + i * inner.a, b + i * inner.b);
  });
}
}  // namespace headsup::headsup_program

namespace HEADSUP_NAMESPACE::headsup_kernels {
using headsup_program::for_each_row;
using headsup_program::for_each_step;
using headsup_program::loop;
using headsup_program::nest;
}  // namespace HEADSUP_NAMESPACE::headsup_kernels
