#include <headsup/kernels/contract.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/kernels/loops.hpp>
#include <headsup/kernels/reduce.hpp>
#include <headsup/kernels/softmax.hpp>

#include "catch.hpp"
#include "machine.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <random>
#include <vector>

using headsup::headsup_kernels::loop;
using headsup::headsup_kernels::nest;
namespace kernels = headsup::headsup_kernels;

namespace {

template <class T> std::vector<T> random_numbers(std::size_t n, unsigned seed) {
  std::mt19937 generator(seed);
  std::vector<T> numbers(n);
  for (T& each : numbers) each = static_cast<T>(static_cast<double>(generator()) * 0x1p-31 - 1);
  return numbers;
}

template <class T> bool same_bits(std::vector<T> const& x, std::vector<T> const& y) {
  using bits = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
  return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                    [](T one, T other) { return std::bit_cast<bits>(one) == std::bit_cast<bits>(other); });
}

// How many elements the loops reach, so that a sanitizer detects one step too many.
std::size_t reach(std::initializer_list<loop> loops, std::size_t loop::* stride) {
  std::size_t last = 0;
  for (loop const& each : loops) last += (std::max<std::size_t>(each.count, 1) - 1) * (each.*stride);
  return last + 1;
}

// Whether both kernels make the same bits of the loops of a matrix product, and leave what is between alone.
template <class T> bool same_in_both(loop rows, loop columns, loop sum) {
  auto const a = random_numbers<T>(reach({rows, columns, sum}, &loop::a), 1);
  auto const b = random_numbers<T>(reach({rows, columns, sum}, &loop::b), 2);
  std::vector<T> expected(reach({rows, columns}, &loop::out), T{7});
  std::vector<T> got = expected;
  for (std::size_t r = 0; r < rows.count; ++r)
    kernels::reference::contract_row(expected.data() + r * rows.out, a.data() + r * rows.a, b.data() + r * rows.b,
                                     columns, sum);
  kernels::blocked::contract<false>(got.data(), a.data(), b.data(), nest(rows, columns), sum);
  return same_bits(got, expected);
}

}  // namespace

TEST_CASE("kernels: blocks give the bits of the reference for every remainder", "[kernels]") {
  for (std::size_t columns = 0; columns <= 40; ++columns)
    for (std::size_t depth : {1u, 2u, 3u, 15u, 16u, 17u, 64u})
      for (std::size_t rows : {1u, 2u, 5u}) {
        INFO(rows << " rows, " << columns << " columns, " << depth << " products a sum");
        // The right operand with its columns side by side, and with the summed axis side by side.
        CHECK(same_in_both<float>({rows, columns, depth, 0}, {columns, 1, 0, 1}, {depth, 0, 1, columns}));
        CHECK(same_in_both<float>({rows, columns, depth, 0}, {columns, 1, 0, depth}, {depth, 0, 1, 1}));
      }
}

TEST_CASE("kernels: blocks give the bits of the reference where a sum takes several blocks", "[kernels]") {
  constexpr std::size_t deep = kernels::blocked::depth;
  for (std::size_t columns : {1u, 15u, 16u, 17u, 33u})
    for (std::size_t depth : {deep - 1, deep, deep + 1, 2 * deep, 2 * deep + 3}) {
      INFO(columns << " columns, " << depth << " products a sum");
      CHECK(same_in_both<float>({3, columns, depth, 0}, {columns, 1, 0, 1}, {depth, 0, 1, columns}));
      CHECK(same_in_both<double>({3, columns, depth, 0}, {columns, 1, 0, depth}, {depth, 0, 1, 1}));
    }
}

TEST_CASE("kernels: blocks give the bits of the reference at any stride", "[kernels]") {
  for (std::size_t columns : {1u, 2u, 7u, 8u, 9u, 16u, 31u, 40u})
    for (std::size_t step : {1u, 2u, 3u})
      for (std::size_t depth : {1u, 5u, 17u}) {
        INFO(columns << " columns, " << depth << " products a sum, every " << step);
        loop const rows{4, 3 * columns, step * depth * 2, 0};
        CHECK(same_in_both<float>(rows, {columns, step, 0, step}, {depth, 0, step, step * columns}));
        CHECK(same_in_both<double>(rows, {columns, 3, 0, depth + 1}, {depth, 0, 2 * step, 1}));
        // A vector on the right, an axis that both operands have, and one product after the other.
        CHECK(same_in_both<float>({4, columns, 0, step}, {columns, 1, depth, 0}, {depth, 0, 1, 4 * step}));
        CHECK(same_in_both<float>(rows, {columns, step, step, step}, {depth, 0, columns * step, columns * step}));
        CHECK(same_in_both<double>({4, columns, 1, step}, {columns, 1, 4, 4 * step}, {depth, 0, 4 * columns, 1}));
      }
}

