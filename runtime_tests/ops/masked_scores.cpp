#include <headsup/headsup.hpp>

#include "catch.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

using namespace headsup;

// The weights of GPT-2's heads over 300 tokens: distances times slopes, a sliding window, padding and the causal mask, in
// operations, against loops in double.
TEST_CASE("masked scores: ALiBi, window and padding at GPT-2's size", "[ops]") {
  constexpr std::size_t n = 300, window = 100, padding = 30;
  torch_generator generator{1};
  auto const scores = randn<heads<12>, tokens<n>, keys<n>>(generator);
  auto const slopes = rand<heads<12>>(generator);
  auto present = ones<bool, keys<n>>();
  for (std::size_t i = 0; i < padding; ++i) present(i) = false;

  auto const distances = expand<tokens<n>>(arange<float, keys<n>>()) - arange<float, tokens<n>>();
  auto const all = ones<bool, tokens<n>, keys<n>>();
  auto const seen = tril<tokens, keys>(all) && triu<tokens, keys, 1 - std::ptrdiff_t{window}>(all) && present;
  constexpr float never = -std::numeric_limits<float>::infinity();
  auto const biased = scores + outer(slopes, distances);
  auto const weights = softmax<keys>(masked_fill(biased, !seen, never));
  auto const in_turn = mask_distant<tokens, keys, window>(mask_future<tokens, keys>(biased));
  CHECK(softmax<keys>(masked_fill(slice<tokens<200>>(in_turn, 100), !present, never)) ==
        slice<tokens<200>>(weights, 100));

  double error = 0;
  std::vector<double> expected(n);
  for (std::size_t h = 0; h < 12; ++h)
    for (std::size_t i = padding; i < n; ++i) {
      double total = 0, largest = -1e9;
      auto const score = [&](std::size_t j) {
        return static_cast<double>(scores(h, i, j)) -
               static_cast<double>(slopes(h)) * (static_cast<double>(i) - static_cast<double>(j));
      };
      auto const hidden = [&](std::size_t j) { return j > i || i - j >= window || j < padding; };
      for (std::size_t j = 0; j < n; ++j)
        if (!hidden(j)) largest = std::max(largest, score(j));
      for (std::size_t j = 0; j < n; ++j) total += expected[j] = hidden(j) ? 0 : std::exp(score(j) - largest);
      for (std::size_t j = 0; j < n; ++j)
        error = std::max(error, std::fabs(static_cast<double>(weights(h, i, j)) - expected[j] / total));
    }
  CHECK(error < 1e-5);
  CHECK(std::isnan(weights(0, 0, 0)));  // the first tokens see only padding, so their weights are those of nothing
}
