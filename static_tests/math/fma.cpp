#include <headsup/math/fma.hpp>

#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

using headsup::headsup_math::fma;

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();
constexpr float largest = std::numeric_limits<float>::max();

constexpr bool is_nan(float x) { return x != x; }
constexpr bool is_minus_zero(float x) { return std::bit_cast<std::uint32_t>(x) == 0x80000000; }
constexpr bool is_plus_zero(float x) { return std::bit_cast<std::uint32_t>(x) == 0; }

// what it is
static_assert(std::is_same_v<decltype(fma(1.0f, 1.0f, 1.0f)), float>);

// what it computes
static_assert(fma(2.0f, 3.0f, 4.0f) == 10);
static_assert(fma(0.5f, -3.0f, 0.25f) == -1.25f);

// The product is not rounded: what a * b - c leaves of it is the part that a float product loses.
static_assert(fma(0x1.000002p+0f, 0x1.000002p+0f, -0x1.000004p+0f) == 0x1p-46f);
static_assert(fma(0.1f, 10.0f, -1.0f) == 0x1p-26f);

// The sum is rounded once: what lies far below the last of 53 bits still decides a tie.
static_assert(fma(1.0f, 0x1p-24f, 1.0f) == 1);
static_assert(fma(0x1p-24f, 0x1.000002p+0f, 1.0f) == 0x1.000002p+0f);
static_assert(fma(0x1.000002p-12f, 0x1p-12f, 0x1.000002p+0f) == 0x1.000004p+0f);
static_assert(fma(0x1p-30f, 0x1p-30f, 0x1.000002p+0f) == 0x1.000002p+0f);
static_assert(fma(0x1.001p+0f, 0x1.001p+0f, 0x1p+60f) == 0x1p+60f);
static_assert(fma(0x1.000002p+0f, 0x1.fffffcp-1f, 0x1p-60f) == 1);
static_assert(fma(0x1.8p+0f, 0x1.000002p+0f, 0x1p-70f) == 0x1.800004p+0f);
static_assert(fma(0x1.8p+0f, 0x1.000002p+0f, -0x1p-70f) == 0x1.800002p+0f);
static_assert(fma(-0x1.8p+0f, 0x1.000002p+0f, 0x1p-70f) == -0x1.800002p+0f);
static_assert(fma(0x1.8p+0f, 0x1.000006p+0f, 0x1p-70f) == 0x1.80000ap+0f);
static_assert(fma(0x1.8p+0f, 0x1.000006p+0f, -0x1p-70f) == 0x1.800008p+0f);

// Denormal results are rounded once, too.
static_assert(fma(0x1p-75f, 0x1p-75f, 0.0f) == 0);
static_assert(fma(0x1p-75f, 0x1.000002p-75f, 0.0f) == 0x1p-149f);
static_assert(fma(0x1p-75f, 0x1p-75f, 0x1p-149f) == 0x1p-148f);
static_assert(fma(-0x1p-100f, 0x1p-149f, 0x1p-149f) == 0x1p-149f);
static_assert(is_minus_zero(fma(-0x1p-100f, 0x1p-100f, 0.0f)));

static_assert(fma(largest, 2.0f, -largest) == largest);
static_assert(fma(largest, 1.0f, 0x1p+102f) == largest);
static_assert(fma(largest, 1.0f, 0x1p+103f) == inf);
static_assert(fma(largest, largest, 1.0f) == inf && fma(largest, -largest, 1.0f) == -inf);

static_assert(is_plus_zero(fma(1.0f, 2.0f, -2.0f)));
static_assert(is_plus_zero(fma(-0.0f, 1.0f, 0.0f)));
static_assert(is_minus_zero(fma(-0.0f, 1.0f, -0.0f)));

static_assert(fma(inf, 2.0f, 1.0f) == inf && fma(-2.0f, inf, 1.0f) == -inf && fma(-inf, -inf, inf) == inf);
static_assert(fma(1.0f, 2.0f, -inf) == -inf && fma(largest, largest, -inf) == -inf);
static_assert(is_nan(fma(inf, 0.0f, 1.0f)) && is_nan(fma(0.0f, -inf, inf)));
static_assert(is_nan(fma(inf, 1.0f, -inf)) && is_nan(fma(inf, -1.0f, inf)));
static_assert(is_nan(fma(nan, 1.0f, 1.0f)) && is_nan(fma(1.0f, nan, inf)) && is_nan(fma(0.0f, inf, nan)));
