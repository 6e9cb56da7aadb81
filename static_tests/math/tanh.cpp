#include <headsup/math/tanh.hpp>

#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

using headsup::headsup_math::tanh;

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();

// what it is
static_assert(std::is_same_v<decltype(tanh(1.0f)), float>);
static_assert(std::is_same_v<decltype(tanh(1.0)), double>);

// what it computes: for float, the nearest
static_assert(tanh(0.1f) == 0x1.983d78p-4f);
static_assert(tanh(0.5f) == 0x1.d9353ep-2f);
static_assert(tanh(0.55f) == 0x1.00443p-1f);
static_assert(tanh(0.6f) == 0x1.12f82ap-1f);
static_assert(tanh(1.0f) == 0x1.85efacp-1f);
static_assert(tanh(-1.0f) == -0x1.85efacp-1f);
static_assert(tanh(8.0f) == 0x1.fffff8p-1f);
static_assert(tanh(9.0f) == 0x1.fffffep-1f);
static_assert(tanh(9.1f) == 1 && tanh(-9.1f) == -1);
static_assert(tanh(1e-20f) == 1e-20f && tanh(1e-40f) == 1e-40f);

static_assert(std::bit_cast<std::uint32_t>(tanh(0.0f)) == 0);
static_assert(std::bit_cast<std::uint32_t>(tanh(-0.0f)) == 0x80000000);
static_assert(tanh(inf) == 1 && tanh(-inf) == -1);
static_assert(tanh(nan) != tanh(nan));

// and for double
static_assert(tanh(0.1) == 0x1.983d7795f413ap-4);
static_assert(tanh(0.5) == 0x1.d9353d7568af3p-2);
static_assert(tanh(1.0) == 0x1.85efab514f394p-1);
static_assert(tanh(-2.0) == -0x1.ed9505e1bc3d4p-1);
static_assert(tanh(18.0) == 0x1.ffffffffffffcp-1);
static_assert(tanh(20.0) == 1 && tanh(-1e300) == -1);
static_assert(tanh(1e-20) == 1e-20 && tanh(-0x1p-1074) == -0x1p-1074);

static_assert(std::bit_cast<std::uint64_t>(tanh(-0.0)) == std::bit_cast<std::uint64_t>(-0.0));
static_assert(tanh(static_cast<double>(inf)) == 1 && tanh(-static_cast<double>(inf)) == -1);
static_assert(tanh(static_cast<double>(nan)) != tanh(static_cast<double>(nan)));
