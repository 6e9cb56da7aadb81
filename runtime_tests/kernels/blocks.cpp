// How products are cut and shared.

#include <headsup/kernels/blocks.hpp>
#include <headsup/parallel/worker_threads.hpp>

#include "catch.hpp"

#include <algorithm>
#include <vector>

namespace kernels = headsup::kernels;

TEST_CASE("blocks: the steps of a block are equal parts of the depth, whole cache lines, and at most 768",
          "[kernels]") {
  auto const depth = GENERATE(range(std::size_t{1}, std::size_t{2100}));
  std::size_t const steps = kernels::steps_of({.depth = depth});
  CHECK(steps % 16 == 0);
  CHECK(steps <= kernels::block_steps);
  std::size_t const blocks = (depth + steps - 1) / steps;
  CHECK(blocks == (depth + kernels::block_steps - 1) / kernels::block_steps);
}

TEST_CASE("blocks: every row of every panel is in one block", "[kernels]") {
  std::size_t const threads = GENERATE(as<std::size_t>{}, 1, 3);
  bool const packed = GENERATE(true, false);
  std::size_t const rows = GENERATE(as<std::size_t>{}, 1, 7, 250, 1201), panels = GENERATE(as<std::size_t>{}, 1, 5, 48),
                    depth = GENERATE(as<std::size_t>{}, 3, 768);
  headsup::worker_threads const workers(threads, headsup::oversubscribe::yes);
  float const panel = 0;
  std::vector<unsigned char> seen(rows * panels);
  std::vector<std::size_t> most_rows(threads);
  kernels::matrix const m{.panels = packed ? &panel : nullptr, .depth = depth};
  kernels::for_each_block(
      m, rows, panels,
      [&](std::size_t first, std::size_t last, std::size_t panel_first, std::size_t panel_last, std::size_t member) {
        most_rows[member] = std::max(most_rows[member], last - first);
        for (std::size_t r = first; r < last; ++r)
          for (std::size_t p = panel_first; p < panel_last; ++p) ++seen[r * panels + p];
      });
  CHECK(std::count(seen.begin(), seen.end(), 1) == static_cast<std::ptrdiff_t>(seen.size()));

  // rows of packed panels stay in the cache; a plain matrix is packed only once for all its rows, by a member alone
  std::size_t const fit = kernels::block_numbers / kernels::steps_of(m);
  if (packed) CHECK(*std::max_element(most_rows.begin(), most_rows.end()) <= fit);
  else if (threads == 1) CHECK(most_rows[0] == rows);
}
