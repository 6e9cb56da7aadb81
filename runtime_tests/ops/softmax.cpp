#include <headsup/headsup.hpp>

#include "catch.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

using namespace headsup;

namespace {

constexpr float infinite = std::numeric_limits<float>::infinity();
constexpr float not_a_number = std::numeric_limits<float>::quiet_NaN();

// The largest relative error of one rounding.
constexpr double one_rounding = 0x1p-24;

// The softmax of n numbers, in double.
std::vector<double> softmax_in_double(float const* x, std::size_t n) {
  double largest = static_cast<double>(x[0]), total = 0;
  for (std::size_t i = 1; i < n; ++i) largest = std::max(largest, static_cast<double>(x[i]));
  std::vector<double> weights(n);
  for (std::size_t i = 0; i < n; ++i) total += weights[i] = std::exp(static_cast<double>(x[i]) - largest);
  for (double& weight : weights) weight /= total;
  return weights;
}

// The difference in units in the last place (ULP) of a float of this size.
double ulps(float got, double expected) {
  int exponent;
  (void)std::frexp(expected, &exponent);
  return std::fabs(static_cast<double>(got) - expected) / std::ldexp(1.0, std::max(exponent, -125) - 24);
}

struct findings {
  double off_one = 0;      // how far the sum of a row is from 1
  double ulps = 0;         // the largest error of a weight, in its last place
  double roundings = 0;    // the largest relative error, against the number of roundings it may be made of
  bool in_order = true;    // a larger number has a weight as large or larger
  bool same_where = true;  // the same bits for every position of the axis and every shift
};

// Rows of K numbers from about -spread to spread. They are multiples of 1/256, so that adding 64 is exact.
template <std::size_t T, std::size_t K> findings inspect(float spread) {
  torch_generator generator{K};
  auto const x = round(randn<tokens<T>, keys<K>>(generator) * (spread * 256)) / 256;
  auto const weights = softmax<keys>(x);

  findings found;
  found.same_where = softmax<keys>(x + 64) == weights && softmax<keys>(x - 64) == weights &&
                     transpose(softmax<keys>(transpose(x))) == weights;
  for (std::size_t t = 0; t < T; ++t) {
    float const* const row = x.data() + t * K;
    float const* const got = weights.data() + t * K;
    auto const expected = softmax_in_double(row, K);
    float const largest = *std::max_element(row, row + K);
    double sum = 0;
    for (std::size_t i = 0; i < K; ++i) {
      sum += static_cast<double>(got[i]);
      found.ulps = std::max(found.ulps, ulps(got[i], expected[i]));
      // exp, the sum of the row, the division, and the subtraction, whose rounding exp magnifies.
      double const allowed = (static_cast<double>(K) + 3 + static_cast<double>(largest - row[i])) * one_rounding;
      found.roundings = std::max(found.roundings, std::fabs(static_cast<double>(got[i]) / expected[i] - 1) / allowed);
      for (std::size_t j = 0; j < K; ++j)
        found.in_order = found.in_order && (row[i] > row[j] ? got[i] >= got[j] : got[i] <= got[j]);
    }
    found.off_one = std::max(found.off_one, std::fabs(sum - 1));
  }
  return found;
}

bool near(float got, float expected) {
  if (std::isnan(expected)) return std::isnan(got);
  return std::fabs(got - expected) <= 1e-6f * expected + 0x1p-149f;
}

}  // namespace

// Next to the width of a vector register, pairwise different.
TEMPLATE_TEST_CASE_SIG("softmax: rows are positive, sum to one, keep their order, and ignore a shift", "[ops]",
                       ((std::size_t T, std::size_t K), T, K), (3, 1), (15, 2), (1, 3), (17, 8), (2, 15), (33, 16),
                       (5, 17), (7, 33), (2, 1000)) {
  float const spread = GENERATE(0.1f, 1.0f, 10.0f);
  CAPTURE(T, K, spread);
  auto const found = inspect<T, K>(spread);
  CHECK(found.same_where);
  CHECK(found.in_order);
  CHECK(found.off_one <= static_cast<double>(K) * one_rounding);
  CHECK(found.roundings <= 1);
  CHECK(found.ulps <= std::max(4.0, static_cast<double>(K) / 2));
}

TEST_CASE("softmax: an axis in the middle is one row for each of the others", "[ops]") {
  torch_generator generator{123};
  auto const x = randn<batch<3>, keys<17>, tokens<15>>(generator);
  auto const weights = softmax<keys>(x);
  for (std::size_t b = 0; b < 3; ++b) {
    auto const alone = softmax<keys>(transpose(take<batch>(x, b)));
    CHECK(transpose(alone) == take<batch>(weights, b));
  }
}

TEST_CASE("softmax: weights far below the largest lose what the subtraction rounds off", "[ops]") {
  // 0.1 - 80 is off by up to 2^-18, which exp makes a relative error.
  tensor<float, keys<2>> const x{{0.1f, 80}};
  double const expected = softmax_in_double(x.data(), 2)[0];
  CHECK(std::fabs(static_cast<double>(softmax<keys>(x)(0)) / expected - 1) <= 0x1p-18 + 4 * one_rounding);
}