TEST_CASE("kernels: blocks give the bits of the reference in nests of up to eight loops", "[kernels]") {
  std::mt19937 generator(3);
  for (int repeat = 0; repeat < 200; ++repeat) {
    // Every loop is one of the left operand, of the right one, or of both, and the left operand's come first or mixed.
    std::array<loop, 5> loops;
    loop sum{1 + generator() % 20, 0, 1, 1};
    std::size_t out = 1, a = sum.count, b = sum.count;
    for (std::size_t i = loops.size(); i-- > 0;) {
      std::size_t const count = 1 + generator() % (i == 4 ? 35 : 4);
      auto const kind = generator() % 3;
      loops[i] = {count, out, kind == 1 ? 0 : a, kind == 0 ? 0 : b};
      out *= count;
      if (kind != 1) a *= count;
      if (kind != 0) b *= count;
    }
    auto const left = random_numbers<float>(a, 4), right = random_numbers<float>(b, 5);
    std::vector<float> expected(out), got(out);
    nest const kept(loops[0], loops[1], loops[2], loops[3], loops[4]);
    kernels::for_each_row(kept, [&](std::size_t to, std::size_t x, std::size_t y) {
      kernels::reference::contract_row(expected.data() + to, left.data() + x, right.data() + y, kept.inner(), sum);
    });
    kernels::contract<false>(got.data(), left.data(), right.data(), kept, sum);
    CAPTURE(repeat);
    CHECK(same_bits(got, expected));
  }
}

TEST_CASE("kernels: an infinity affects only its own sums", "[kernels]") {
  // 3 rows of 2 times 2 rows of 19; the empty lanes of the last block must not spread what they compute.
  std::vector<float> const a{1, infinite, 0, 1, not_a_number, 1};
  std::vector<float> b(38, 1.0f);
  b[3] = -infinite;
  std::vector<float> got(57);
  kernels::contract<false>(got.data(), a.data(), b.data(), nest(loop{3, 19, 2, 0}, loop{19, 1, 0, 1}), {2, 0, 1, 19});
  for (std::size_t j = 0; j < 19; ++j) {
    CAPTURE(j);
    CHECK((j == 3 ? std::isnan(got[j]) : got[j] == infinite));
    CHECK((j == 3 ? std::isnan(got[19 + j]) : got[19 + j] == 1));
    CHECK(std::isnan(got[38 + j]));
  }
}

TEST_CASE("kernels: a nest visits what loops within loops visit, in their order", "[kernels]") {
  std::mt19937 generator(6);
  for (int repeat = 0; repeat < 300; ++repeat) {
    std::array<loop, 4> loops;
    // Loops of size 1 disappear, and some adjacent loops walk memory like one.
    std::size_t dense = 1;
    for (std::size_t i = loops.size(); i-- > 0;) {
      loops[i] = {1 + generator() % 3, dense, generator() % 2 != 0 ? dense : generator() % 5,
                  generator() % 2 != 0 ? dense : 0};
      dense *= loops[i].count;
    }
    std::vector<std::array<std::size_t, 3>> expected, visited;
    std::array<std::size_t, 4> at{};
    for (at[0] = 0; at[0] < loops[0].count; ++at[0])
      for (at[1] = 0; at[1] < loops[1].count; ++at[1])
        for (at[2] = 0; at[2] < loops[2].count; ++at[2])
          for (at[3] = 0; at[3] < loops[3].count; ++at[3]) {
            std::array<std::size_t, 3> sum{};
            for (std::size_t i = 0; i < 4; ++i) {
              sum[0] += at[i] * loops[i].out;
              sum[1] += at[i] * loops[i].a;
              sum[2] += at[i] * loops[i].b;
            }
            expected.push_back(sum);
          }
    nest const n(loops[0], loops[1], loops[2], loops[3]);
    kernels::for_each_row(n, [&](std::size_t out, std::size_t a, std::size_t b) {
      for (std::size_t i = 0; i < n.inner().count; ++i)
        visited.push_back({out + i * n.inner().out, a + i * n.inner().a, b + i * n.inner().b});
    });
    CAPTURE(repeat);
    CHECK(visited == expected);
  }
}

