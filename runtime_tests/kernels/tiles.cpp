#include <headsup/kernels/vectorized.hpp>

#include "catch.hpp"
#include "machine.hpp"

#include <cmath>
#include <cstddef>
#include <cstring>
#include <random>
#include <vector>

#if defined(__x86_64__)

using headsup::bfloat16;
using headsup::instruction_set;
namespace kernels = headsup::headsup_kernels;

namespace {

bool is_same(float a, float b) { return a == b || (a != a && b != b); }

// Numbers of both signs, of sizes whose products can be added up with and without rounding.
std::vector<bfloat16> halves(std::size_t n, std::mt19937& random) {
  std::uniform_real_distribution<float> near(-1, 1);
  std::uniform_int_distribution<int> power(-12, 3);
  std::vector<bfloat16> result(n);
  for (bfloat16& each : result) each = static_cast<bfloat16>(std::ldexp(near(random), power(random)));
  return result;
}
float const* as_pairs(std::vector<bfloat16> const& numbers) { return reinterpret_cast<float const*>(numbers.data()); }

// The processor's tiles as its manual describes them, so that every machine with AVX-512 tests the kernel.
struct described_tiles {
  struct tile {
    float numbers[16][16];
  };
  static inline tile tiles[8];
  static inline std::size_t rows_of_sums, pairs_of_rows;

  static std::size_t rows(int which) { return which / 2 == 3 ? pairs_of_rows : rows_of_sums; }
  static std::size_t columns(int which) { return which / 2 == 2 ? pairs_of_rows : 16; }

  static void shape(std::size_t rows, std::size_t pairs) {
    rows_of_sums = rows;
    pairs_of_rows = pairs;
    for (tile& each : tiles) each = {};
  }
  static void release() { shape(0, 0); }
  template <int Tile> static void clear() { tiles[Tile] = {}; }
  template <int Tile> static void load(float const* from, std::size_t apart) {
    for (std::size_t r = 0; r < rows(Tile); ++r)
      for (std::size_t c = 0; c < columns(Tile); ++c)
        std::memcpy(&tiles[Tile].numbers[r][c], from + r * apart + c, sizeof(float));
  }
  template <int Tile> static void store(float* to, std::size_t apart) {
    for (std::size_t r = 0; r < rows(Tile); ++r)
      for (std::size_t c = 0; c < columns(Tile); ++c) to[r * apart + c] = tiles[Tile].numbers[r][c];
  }
  template <int Sums, int Rows, int Columns> static void add() {
    for (std::size_t r = 0; r < rows_of_sums; ++r)
      for (std::size_t c = 0; c < 16; ++c) {
        bfloat16 x[32]{}, y[32]{};
        for (std::size_t k = 0; k < pairs_of_rows; ++k) {
          std::memcpy(static_cast<void*>(x + 2 * k), &tiles[Rows].numbers[r][k], sizeof(float));
          std::memcpy(static_cast<void*>(y + 2 * k), &tiles[Columns].numbers[k][c], sizeof(float));
        }
        float& sum = tiles[Sums].numbers[r][c];
        sum = headsup::headsup_math::add_pairs(sum, x, y, pairs_of_rows);
      }
  }
};

struct what_is_added {
  bool adds, factors, bias, in_steps;
};

// One job of the kernel, compared with the sums of its description, and what stands beside them.
template <class Tiles>
std::size_t wrong_sums(std::size_t rows, std::size_t columns, std::size_t depth, what_is_added what,
                       std::mt19937& random) {
  std::size_t const sums_row = columns + 16, row = what.in_steps ? 1 : depth, step = what.in_steps ? 96 : 1;
  auto const a = halves(2 * (what.in_steps ? depth * step : rows * row), random),
             b = halves(2 * depth * columns, random);
  std::uniform_real_distribution<float> near(-1, 1);
  std::vector<float> sums(rows * sums_row), factors(rows), bias(columns);
  for (auto* numbers : {&sums, &factors, &bias})
    for (float& each : *numbers) each = near(random);
  auto expected = sums;
  for (std::size_t r = 0; r < rows; ++r)
    for (std::size_t c = 0; c < columns; ++c) {
      float& sum = expected[r * sums_row + c];
      if (what.factors) sum *= factors[r];
      else if (!what.adds) sum = 0;
      for (std::size_t k = 0; k < depth; k += 16) {
        std::size_t const pairs = depth - k < 16 ? depth - k : 16;
        bfloat16 x[32], y[32];
        for (std::size_t i = 0; i < 2 * pairs; ++i) {
          x[i] = a[2 * (r * row + (k + i / 2) * step) + i % 2];
          y[i] = b[2 * ((k + i / 2) * columns + c) + i % 2];
        }
        sum = headsup::headsup_math::add_pairs(sum, x, y, pairs);
      }
      if (what.bias) sum += bias[c];
    }
  kernels::avx512::multiply_in_tiles<Tiles>(columns,
                                            {.sums = sums.data(),
                                             .sums_row = sums_row,
                                             .a = as_pairs(a),
                                             .row = row,
                                             .step = step,
                                             .b = as_pairs(b),
                                             .width = columns,
                                             .depth = depth,
                                             .adds = what.adds,
                                             .factors = what.factors ? factors.data() : nullptr,
                                             .bias = what.bias ? bias.data() : nullptr},
                                            rows);
  std::size_t others = 0;
  for (std::size_t i = 0; i < sums.size(); ++i) others += !is_same(sums[i], expected[i]);
  return others;
}

template <class Tiles> void check_jobs() {
  std::mt19937 random(1);
  for (std::size_t rows : {1u, 7u, 16u, 19u, 32u, 53u})
    for (std::size_t columns : {16u, 32u, 48u, 64u})
      for (std::size_t depth : {1u, 5u, 16u, 17u, 60u})
        for (what_is_added what : {what_is_added{false, false, false, false},
                                   {true, false, true, false},
                                   {false, false, true, false},
                                   {false, true, false, true}}) {
          CAPTURE(rows, columns, depth, what.adds, what.factors, what.bias, what.in_steps);
          CHECK(wrong_sums<Tiles>(rows, columns, depth, what, random) == 0);
        }
}

}  // namespace

