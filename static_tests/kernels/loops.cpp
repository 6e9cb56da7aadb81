#include <headsup/kernels/loops.hpp>

using namespace headsup::headsup_kernels;

// the values: a nest is never empty
static_assert(nest{}.depth == 1 && nest{}.inner().count == 1);
static_assert(nest{loop{}}.depth == 1 && nest{loop{1, 5, 7, 0}, loop{1, 2, 3, 0}}.inner().count == 1);

// one loop for each axis
constexpr nest transposing{loop{2, 15, 15, 0}, loop{3, 1, 5, 0}, loop{5, 3, 1, 0}};
static_assert(transposing.depth == 3 && transposing.inner().count == 5 && transposing.inner().out == 3);

// loops of one step are left out, wherever they stand
constexpr nest with_ones{loop{1, 15, 15, 0}, loop{3, 1, 5, 0}, loop{1, 8, 8, 0}, loop{5, 3, 1, 0}, loop{1, 1, 1, 0}};
static_assert(with_ones.depth == 2 && with_ones.loops[0].count == 3 && with_ones.inner().count == 5);

// neighbours that walk all three like one loop become one: here all of them, here the first two, here the last two
constexpr nest contiguous{loop{2, 15, 15, 15}, loop{3, 5, 5, 5}, loop{5, 1, 1, 1}};
static_assert(contiguous.depth == 1 && contiguous.inner().count == 30 && contiguous.inner().b == 1);
constexpr nest repeated{loop{2, 15, 15, 0}, loop{3, 5, 5, 0}, loop{5, 1, 1, 1}};
static_assert(repeated.depth == 2 && repeated.loops[0].count == 6 && repeated.loops[0].b == 0);
constexpr nest apart{loop{2, 15, 0, 15}, loop{3, 5, 5, 5}, loop{5, 1, 1, 1}};
static_assert(apart.depth == 2 && apart.loops[0].count == 2 && apart.inner().count == 15);

/// Where the rows of a nest begin, all in one number.
constexpr std::size_t rows(nest const& n) {
  std::size_t beginnings = 0;
  for_each_row(n, [&](std::size_t out, std::size_t a, std::size_t b) {
    beginnings = beginnings * 1000 + out * 100 + a * 10 + b;
  });
  return beginnings;
}

// rows begin in order, and every offset comes back to its start
static_assert(rows(nest{}) == 0);
static_assert(rows(nest{loop{3, 1, 2, 0}}) == 0);                                     // one row
static_assert(rows(nest{loop{3, 1, 2, 1}, loop{7, 9, 9, 9}}) == 121242);              // three
static_assert(rows(nest{loop{2, 4, 1, 0}, loop{2, 1, 3, 2}, loop{7}}) == 132410542);  // two times two
static_assert(rows(nest{loop{2, 4, 1, 0}, loop{1}, loop{2, 1, 3, 2}, loop{7}}) == 132410542);

// as many rows as the outer loops have steps, each somewhere else
static_assert([] {
  int times[2 * 3 * 5]{};
  for_each_row(nest{loop{2, 1, 0, 0}, loop{3, 2, 0, 0}, loop{5, 6, 0, 0}, loop{7, 30, 0, 0}},
               [&](std::size_t out, std::size_t, std::size_t) { ++times[out]; });
  for (int each : times)
    if (each != 1) return false;
  return true;
}());

// every step, in order
static_assert([] {
  std::size_t steps = 0;
  for_each_step(nest{loop{2, 4, 1, 0}, loop{2, 1, 3, 2}},
                [&](std::size_t out, std::size_t a, std::size_t b) { steps = steps * 1000 + out * 100 + a * 10 + b; });
  return steps == 132410542;
}());

// what it refuses: more loops than it has room for
static_assert(nest::capacity == 8);