TEST_CASE("softmax: rows with infinities and NaNs are PyTorch's", "[ops]") {
  constexpr float largest = std::numeric_limits<float>::max();
  struct {
    float x[4], weights[4];
  } const rows[] = {
      // Of torch.softmax(x, 0) in PyTorch 1.13.1.
      {{1, 2, infinite, 3}, {not_a_number, not_a_number, not_a_number, not_a_number}},
      {{infinite, infinite, 0, 1}, {not_a_number, not_a_number, not_a_number, not_a_number}},
      {{infinite, -infinite, 0, 0}, {not_a_number, not_a_number, not_a_number, not_a_number}},
      {{-infinite, -infinite, -infinite, -infinite}, {not_a_number, not_a_number, not_a_number, not_a_number}},
      {{not_a_number, 1, 2, 3}, {not_a_number, not_a_number, not_a_number, not_a_number}},
      {{1, not_a_number, infinite, -infinite}, {not_a_number, not_a_number, not_a_number, not_a_number}},
      {{-infinite, 1, 2, 3}, {0, 0x1.70c3e6p-4f, 0x1.f53434p-3f, 0x1.549a76p-1f}},
      {{-infinite, -infinite, -7, -infinite}, {0, 0, 1, 0}},
      {{1e38f, 1e38f, -1e38f, 0}, {0.5f, 0.5f, 0, 0}},
      {{largest, -largest, 0, 1e38f}, {1, 0, 0, 0}},
      {{1e-45f, 2e-45f, 0, -1e-45f}, {0.25f, 0.25f, 0.25f, 0.25f}},
      {{1e-40f, -1e-40f, 1e-38f, 0}, {0.25f, 0.25f, 0.25f, 0.25f}},
      {{-0.0f, 0, -0.0f, 0}, {0.25f, 0.25f, 0.25f, 0.25f}},
      {{1000, 999, 998, 0}, {0x1.549a76p-1f, 0x1.f53434p-3f, 0x1.70c3e6p-4f, 0}},
      {{-1000, -1000, -999, -1001}, {0x1.92a948p-3f, 0x1.92a948p-3f, 0x1.11a2fep-1f, 0x1.2842f8p-4f}},
      {{0, -87, -88, -104}, {1, 0x1.666d0ep-126f, 0x1.07b71p-127f, 0}},
      {{0, -103, -103.9f, -104.5f}, {1, 0x1p-149f, 0x1p-149f, 0}},
  };
  constexpr std::size_t n = sizeof rows / sizeof rows[0];

  tensor<float, tokens<n>, keys<4>> x;
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < 4; ++j) x(i, j) = rows[i].x[j];
  auto const weights = softmax<keys>(x);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < 4; ++j) {
      CAPTURE(i, j, weights(i, j), rows[i].weights[j]);
      CHECK(near(weights(i, j), rows[i].weights[j]));
    }
}

TEST_CASE("softmax: of one number is one, unless it is infinite or NaN", "[ops]") {
  auto const of_one = [](float number) { return softmax<keys>(tensor<float, keys<1>>{{number}})(0); };
  for (float number : {0.0f, -5.0f, 1e38f, -1e38f, 1e-45f}) CHECK(of_one(number) == 1);
  for (float number : {infinite, -infinite, not_a_number}) CHECK(std::isnan(of_one(number)));
}

TEST_CASE("softmax: the naive form overflows where PyTorch's exp and sum do", "[ops]") {
  struct {
    float x[2], weights[2];
  } const rows[] = {
      // Of torch.exp(x) / torch.exp(x).sum() in PyTorch 1.13.1.
      {{1, 2}, {0.268941402f, 0.731058598f}},
      {{88, 0}, {1, 6.05460149e-39f}},
      {{88.8f, 0}, {not_a_number, 0}},
      {{89, 89}, {not_a_number, not_a_number}},
      {{100, -infinite}, {not_a_number, 0}},
      {{-103, -103.5f}, {0.5f, 0.5f}},
      {{-104, -104}, {not_a_number, not_a_number}},
  };
  for (auto const& row : rows) {
    auto const weights = naive_softmax<keys>(tensor<float, keys<2>>(row.x));
    CAPTURE(row.x[0], row.x[1], weights(0), weights(1));
    CHECK(near(weights(0), row.weights[0]));
    CHECK(near(weights(1), row.weights[1]));
    CHECK_FALSE(std::isnan(softmax<keys>(tensor<float, keys<2>>(row.x))(0)));
  }
}

TEST_CASE("softmax: masking after it and renormalising is masking before it", "[ops]") {
  torch_generator generator{123};
  auto const scores = randn<batch<2>, tokens<17>, keys<17>>(generator);
  auto const before = softmax<keys>(mask_future<tokens, keys>(scores));
  auto const after = renormalize<keys>(tril<tokens, keys>(softmax<keys>(scores)));
  float apart = 0;
  for (std::size_t i = 0; i < before.size(); ++i)
    apart = std::max(apart, std::fabs(before.data()[i] - after.data()[i]));
  CHECK(apart < 1e-6f);
  for (std::size_t t = 0; t < 17; ++t)
    for (std::size_t k = t + 1; k < 17; ++k) CHECK((before(1, t, k) == 0 && after(1, t, k) == 0));
}

TEST_CASE("softmax: a row that sums to zero cannot be renormalised", "[ops]") {
  auto const weights = renormalize<keys>(tensor<float, tokens<3>, keys<2>>{{{1, 3}, {0, 0}, {-1, 1}}});
  CHECK(weights(0, 0) == 0.25f);
  CHECK(weights(0, 1) == 0.75f);
  CHECK(std::isnan(weights(1, 0)));
  CHECK(std::isnan(weights(1, 1)));
  CHECK(weights(2, 1) == infinite);
}
