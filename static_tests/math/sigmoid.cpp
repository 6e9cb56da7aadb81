#include <headsup/math/sigmoid.hpp>

#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

using headsup::headsup_math::sigmoid;
using headsup::headsup_math::silu;

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

template <class F> constexpr bool is_minus_zero(F x) { return x == 0 && std::bit_cast<std::uint64_t>(double{x}) != 0; }

// Within two ULP.
constexpr bool is_near(double got, double want) {
  auto const bits = [](double x) { return static_cast<std::int64_t>(std::bit_cast<std::uint64_t>(x)); };
  return bits(got) - bits(want) <= 2 && bits(want) - bits(got) <= 2;
}

// what it is
static_assert(std::is_same_v<decltype(sigmoid(1.0f)), float> && std::is_same_v<decltype(sigmoid(1.0)), double>);

// what it computes: for float, the nearest
static_assert(sigmoid(0.1f) == 0x1.0cca12p-1f);
static_assert(sigmoid(0.5f) == 0x1.3eb2fep-1f);
static_assert(sigmoid(1.0f) == 0x1.764d5p-1f);
static_assert(sigmoid(-1.0f) == 0x1.136562p-2f);
static_assert(sigmoid(2.5f) == 0x1.d9291ep-1f);
static_assert(sigmoid(-3.0f) == 0x1.848344p-5f);
static_assert(sigmoid(-6.5f) == 0x1.8986a2p-10f);
static_assert(sigmoid(-10.0f) == 0x1.7cd32ep-15f);
static_assert(sigmoid(-13.5f) == 0x1.700376p-20f);
static_assert(sigmoid(1e-20f) == 0.5f);

// and for double
static_assert(is_near(sigmoid(0.1), 0x1.0cca12729afb8p-1));
static_assert(is_near(sigmoid(1.0), 0x1.764d4f5d5a2bdp-1));
static_assert(is_near(sigmoid(-2.0), 0x1.e84152bac31afp-4));
static_assert(is_near(sigmoid(-8.5), 0x1.aa9e06f8cd118p-13));

static_assert(sigmoid(0.0f) == 0.5f && sigmoid(-0.0) == 0.5);
static_assert(sigmoid(-100.0f) == 0x1.bp-145f && sigmoid(-104.0f) == 0);
static_assert(sigmoid(3e38f) == 1 && sigmoid(-3e38f) == 0);
static_assert(sigmoid(static_cast<float>(inf)) == 1 && sigmoid(static_cast<float>(-inf)) == 0);
static_assert(sigmoid(inf) == 1 && sigmoid(-inf) == 0 && sigmoid(-740.0) > 0 && sigmoid(-746.0) == 0);
static_assert(sigmoid(static_cast<float>(nan)) != sigmoid(static_cast<float>(nan)) && sigmoid(nan) != sigmoid(nan));

// what it is
static_assert(std::is_same_v<decltype(silu(1.0f)), float> && std::is_same_v<decltype(silu(1.0)), double>);

// what it computes: for float, the nearest
static_assert(silu(0.1f) == 0x1.ae101ep-5f);
static_assert(silu(0.5f) == 0x1.3eb2fep-2f);
static_assert(silu(1.0f) == 0x1.764d5p-1f);
static_assert(silu(-1.0f) == -0x1.136562p-2f);
static_assert(silu(2.5f) == 0x1.27b9b2p+1f);
static_assert(silu(-3.0f) == -0x1.236272p-3f);
static_assert(silu(-6.5f) == -0x1.3fbd64p-7f);
static_assert(silu(-10.0f) == -0x1.dc07fap-12f);
static_assert(silu(-13.5f) == -0x1.3682ecp-16f);
static_assert(silu(1e-20f) == 0x1.79ca1p-68f);

// and for double
static_assert(is_near(silu(0.1), 0x1.ae101d842b2cp-5));
static_assert(is_near(silu(1.0), 0x1.764d4f5d5a2bdp-1));
static_assert(is_near(silu(-2.0), -0x1.e84152bac31afp-3));
static_assert(is_near(silu(-8.5), -0x1.c547e76859e29p-10));

static_assert(is_minus_zero(silu(-0.0f)) && is_minus_zero(silu(-0.0)));
static_assert(silu(static_cast<float>(inf)) == static_cast<float>(inf) && silu(inf) == inf);
static_assert(is_minus_zero(silu(static_cast<float>(-inf))) && is_minus_zero(silu(-inf)));
static_assert(silu(3e38f) == 3e38f && silu(1e300) == 1e300);
static_assert(is_minus_zero(silu(-3e38f)) && is_minus_zero(silu(-1e300)));
static_assert(silu(static_cast<float>(nan)) != silu(static_cast<float>(nan)) && silu(nan) != silu(nan));
