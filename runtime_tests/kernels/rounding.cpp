// Long sums of one sign, whose rounding errors do not cancel: they grow with the length of a part and with the number of
// parts, not with the length of the sum.

#include <headsup/kernels/vectorized.hpp>

#include "catch.hpp"
#include "machine.hpp"

#include <cmath>
#include <vector>

namespace {

namespace kernels = headsup::headsup_kernels;
using headsup::instruction_set;

/// The most that a sum of n numbers of one sign is off, relative to itself, where parts of so many numbers are added up.
double bound_of_parts(std::size_t n, std::size_t part) { return static_cast<double>(part + n / part + 4) * 0x1p-24; }

double off(float got, double expected) { return std::fabs(static_cast<double>(got) - expected) / std::fabs(expected); }

}  // namespace

TEST_CASE("rounding: products of long rows", "[kernels]") {
  std::size_t const depth = GENERATE(as<std::size_t>{}, 300, 2048, 70001), rows = GENERATE(as<std::size_t>{}, 1, 2, 5),
                    columns = 67;
  std::vector<float> const in(rows * depth, 0.1f), weight(columns * depth, 0.3f), turned(depth * columns, 0.3f);
  double const expected = static_cast<double>(depth) * static_cast<double>(0.1f) * static_cast<double>(0.3f);
  for (instruction_set which : instruction_sets()) {
    kernels::matrix const plain{weight.data(), depth, 1, nullptr, nullptr, columns, depth};
    std::vector<float> panels(kernels::packed_size(which, columns, depth));
    kernels::pack(which, panels.data(), plain);
    for (kernels::matrix const& m :
         {plain, kernels::matrix{turned.data(), 1, columns, nullptr, nullptr, columns, depth},
          kernels::matrix{.panels = panels.data(), .columns = columns, .depth = depth}}) {
      std::vector<float> out(rows * columns);
      kernels::multiply(which, in.data(), depth, rows, m, kernels::destination{out.data(), columns});
      double worst = 0;
      for (float each : out) worst = std::max(worst, off(each, expected));
      CAPTURE(static_cast<int>(which), depth, rows, m.panels == nullptr, m.step);
      CHECK(worst <= bound_of_parts(depth, kernels::sum_steps));
    }
  }
}

TEST_CASE("rounding: softmax of long rows", "[kernels]") {
  std::size_t const n = GENERATE(as<std::size_t>{}, 4099, 200003);
  std::vector<float> const x(n, 1.7f);
  std::vector<float> out(n);
  for (instruction_set which : instruction_sets()) {
    kernels::softmax(which, out.data(), x.data(), 1, n, n);
    CAPTURE(static_cast<int>(which), n);
    CHECK(off(out[0], 1 / static_cast<double>(n)) <= bound_of_parts(n / 4, kernels::sum_steps));
  }
}

TEST_CASE("rounding: equal values, attended to at once and one token at a time", "[kernels]") {
  std::size_t const tokens = GENERATE(as<std::size_t>{}, 2048, fast ? 9001 : 3001), head_dim = 37, depth = 3;
  std::vector<float> const in(tokens * depth, 0.3f), weight(head_dim * depth, 0.7f);
  kernels::matrix const m{weight.data(), depth, 1, nullptr, nullptr, head_dim, depth};
  std::vector<float> keys(tokens * head_dim), values(keys), out(keys);
  for (instruction_set which : instruction_sets()) {
    kernels::attention job{.in = in.data(),
                           .out = out.data(),
                           .tokens = tokens,
                           .head_dim = head_dim,
                           .scale = 1 / std::sqrt(static_cast<double>(head_dim)),
                           .query = m,
                           .key = m,
                           .value = m,
                           .keys = keys.data(),
                           .values = values.data(),
                           .capacity = tokens};
    kernels::attend(which, job);
    double const value = static_cast<double>(values[0]);
    CAPTURE(static_cast<int>(which), tokens);
    CHECK(off(out.back(), value) <= bound_of_parts(tokens, 128));

    job.tokens = 1;
    job.cached = tokens - 1;
    kernels::attend(which, job);
    CHECK(off(out[0], value) <= bound_of_parts(tokens, 64));
  }
}
