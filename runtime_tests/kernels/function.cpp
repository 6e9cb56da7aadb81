#include <headsup/kernels/function.hpp>
#include <headsup/kernels/vectorized.hpp>
#include <headsup/math/erf.hpp>
#include <headsup/math/gelu.hpp>
#include <headsup/math/log.hpp>
#include <headsup/math/sigmoid.hpp>
#include <headsup/math/tanh.hpp>

#include "catch.hpp"
#include "machine.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kernels = headsup::headsup_kernels;
namespace math = headsup::headsup_math;
using kernels::function;

namespace {

template <function F> float one(float x) {
  using enum function;
  if constexpr (F == exp) return math::exp(x);
  else if constexpr (F == tanh) return math::tanh(x);
  else if constexpr (F == erf) return math::erf(x);
  else if constexpr (F == relu) return x < 0 ? 0 : x;
  else if constexpr (F == sigmoid) return math::sigmoid(x);
  else if constexpr (F == silu) return math::silu(x);
  else if constexpr (F == gelu) return math::gelu(x);
  else if constexpr (F == gelu_tanh) return math::gelu_tanh(x);
  else return math::log(x);
}

bool same(float x, float y) {
  return std::bit_cast<std::uint32_t>(x) == std::bit_cast<std::uint32_t>(y) || (x != x && y != y);
}

// The numbers of x whose results are others than those of one after the other, or that were written behind.
template <function F> std::size_t mistakes(headsup::instruction_set which, std::vector<float> const& x) {
  constexpr float untouched = 7.25f;
  std::vector<float> out(x.size() + 3, untouched);
  kernels::calculate<F>(which, out.data(), x.data(), x.size());
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < out.size(); ++i) wrong += !same(out[i], i < x.size() ? one<F>(x[i]) : untouched);
  return wrong;
}

template <function F> void require_the_same_bits() {
  // An odd stride meets every exponent, both signs, and every residue of the last bits; also infinities and NaN.
  std::uint32_t const stride = fast ? 40'009 : 4'000'037;
  std::vector<float> any{infinite, -infinite, not_a_number, 0.0f, -0.0f};
  for (std::uint64_t bits = 0; bits < (std::uint64_t{1} << 32); bits += stride)
    any.push_back(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
  std::vector<float> usual;
  for (int i = 0; i < 3000; ++i) usual.push_back(static_cast<float>(i - 1500) / 128);
  for (auto const which : instruction_sets()) {
    CAPTURE(static_cast<int>(F), static_cast<int>(which));
    REQUIRE(mistakes<F>(which, any) == 0);
    REQUIRE(mistakes<F>(which, usual) == 0);
    for (std::size_t n = 0; n <= 40; ++n)
      REQUIRE(mistakes<F>(which, {usual.begin(), usual.begin() + static_cast<std::ptrdiff_t>(n)}) == 0);
  }
}

}  // namespace

TEST_CASE("functions of many numbers have the bits of those of one", "[kernels]") {
  using enum function;
  require_the_same_bits<exp>();
  require_the_same_bits<tanh>();
  require_the_same_bits<erf>();
  require_the_same_bits<relu>();
  require_the_same_bits<sigmoid>();
  require_the_same_bits<silu>();
  require_the_same_bits<gelu>();
  require_the_same_bits<gelu_tanh>();
  require_the_same_bits<log>();
}

TEST_CASE("a function may be written to where its numbers are", "[kernels]") {
  std::vector<float> x(20'003);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i % 97) / 16 - 3;
  std::vector<float> const before = x;
  kernels::calculate<function::gelu>(headsup::instruction_set_in_use(), x.data(), x.data(), x.size());
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < x.size(); ++i) wrong += !same(x[i], math::gelu(before[i]));
  REQUIRE(wrong == 0);
}
