#include <headsup/headsup.hpp>

#include "catch.hpp"
#include "expected.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

using namespace headsup;

namespace {

// Sums, and what is made of them, along the axis of the given place, in double.
struct row_facts {
  std::vector<expected> sum, mean, largest, layer_norm, rms_norm;
};

row_facts facts_of(std::vector<double> const& x, std::size_t outer, std::size_t n, std::size_t inner) {
  row_facts facts;
  auto const count = static_cast<double>(n);
  facts.layer_norm.resize(x.size());
  facts.rms_norm.resize(x.size());
  for (std::size_t o = 0; o < outer; ++o)
    for (std::size_t i = 0; i < inner; ++i) {
      auto const place = [&](std::size_t k) { return (o * n + k) * inner + i; };
      double sum = 0, sizes = 0, largest = x[place(0)], squares = 0, deviations = 0;
      for (std::size_t k = 0; k < n; ++k) {
        sum += x[place(k)];
        sizes += std::fabs(x[place(k)]);
        squares += x[place(k)] * x[place(k)];
        largest = std::max(largest, x[place(k)]);
      }
      double const mean = sum / count;
      for (std::size_t k = 0; k < n; ++k) deviations += (x[place(k)] - mean) * (x[place(k)] - mean);
      // Four strands, of which the first takes up to three more, and three additions to join them.
      double const roundings = std::floor(count / 4) + 5;
      facts.sum.push_back({sum, roundings * one_rounding * sizes});
      facts.mean.push_back({mean, (roundings + 1) * one_rounding * sizes / count});
      facts.largest.push_back({largest, 0});

      // The mean of squares has n + 2 roundings, of which the square root halves the effect; the mean's own error moves
      // every number, and a deviation by its rounding.
      double const deviation = std::sqrt(deviations / count + 1e-5), size = std::sqrt(squares / count + 1e-5);
      double const shift = facts.mean.back().bound + one_rounding * (std::fabs(mean) + std::sqrt(deviations));
      for (std::size_t k = 0; k < n; ++k) {
        double const norm = (x[place(k)] - mean) / deviation, scaled = x[place(k)] / size;
        facts.layer_norm[place(k)] = {
            norm, 2 * shift / deviation * (1 + std::fabs(norm)) + (count + 8) * one_rounding * std::fabs(norm)};
        facts.rms_norm[place(k)] = {scaled, (count + 8) * one_rounding * std::fabs(scaled)};
      }
    }
  return facts;
}

}  // namespace

// Sizes next to the width of a vector register, pairwise different.
TEMPLATE_TEST_CASE_SIG("reductions: sums, means, the largest, and norms along any axis", "[ops]",
                       ((std::size_t B, std::size_t T, std::size_t D), B, T, D), (2, 3, 16), (3, 1, 17), (15, 17, 33),
                       (17, 16, 1), (1, 33, 5), (3, 15, 300)) {
  std::size_t const seed = GENERATE(0u, 1u, 2u);
  CAPTURE(B, T, D, seed);
  torch_generator generator{seed};
  auto const x = randn<batch<B>, tokens<T>, d_in<D>>(generator) * 3 + 1;
  std::vector<double> const numbers(x.data(), x.data() + x.size());

  auto const last = facts_of(numbers, B * T, D, 1);
  CHECK(near(sum<d_in>(x), last.sum));
  CHECK(near(mean<d_in>(x), last.mean));
  CHECK(near(max<d_in>(x), last.largest));
  CHECK(near(layer_norm<d_in>(x), last.layer_norm));
  CHECK(near(rms_norm<d_in>(x), last.rms_norm));
  auto const middle = facts_of(numbers, B, T, D);
  CHECK(near(sum<tokens>(x), middle.sum));
  CHECK(near(layer_norm<d_out>(rename<tokens, d_out>(x)), middle.layer_norm));
  auto const first = facts_of(numbers, 1, B, T * D);
  CHECK(near(sum<batch>(x), first.sum));
  CHECK(near(max<batch>(x), first.largest));
}
