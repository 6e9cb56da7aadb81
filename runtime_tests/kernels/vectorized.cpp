#include <headsup/kernels/softmax.hpp>
#include <headsup/kernels/vectorized.hpp>

#include "catch.hpp"
#include "machine.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <random>
#include <vector>

using headsup::instruction_set;
namespace kernels = headsup::headsup_kernels;

namespace {

constexpr double one_rounding = 0x1p-24;

// Marks memory that must not be written.
constexpr float untouched = 7.25f;

std::vector<float> numbers(std::size_t n, std::mt19937& generator) {
  std::uniform_real_distribution<float> distribution(-1, 1);
  std::vector<float> result(n);
  for (float& each : result) each = distribution(generator);
  return result;
}

// A product and what it should be. The sum of n products of floats is off by n roundings of the sum of their absolute
// values, in any order (Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., section 3.1).
struct product {
  std::size_t rows, columns, depth, in_row;
  std::vector<float> in, weight, bias;
  std::vector<double> expected, bound;

  product(std::size_t r, std::size_t c, std::size_t d, bool biased, std::mt19937& generator)
      : rows(r),
        columns(c),
        depth(d),
        in_row(d + r % 3),
        in(numbers(r * in_row, generator)),
        weight(numbers(c * d, generator)),
        bias(biased ? numbers(c, generator) : std::vector<float>{}),
        expected(r * c),
        bound(r * c) {
    for (std::size_t i = 0; i < r; ++i)
      for (std::size_t j = 0; j < c; ++j) {
        double sum = biased ? static_cast<double>(bias[j]) : 0.0, absolute = std::fabs(sum);
        for (std::size_t k = 0; k < d; ++k) {
          double const each = static_cast<double>(in[i * in_row + k]) * static_cast<double>(weight[j * d + k]);
          sum += each;
          absolute += std::fabs(each);
        }
        expected[i * c + j] = sum;
        bound[i * c + j] = static_cast<double>(d + 1) * one_rounding * absolute;
      }
  }

  // The weight as nn.Linear stores it.
  kernels::matrix by_rows() const {
    return {
        .numbers = weight.data(), .column = depth, .step = 1, .bias = first_bias(), .columns = columns, .depth = depth};
  }
  // And transposed, in its own memory.
  kernels::matrix by_columns(std::vector<float>& turned) const {
    turned.resize(columns * depth);
    for (std::size_t j = 0; j < columns; ++j)
      for (std::size_t k = 0; k < depth; ++k) turned[k * columns + j] = weight[j * depth + k];
    return {.numbers = turned.data(),
            .column = 1,
            .step = columns,
            .bias = first_bias(),
            .columns = columns,
            .depth = depth};
  }
  // And as panels. The memory is exactly as large as packed_size says, so a sanitizer detects one number too many.
  kernels::matrix packed(instruction_set which, std::vector<float>& panels) const {
    panels.assign(kernels::packed_size(which, columns, depth), not_a_number);
    kernels::pack(which, panels.data(), by_rows());
    return {.panels = panels.data(), .bias = first_bias(), .columns = columns, .depth = depth};
  }
  float const* first_bias() const { return bias.empty() ? nullptr : bias.data(); }

  // How many sums are wrong, and how many numbers outside them were written, with the rows as they are.
  std::size_t mistakes(instruction_set which, kernels::matrix const& m, std::size_t out_row) const {
    std::vector<float> out((rows - 1) * out_row + columns, untouched);
    kernels::multiply(which, in.data(), in_row, rows, m, kernels::destination{out.data(), out_row});
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
      std::size_t const r = i / out_row, c = i % out_row;
      if (c >= columns) wrong += out[i] != untouched;
      else wrong += !(std::fabs(static_cast<double>(out[i]) - expected[r * columns + c]) <= bound[r * columns + c]);
    }
    return wrong;
  }

  std::size_t mistakes(instruction_set which) const {
    std::vector<float> memory, turned;
    return mistakes(which, packed(which, memory), columns) + mistakes(which, packed(which, memory), columns + 3) +
           mistakes(which, by_rows(), columns + 1) + mistakes(which, by_columns(turned), columns);
  }
};

}  // namespace

