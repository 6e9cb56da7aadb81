// Attention of one query, as in decoding: of every head size, number of keys and width, by every instruction set.

#include <headsup/kernels/vectorized.hpp>

#include "catch.hpp"
#include "machine.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>
#include <random>
#include <vector>

using headsup::bfloat16;
using headsup::instruction_set;
namespace kernels = headsup::headsup_kernels;

namespace {

// Sums of up to 200 products and 401 keys of numbers below 1, each rounded, by kernels that add in parts.
constexpr double error_of_parts = 2e-6;

template <class Cached> auto kernel_of([[maybe_unused]] instruction_set which) {
#if defined(__x86_64__)
  if (which == instruction_set::avx512) return kernels::avx512::for_attention<float, Cached>.cached.attend_one;
  if (which == instruction_set::avx2) return kernels::avx2::for_attention<float, Cached>.cached.attend_one;
#endif
  return kernels::baseline::for_attention<float, Cached>.cached.attend_one;
}

// A query, and keys and values in memory that ends with the last of them.
template <class Cached> struct example {
  std::size_t seen, head_dim;
  std::vector<float> query;
  std::unique_ptr<Cached[]> keys, values;

  example(std::size_t count, std::size_t size)
      : seen(count), head_dim(size), query(size), keys(new Cached[count * size]), values(new Cached[count * size]) {
    std::mt19937 generator(static_cast<unsigned>(count * 1000 + size));
    std::uniform_real_distribution<float> distribution(-1, 1);
    for (float& each : query) each = distribution(generator);
    for (std::size_t i = 0; i < count * size; ++i) {
      keys[i] = static_cast<Cached>(distribution(generator));
      values[i] = static_cast<Cached>(distribution(generator));
    }
  }

  double scale() const { return 1 / std::sqrt(static_cast<double>(head_dim)); }

  std::vector<float> attend(instruction_set which, std::size_t count, bool const* present, std::size_t own) const {
    std::vector<float> scores(count + 16 + head_dim), out(head_dim);
    kernel_of<Cached>(which)(scores.data(), query.data(), keys.get(), values.get(), count, present, own, head_dim,
                             scale(), out.data());
    return out;
  }

  std::vector<double> expected(bool const* present, std::size_t own) const {
    auto const number = [](Cached x) { return static_cast<double>(static_cast<float>(x)); };
    std::vector<double> out(head_dim);
    double total = 0;
    for (std::size_t k = 0; k < seen; ++k) {
      if (present != nullptr && !present[k] && k != own) continue;
      double score = 0;
      for (std::size_t d = 0; d < head_dim; ++d)
        score += static_cast<double>(query[d]) * number(keys[k * head_dim + d]);
      double const weight = std::exp(score * scale());
      total += weight;
      for (std::size_t d = 0; d < head_dim; ++d) out[d] += weight * number(values[k * head_dim + d]);
    }
    for (double& each : out) each /= total;
    return out;
  }
};

double largest_error(std::vector<float> const& got, std::vector<double> const& expected) {
  double worst = 0;
  for (std::size_t i = 0; i < got.size(); ++i)
    if (double const error = std::fabs(static_cast<double>(got[i]) - expected[i]); !(error <= worst)) worst = error;
  return worst;
}

bool same_bits(std::vector<float> const& a, std::vector<float> const& b) {
  return __builtin_memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

template <class Cached> void check_sizes() {
  for (std::size_t head_dim : {1u, 3u, 4u, 6u, 8u, 13u, 16u, 20u, 25u, 32u, 37u, 48u, 64u, 67u, 80u, 96u, 128u, 200u})
    for (std::size_t seen : {1u, 2u, 5u, 15u, 16u, 17u, 33u, 64u, 66u, 131u, 401u}) {
      example<Cached> const one(seen, head_dim);
      auto const present = std::make_unique<bool[]>(seen);
      for (std::size_t k = 0; k < seen; ++k) present[k] = k % 3 != 1;
      auto const all = one.expected(nullptr, 0), some = one.expected(present.get(), seen - 1);
      for (instruction_set which : instruction_sets()) {
        CAPTURE(sizeof(Cached), head_dim, seen, static_cast<int>(which));
        CHECK(largest_error(one.attend(which, seen, nullptr, 0), all) <= error_of_parts);
        CHECK(largest_error(one.attend(which, seen, present.get(), seen - 1), some) <= error_of_parts);
      }
    }
}

template <class Cached> void check_order() {
  for (std::size_t head_dim : {7u, 20u, 64u, 84u})
    for (std::size_t seen : {1u, 18u, 63u, 64u, 150u, 301u}) {
      example<Cached> const one(seen + 100, head_dim);
      auto const present = std::make_unique<bool[]>(seen + 100);
      std::fill_n(present.get(), seen, true);
      for (instruction_set which : instruction_sets()) {
        auto const alone = one.attend(which, seen, nullptr, 0);
        for (std::size_t more : {1u, 2u, 16u, 100u}) {
          CAPTURE(sizeof(Cached), head_dim, seen, more, static_cast<int>(which));
          CHECK(same_bits(one.attend(which, seen + more, present.get(), 0), alone));
        }
      }
    }
}

}  // namespace

TEST_CASE("one query: every head size and number of keys, in both widths", "[kernels]") {
  check_sizes<float>();
  check_sizes<bfloat16>();
}

TEST_CASE("one query: keys are added in their order, so absent ones at the end change no bit", "[kernels]") {
  check_order<float>();
  check_order<bfloat16>();
}
