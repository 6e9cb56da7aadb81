// How products are cut and shared.

#include <headsup/kernels/blocks.hpp>
#include <headsup/parallel/worker_threads.hpp>

#include "catch.hpp"

#include <algorithm>
#include <vector>

namespace kernels = headsup::headsup_kernels;

TEST_CASE("blocks: the steps of a block are whole parts of sums, and its panel fits a quarter of the cache",
          "[kernels]") {
  auto const depth = GENERATE(range(std::size_t{1}, std::size_t{9000}, std::size_t{53}));
  std::size_t const columns = GENERATE(as<std::size_t>{}, 8, 16, 64);
  std::size_t const steps = kernels::steps_of(kernels::matrix{.depth = depth}, columns);
  CHECK(steps % kernels::sum_steps == 0);
  CHECK(steps * columns * sizeof(float) <= kernels::second_level() / 4);
  CHECK((depth <= steps || depth > kernels::second_level() / 4 / sizeof(float) / columns - kernels::sum_steps));
}

TEST_CASE("blocks: every row of every panel is in one block", "[kernels]") {
  std::size_t const threads = GENERATE(as<std::size_t>{}, 1, 3);
  bool const packed = GENERATE(true, false);
  std::size_t const rows = GENERATE(as<std::size_t>{}, 1, 2, 3, 7, 250, 1201),
                    panels = GENERATE(as<std::size_t>{}, 1, 5, 48), depth = GENERATE(as<std::size_t>{}, 3, 768);
  headsup::worker_threads const workers(threads, headsup::oversubscribe::yes);
  float const panel = 0;
  std::vector<unsigned char> seen(rows * panels);
  std::vector<std::size_t> most_rows(threads);
  kernels::matrix const m{.panels = packed ? &panel : nullptr, .depth = depth};
  kernels::for_each_block(
      m, 16, rows, panels,
      [&](std::size_t first, std::size_t last, std::size_t panel_first, std::size_t panel_last, std::size_t member) {
    most_rows[member] = std::max(most_rows[member], last - first);
    for (std::size_t r = first; r < last; ++r)
      for (std::size_t p = panel_first; p < panel_last; ++p) ++seen[r * panels + p];
  });
  CHECK(std::count(seen.begin(), seen.end(), 1) == static_cast<std::ptrdiff_t>(seen.size()));

  // rows of packed panels stay in the cache; a plain matrix is packed only once for all its rows, by a member alone
  std::size_t const fit = kernels::rows_in_block(kernels::steps_of(m, 16));
  if (packed) CHECK(*std::max_element(most_rows.begin(), most_rows.end()) <= fit);
  else if (threads == 1) CHECK(most_rows[0] == rows);
}

TEST_CASE("blocks: few rows get whole groups of panels, and halves of such groups last", "[kernels]") {
  auto const rows = GENERATE(range(std::size_t{1}, kernels::most_of_few_rows + 1));
  std::size_t const size = GENERATE(as<std::size_t>{}, 1, 2, 3, 12, 36, 145),
                    among = GENERATE(as<std::size_t>{}, 1, 2, 3);
  std::size_t const together = kernels::panels_at_once(rows), half = (together + 1) / 2;
  kernels::shared_range const shared{size, among, together};
  std::size_t const count = shared.parts();
  std::vector<std::size_t> shares(among);
  for (std::size_t i = 0; i < count; ++i) {
    std::size_t const part = shared.part_from(shared[i]);
    if (among != 1 && i + 1 < count) CHECK((part % together == 0 || part == half));
    // Who has least takes the next.
    *std::min_element(shares.begin(), shares.end()) += part;
  }
  CHECK(shared[count] == size);
  auto const [least, most] = std::minmax_element(shares.begin(), shares.end());
  CHECK((among == 1 || *most - *least <= together));
}