TEST_CASE("vectorized: products are within their bound for every remainder", "[kernels]") {
  std::mt19937 generator(1);
  std::size_t seen = 0;
  for (std::size_t rows = 1; rows <= 14; ++rows)
    for (std::size_t columns = 1; columns <= 70; ++columns) {
      // All rows meet all columns; the depths take turns, so that each of them meets all remainders of both.
      std::size_t const repeats = fast ? 8 : 1;
      if (!fast && (rows * 70 + columns) % 3 != 0) continue;
      for (std::size_t i = 0; i < repeats; ++i) {
        std::size_t const depth = 1 + seen++ * 7 % 40;
        product const each(rows, columns, depth, seen % 2 == 0, generator);
        for (instruction_set which : instruction_sets()) {
          std::size_t const wrong = each.mistakes(which);
          if (wrong == 0) continue;
          CAPTURE(static_cast<int>(which), rows, columns, depth);
          CHECK(wrong == 0);
        }
      }
    }
  CHECK(seen > 300);
}

TEST_CASE("vectorized: products are within their bound at larger depths", "[kernels]") {
  std::mt19937 generator(2);
  for (std::size_t depth : {41u, 64u, 65u, 255u, 256u, 257u, 300u, 511u, 513u, 1025u, 1600u})
    for (std::size_t rows : {1u, 3u, 6u, 17u, 97u}) {
      if (!fast && rows * depth > 20000) continue;
      product const each(rows, 37 + depth % 31, depth, rows % 2 == 0, generator);
      for (instruction_set which : instruction_sets()) {
        CAPTURE(static_cast<int>(which), rows, depth);
        CHECK(each.mistakes(which) == 0);
      }
    }
}

TEST_CASE("vectorized: sums go to their own heads", "[kernels]") {
  // The smallest cache, so that long sums are cut.
  headsup::headsup_program::second_level_cache = 256 << 10;
  std::mt19937 generator(3);
  for (std::size_t size : {1u, 2u, 3u, 5u, 16u, 32u, 64u, 80u, 96u, 128u})
    for (std::size_t heads : {1u, 2u, 3u})
      for (std::size_t tokens : {1u, 5u, 7u, 13u})
        for (std::size_t examples : {1u, 3u}) {
          if (!fast && size * heads > 100 && tokens != 7) continue;
          // Some sums are so long that they are computed in parts, which are added in the head.
          std::size_t const depth = size % 16 == 5 && tokens == 7 ? 2050 : 11 + tokens;
          product const each(examples * tokens, heads * size, depth, heads == 2, generator);
          std::vector<float> memory, turned;
          // Space for more tokens than there are, as in a cache.
          std::size_t const row = size, head = (tokens + 2) * size, example = heads * head;
          for (instruction_set which : instruction_sets())
            for (kernels::matrix const& m : {each.packed(which, memory), each.by_rows(), each.by_columns(turned)}) {
              std::vector<float> out(examples * example, untouched);
              kernels::multiply(which, each.in.data(), each.in_row, each.rows, m,
                                kernels::destination{out.data(), row, tokens, example, size, head});
              std::size_t wrong = 0;
              for (std::size_t i = 0; i < out.size(); ++i) {
                std::size_t const e = i / example, h = i % example / head, t = i % head / row, d = i % row;
                if (t >= tokens) {
                  wrong += out[i] != untouched;
                } else {
                  std::size_t const at = (e * tokens + t) * heads * size + h * size + d;
                  wrong += !(std::fabs(static_cast<double>(out[i]) - each.expected[at]) <= each.bound[at]);
                }
              }
              if (wrong == 0) continue;
              CAPTURE(static_cast<int>(which), size, heads, tokens, examples, m.panels == nullptr, m.step);
              CHECK(wrong == 0);
            }
        }
  headsup::headsup_program::second_level_cache = 0;
}

TEST_CASE("vectorized: panels round their columns up to whole registers", "[kernels]") {
  std::mt19937 generator(4);
  for (instruction_set which : instruction_sets()) {
    std::size_t const lanes = which == instruction_set::avx512 ? 16 : which == instruction_set::avx2 ? 8 : 4;
    for (std::size_t columns = 1; columns <= 70; ++columns)
      for (std::size_t depth : {1u, 5u, 33u}) {
        std::size_t const size = kernels::packed_size(which, columns, depth);
        CHECK(size == (columns + lanes - 1) / lanes * lanes * depth);
        // Each number occurs once, and the rest is 0: a sum in the empty columns must not become infinite.
        product const each(1, columns, depth, false, generator);
        std::vector<float> panels;
        (void)each.packed(which, panels);
        std::vector<float> sorted = panels, expected = each.weight;
        expected.resize(size);
        std::sort(sorted.begin(), sorted.end());
        std::sort(expected.begin(), expected.end());
        CHECK(sorted == expected);
      }
  }
}

