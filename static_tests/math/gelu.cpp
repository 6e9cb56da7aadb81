#include <headsup/math/gelu.hpp>

#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

using headsup::headsup_math::gelu;
using headsup::headsup_math::gelu_tanh;

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

template <class F> constexpr bool is_minus_zero(F x) { return x == 0 && std::bit_cast<std::uint64_t>(double{x}) != 0; }

// Within six ULP.
constexpr bool is_near(double got, double want) {
  auto const bits = [](double x) { return static_cast<std::int64_t>(std::bit_cast<std::uint64_t>(x)); };
  return bits(got) - bits(want) <= 6 && bits(want) - bits(got) <= 6;
}

// what it is
static_assert(std::is_same_v<decltype(gelu(1.0f)), float> && std::is_same_v<decltype(gelu(1.0)), double>);

// what it computes: for float, the nearest
static_assert(gelu(0.1f) == 0x1.ba3a1ap-5f);
static_assert(gelu(0.5f) == 0x1.62075ep-2f);
static_assert(gelu(1.0f) == 0x1.aec4bep-1f);
static_assert(gelu(-1.0f) == -0x1.44ed0cp-3f);
static_assert(gelu(2.5f) == 0x1.3e034ep+1f);
static_assert(gelu(-3.0f) == -0x1.096698p-8f);
static_assert(gelu(-6.5f) == -0x1.1f043ep-32f);
static_assert(gelu(-10.0f) == -0x1.707936p-74f);
static_assert(gelu(-13.5f) == -0x1.263ep-133f);
static_assert(gelu(1e-20f) == 0x1.79ca1p-68f);

// and for double
static_assert(is_near(gelu(0.1), 0x1.ba3a1a550a71cp-5));
static_assert(is_near(gelu(1.0), 0x1.aec4bd120d37dp-1));
static_assert(is_near(gelu(-2.0), -0x1.74bcf82c9d86p-5));
static_assert(is_near(gelu(-8.5), -0x1.7397679c0bf2ep-54));

static_assert(is_minus_zero(gelu(-0.0f)) && is_minus_zero(gelu(-0.0)));
static_assert(gelu(static_cast<float>(inf)) == static_cast<float>(inf) && gelu(inf) == inf);
static_assert(is_minus_zero(gelu(static_cast<float>(-inf))) && is_minus_zero(gelu(-inf)));
static_assert(gelu(3e38f) == 3e38f && gelu(1e300) == 1e300);
static_assert(is_minus_zero(gelu(-3e38f)) && is_minus_zero(gelu(-1e300)));
static_assert(gelu(static_cast<float>(nan)) != gelu(static_cast<float>(nan)) && gelu(nan) != gelu(nan));

// what it is
static_assert(std::is_same_v<decltype(gelu_tanh(1.0f)), float> && std::is_same_v<decltype(gelu_tanh(1.0)), double>);

// what it computes: for float, the nearest
static_assert(gelu_tanh(0.1f) == 0x1.ba3a0ap-5f);
static_assert(gelu_tanh(0.5f) == 0x1.6202dap-2f);
static_assert(gelu_tanh(1.0f) == 0x1.aeb0b8p-1f);
static_assert(gelu_tanh(-1.0f) == -0x1.453d22p-3f);
static_assert(gelu_tanh(2.5f) == 0x1.3e11b8p+1f);
static_assert(gelu_tanh(-3.0f) == -0x1.dcc2ap-9f);
static_assert(gelu_tanh(-6.5f) == -0x1.616f3ep-41f);
static_assert(gelu_tanh(-10.0f) == -0x1.47c8fep-123f);
static_assert(gelu_tanh(1e-20f) == 0x1.79ca1p-68f);

// and for double
static_assert(is_near(gelu_tanh(0.1), 0x1.ba3a08c939602p-5));
static_assert(is_near(gelu_tanh(1.0), 0x1.aeb0b772a3ae1p-1));
static_assert(is_near(gelu_tanh(-2.0), -0x1.73ef8961cab36p-5));
// below -1 it loses digits, as stated: here 8 * 8.5^3
static_assert(0x1.3ae246c7c6a8p-80 < -gelu_tanh(-8.5) && -gelu_tanh(-8.5) < 0x1.3ae246c7c6cfep-80);

static_assert(is_minus_zero(gelu_tanh(-0.0f)) && is_minus_zero(gelu_tanh(-0.0)));
static_assert(gelu_tanh(static_cast<float>(inf)) == static_cast<float>(inf) && gelu_tanh(inf) == inf);
static_assert(is_minus_zero(gelu_tanh(static_cast<float>(-inf))) && is_minus_zero(gelu_tanh(-inf)));
static_assert(gelu_tanh(3e38f) == 3e38f && gelu_tanh(1e300) == 1e300);
static_assert(is_minus_zero(gelu_tanh(-3e38f)) && is_minus_zero(gelu_tanh(-1e300)));
static_assert(gelu_tanh(static_cast<float>(nan)) != gelu_tanh(static_cast<float>(nan)) &&
              gelu_tanh(nan) != gelu_tanh(nan));

// they are two functions
static_assert(gelu(1.0f) != gelu_tanh(1.0f));