TEST_CASE("kernels: adjacent loops that walk memory like one loop become one", "[kernels]") {
  CHECK(nest(loop{2, 15, 15}, loop{3, 5, 5}, loop{5, 1, 1}).depth == 1);
  CHECK(nest(loop{2, 15, 15}, loop{3, 5, 5}, loop{5, 1, 1}).inner().count == 30);
  CHECK(nest(loop{2, 15, 15}, loop{1, 4, 9}, loop{15, 1, 1}).depth == 1);
  CHECK(nest(loop{2, 15, 15}, loop{3, 5, 0}, loop{5, 1, 1}).depth == 3);
  CHECK(nest(loop{1}, loop{1}).depth == 1);
  CHECK(nest().inner().count == 1);
}

TEST_CASE("kernels: map and zip write every element once, in the order of the nest", "[kernels]") {
  // A transposition of 3 x 5, and rows of 5 with a number for each row.
  std::vector<float> const x = random_numbers<float>(15, 7), y{1, 2, 3};
  std::vector<float> turned(15), added(15);
  kernels::map(turned.data(), x.data(), nest(loop{5, 3, 1}, loop{3, 1, 5}), [](float number) { return 2 * number; });
  kernels::zip(added.data(), x.data(), y.data(), nest(loop{3, 5, 5, 1}, loop{5, 1, 1, 0}),
               [](float one, float other) { return one - other; });
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 5; ++j) {
      CHECK(turned[j * 3 + i] == 2 * x[i * 5 + j]);
      CHECK(added[i * 5 + j] == x[i * 5 + j] - y[i]);
    }
}

TEST_CASE("kernels: a sum adds in four strands, the remainder to the first", "[kernels]") {
  for (std::size_t n = 1; n <= 40; ++n)
    for (std::size_t step : {1u, 3u}) {
      auto const x = random_numbers<float>((n - 1) * step + 1, static_cast<unsigned>(n));
      std::vector<float> strands(4);
      for (std::size_t i = 0; i < n; ++i) strands[i < n / 4 * 4 ? i % 4 : 0] += x[i * step];
      CAPTURE(n, step);
      CHECK(kernels::sum(x.data(), step, n) == std::accumulate(strands.begin(), strands.end(), 0.0f));
    }
}

TEST_CASE("kernels: the largest number is one of them, or NaN", "[kernels]") {
  for (std::size_t n = 1; n <= 20; ++n)
    for (std::size_t place = 0; place < n; ++place) {
      auto x = random_numbers<float>(n, static_cast<unsigned>(n));
      CAPTURE(n, place);
      x[place] = 1;
      CHECK(kernels::max(x.data(), 1, n) == 1);
      x[place] = -2;
      CHECK(kernels::max(x.data(), 1, n) == *std::max_element(x.begin(), x.end()));
      x[place] = std::numeric_limits<float>::quiet_NaN();
      CHECK(std::isnan(kernels::max(x.data(), 1, n)));
    }
  float const spread[] = {1, 9, 9, 2, 9, 9, 0};
  CHECK(kernels::max(spread, 3, 3) == 2);
}

TEST_CASE("kernels: a softmax row may have any stride and write to its input", "[kernels]") {
  for (std::size_t n : {1u, 2u, 15u, 16u, 17u, 33u}) {
    auto const x = random_numbers<float>(n, 8);
    std::vector<float> dense(n), spread(3 * n), in_place = x;
    for (std::size_t i = 0; i < n; ++i) spread[3 * i] = x[i];
    kernels::softmax_row(dense.data(), x.data(), 1, n);
    kernels::softmax_row(spread.data(), spread.data(), 3, n);
    kernels::softmax_row(in_place.data(), in_place.data(), 1, n);
    CAPTURE(n);
    CHECK(in_place == dense);
    for (std::size_t i = 0; i < n; ++i) CHECK(spread[3 * i] == dense[i]);
  }
}