TEST_CASE("vectorized: softmax is within its bound for every remainder", "[kernels]") {
  std::mt19937 generator(5);
  for (instruction_set which : instruction_sets())
    for (std::size_t n = 1; n <= 70; ++n)
      for (float spread : {0.01f, 1.0f, 30.0f, 200.0f}) {
        constexpr std::size_t rows = 3;
        std::size_t const row = n + n % 4;
        auto x = numbers(rows * row, generator);
        for (float& each : x) each *= spread;
        std::vector<float> out(rows * row, untouched);
        kernels::softmax(which, out.data(), x.data(), rows, row, n);
        double off = 0;
        std::size_t beside = 0;
        for (std::size_t r = 0; r < rows; ++r) {
          auto const largest = static_cast<double>(*std::max_element(x.data() + r * row, x.data() + r * row + n));
          double total = 0;
          for (std::size_t i = 0; i < n; ++i) total += std::exp(static_cast<double>(x[r * row + i]) - largest);
          for (std::size_t i = 0; i < row; ++i) {
            if (i >= n) {
              beside += out[r * row + i] != untouched;
              continue;
            }
            double const distance = largest - static_cast<double>(x[r * row + i]);
            double const expected = std::exp(-distance) / total;
            // 4 ulp, n/2 ulp of the sum, and what the rounded subtraction and the rounded product with log2 e do to the
            // exponent: 2 roundings of it, and 2^-25 of the distance for log2 e itself. Below 2^-126 numbers are 0.
            double const relative = (8 + static_cast<double>(n) + 4 * distance) * one_rounding;
            double const error = std::fabs(static_cast<double>(out[r * row + i]) - expected);
            off = std::max(off, error / (relative * expected + 0x1p-126));
          }
        }
        if (off <= 1 && beside == 0) continue;
        CAPTURE(static_cast<int>(which), n, spread);
        CHECK(off <= 1);
        CHECK(beside == 0);
      }
}

// A row of x and 0 becomes 2^y / (1 + 2^y) and 1 / (1 + 2^y), whose quotient is 2^y but for the roundings of two
// divisions; y is x times log2 e, rounded.
TEST_CASE("vectorized: powers of two are within 2 ulp", "[kernels]") {
  constexpr std::size_t rows = 4096;
  std::uint32_t const step = fast ? 997 : 99991;
  for (instruction_set which : instruction_sets()) {
    double largest = 0;
    std::vector<float> x(2 * rows), out(2 * rows);
    std::uint32_t bits = std::bit_cast<std::uint32_t>(0x1p-30f);
    std::uint32_t const last = std::bit_cast<std::uint32_t>(87.3f);
    while (bits <= last) {
      std::size_t used = 0;
      for (; used < rows && bits <= last; ++used, bits += step) {
        x[2 * used] = -std::bit_cast<float>(bits);
        x[2 * used + 1] = 0;
      }
      kernels::softmax(which, out.data(), x.data(), used, 2, 2);
      for (std::size_t r = 0; r < used; ++r) {
        double const y = static_cast<double>(x[2 * r] * 0x1.715476p+0f);
        double const quotient = static_cast<double>(out[2 * r]) / static_cast<double>(out[2 * r + 1]);
        largest = std::max(largest, std::fabs(quotient / std::exp2(y) - 1));
      }
    }
    CAPTURE(static_cast<int>(which));
    // 2 ulp, each of which is up to 2^-23 of the number, and the two roundings.
    CHECK(largest <= 2 * 0x1p-23 + 2 * one_rounding);
  }
}