TEST_CASE("tiles: every job gives the sums of its description", "[kernels]") {
  if (headsup::has_instruction_set(instruction_set::avx512)) check_jobs<described_tiles>();
  if (headsup::headsup_detail::has_tiles()) check_jobs<kernels::avx512::amx_tiles>();
}

// Infinite numbers and none, subnormal ones, and sums that become so.
TEST_CASE("tiles: the processor adds up as add_pairs, to the bit", "[kernels]") {
  if (!headsup::headsup_detail::has_tiles()) return;
  std::mt19937 random(2);
  std::size_t others = 0;
  for (int round = 0; round < 200; ++round) {
    auto x = halves(16 * 32, random), b = halves(16 * 32, random);
    std::vector<float> sums(16 * 16), found;
    for (float& each : sums) each = static_cast<float>(halves(1, random)[0]);
    auto const anywhere = [&](std::vector<bfloat16>& of) -> bfloat16& { return of[random() % of.size()]; };
    if (round % 4 == 1)
      for (float tiny : {0x1p-127f, -0x1p-130f, 0x1p-126f, -0x1.02p-126f, 0x1p-63f})
        for (int i = 0; i < 50; ++i)
          anywhere(x) = static_cast<bfloat16>(tiny), anywhere(b) = static_cast<bfloat16>(0x1p-63f);
    if (round % 4 == 2)
      for (float large : {infinite, -infinite, not_a_number, 0x1p127f, -0x1.8p126f, 0.0f})
        anywhere(x) = static_cast<bfloat16>(large);
    if (round % 4 == 3)
      for (bfloat16& each : x) each = static_cast<bfloat16>(static_cast<float>(each) * 0x1p-120f);
    found = sums;
    kernels::avx512::multiply_in_tiles<kernels::avx512::amx_tiles>(16,
                                                                   {.sums = found.data(),
                                                                    .sums_row = 16,
                                                                    .a = as_pairs(x),
                                                                    .row = 16,
                                                                    .step = 1,
                                                                    .b = as_pairs(b),
                                                                    .width = 16,
                                                                    .depth = 16,
                                                                    .adds = true},
                                                                   16);
    for (std::size_t r = 0; r < 16; ++r)
      for (std::size_t c = 0; c < 16; ++c) {
        bfloat16 y[32];
        for (std::size_t i = 0; i < 32; ++i) y[i] = b[(i / 2 * 16 + c) * 2 + i % 2];
        float const expected = headsup::headsup_math::add_pairs(sums[r * 16 + c], x.data() + r * 32, y, 16);
        others += !is_same(found[r * 16 + c], expected);
      }
  }
  CHECK(others == 0);
}

#endif
