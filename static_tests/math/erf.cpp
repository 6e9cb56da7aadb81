#include <headsup/math/erf.hpp>

#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

using headsup::headsup_math::erf;

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

template <class F> constexpr bool is_minus_zero(F x) { return x == 0 && std::bit_cast<std::uint64_t>(double{x}) != 0; }

// Within two ULP.
constexpr bool is_near(double got, double want) {
  auto const bits = [](double x) { return static_cast<std::int64_t>(std::bit_cast<std::uint64_t>(x)); };
  return bits(got) - bits(want) <= 2 && bits(want) - bits(got) <= 2;
}

// what it is
static_assert(std::is_same_v<decltype(erf(1.0f)), float> && std::is_same_v<decltype(erf(1.0)), double>);

// what it computes: for float, the nearest
static_assert(erf(0.1f) == 0x1.cca5eap-4f);
static_assert(erf(0.5f) == 0x1.0a7ef6p-1f);
static_assert(erf(1.0f) == 0x1.af767ap-1f);
static_assert(erf(-1.0f) == -0x1.af767ap-1f);
static_assert(erf(2.5f) == 0x1.ffcaa8p-1f);
static_assert(erf(-3.0f) == -0x1.fffd1ap-1f);
static_assert(erf(-6.5f) == -1);
static_assert(erf(1e-20f) == 0x1.aa4a22p-67f);

// and for double
static_assert(is_near(erf(0.1), 0x1.cca5ea24fb334p-4));
static_assert(is_near(erf(1.0), 0x1.af767a741088bp-1));
static_assert(is_near(erf(-2.0), -0x1.fd9ae142795e3p-1));
static_assert(is_near(erf(-8.5), -0x1p+0));

// on both sides of each seam
static_assert(erf(0x1.fffffep-1f) == 0x1.af767ap-1f && erf(1.0f) == 0x1.af767ap-1f);
static_assert(is_near(erf(0x1.fffffffffffffp-1), erf(1.0)) && erf(6.0) == 1);

static_assert(is_minus_zero(erf(-0.0f)) && is_minus_zero(erf(-0.0)));
static_assert(erf(static_cast<float>(inf)) == 1 && erf(-inf) == -1);
static_assert(erf(static_cast<float>(nan)) != erf(static_cast<float>(nan)) && erf(nan) != erf(nan));