TEST_CASE("vectorized: a softmax row without a largest number is NaN, other rows have their limits", "[kernels]") {
  for (instruction_set which : instruction_sets())
    for (std::size_t n = 1; n <= 70; n += fast ? 1 : 3)
      for (std::size_t place = 0; place < n; ++place) {
        // Three rows, so that damage to a neighbouring row is detected.
        std::vector<float> x(3 * n), out(3 * n);
        std::size_t wrong = 0;
        for (float special : {infinite, not_a_number, -infinite}) {
          for (std::size_t i = 0; i < 3 * n; ++i) x[i] = static_cast<float>(i % 5);
          x[n + place] = special;
          kernels::softmax(which, out.data(), x.data(), 3, n, n);
          for (std::size_t i = 0; i < 3 * n; ++i) {
            bool const of_row = i / n == 1;
            if (of_row && (special != -infinite || n == 1)) wrong += !std::isnan(out[i]);
            else if (of_row && i % n == place) wrong += out[i] != 0;
            else wrong += !(out[i] > 0 && out[i] <= 1);
          }
        }
        for (std::size_t i = 0; i < n; ++i) x[n + i] = -infinite;
        kernels::softmax(which, out.data(), x.data(), 3, n, n);
        for (std::size_t i = 0; i < n; ++i) wrong += !std::isnan(out[n + i]);
        for (std::size_t i = 0; i < n; ++i) x[n + i] = i == place ? 1e30f : -1e30f;
        kernels::softmax(which, out.data(), x.data(), 3, n, n);
        for (std::size_t i = 0; i < n; ++i) wrong += out[n + i] != (i == place ? 1.0f : 0.0f);
        if (wrong == 0) continue;
        CAPTURE(static_cast<int>(which), n, place);
        CHECK(wrong == 0);
      }
}

TEST_CASE("vectorized: softmax may write to its input", "[kernels]") {
  std::mt19937 generator(6);
  for (instruction_set which : instruction_sets())
    for (std::size_t n : {1u, 3u, 16u, 17u, 61u}) {
      auto x = numbers(2 * n, generator);
      std::vector<float> out(2 * n);
      kernels::softmax(which, out.data(), x.data(), 2, n, n);
      kernels::softmax(which, x.data(), x.data(), 2, n, n);
      CHECK(x == out);
    }
}

// Columns fill registers and blocks, or not; whatever stands in one changes no other.
TEST_CASE("vectorized: softmax of columns has the bits of softmax_row", "[kernels]") {
  std::mt19937 generator(7);
  constexpr float largest = std::numeric_limits<float>::max();
  constexpr float special[] = {infinite, -infinite, not_a_number, largest, -largest, -0.0f, 0x1p-149f};
  for (instruction_set which : instruction_sets())
    for (std::size_t columns : {1u, 2u, 3u, 4u, 5u, 7u, 8u, 9u, 17u, 31u, 63u, 64u, 65u, 131u})
      for (std::size_t n : {1u, 2u, 3u, 5u, 37u})
        for (bool const strange : {false, true}) {
          std::size_t const step = columns + columns % 3, size = (n - 1) * step + columns;
          auto x = numbers(size, generator);
          for (float& each : x) {
            each *= 50;
            if (strange && generator() % 8 == 0) each = special[generator() % std::size(special)];
          }
          for (std::size_t i = 0; strange && i < n; ++i) x[i * step] = -infinite;
          std::vector<float> expected(size + 3, untouched);
          std::vector<float> out = expected, in_place = x;
          for (std::size_t c = 0; c < columns; ++c) kernels::softmax_row(expected.data() + c, x.data() + c, step, n);
          kernels::softmax_columns(which, out.data(), x.data(), columns, step, n);
          kernels::softmax_columns(which, in_place.data(), in_place.data(), columns, step, n);
          std::size_t wrong = 0;
          for (std::size_t i = 0; i < out.size(); ++i) {
            auto const bits = std::bit_cast<std::uint32_t>(expected[i]);
            wrong += std::bit_cast<std::uint32_t>(out[i]) != bits;
            wrong += i < size && i % step < columns && std::bit_cast<std::uint32_t>(in_place[i]) != bits;
          }
          if (wrong == 0) continue;
          CAPTURE(static_cast<int>(which), columns, n, strange);
          CHECK(wrong == 0);
        }
}

TEST_CASE("vectorized: the instruction set is one that the machine has", "[kernels]") {
  using enum instruction_set;
  CHECK(headsup::has_instruction_set(baseline));
  for (instruction_set which : {baseline, avx2, avx512, avx512_bf16, amx_bf16}) {
    if (headsup::has_instruction_set(which)) {
      using_instruction_set const now(which);
      CHECK(headsup::instruction_set_in_use() == which);
    } else {
      CHECK_THROWS_AS(headsup::use_instruction_set(which), headsup::argument_error);
    }
  }
  CHECK(headsup::widest_instruction_set() == all_instruction_sets().back());
}
