#include <headsup/math/sqrt.hpp>

#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

using headsup::headsup_math::sqrt;

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();

// what it is
static_assert(std::is_same_v<decltype(sqrt(1.0f)), float>);
static_assert(std::is_same_v<decltype(sqrt(1.0)), double>);

// what it computes: the nearest
static_assert(sqrt(1.0f) == 1 && sqrt(4.0f) == 2 && sqrt(0.25f) == 0.5f && sqrt(64.0f) == 8);
static_assert(sqrt(2.0f) == 0x1.6a09e6p+0f);
static_assert(sqrt(3.0f) == 0x1.bb67aep+0f);
static_assert(sqrt(0.1f) == 0x1.43d136p-2f);
static_assert(sqrt(1e38f) == 0x1.158e46p+63f);
static_assert(sqrt(std::numeric_limits<float>::max()) == 0x1.fffffep+63f);
static_assert(sqrt(1e-40f) == 0x1.79c9cep-67f);
static_assert(sqrt(0x1p-149f) == 0x1.6a09e6p-75f);

static_assert(std::bit_cast<std::uint32_t>(sqrt(0.0f)) == 0);
static_assert(std::bit_cast<std::uint32_t>(sqrt(-0.0f)) == 0x80000000);
static_assert(sqrt(inf) == inf);
static_assert(sqrt(-1.0f) != sqrt(-1.0f));
static_assert(sqrt(-inf) != sqrt(-inf));
static_assert(sqrt(nan) != sqrt(nan));

// and for double
static_assert(sqrt(1.0) == 1 && sqrt(4.0) == 2 && sqrt(0.25) == 0.5 && sqrt(768.0 * 768.0) == 768);
static_assert(sqrt(2.0) == 0x1.6a09e667f3bcdp+0);
static_assert(sqrt(3.0) == 0x1.bb67ae8584caap+0);
static_assert(sqrt(0.1) == 0x1.43d136248490fp-2);
static_assert(sqrt(1e300) == 0x1.38d352e5096afp+498);
static_assert(sqrt(0x1.0000000000001p+0) == 1);
static_assert(sqrt(0x1.fffffffffffffp-1) == 0x1.fffffffffffffp-1);
static_assert(sqrt(std::numeric_limits<double>::max()) == 0x1.fffffffffffffp+511);
static_assert(sqrt(0x1p-1074) == 0x1p-537);
static_assert(sqrt(0x0.012688b70e62bp-1022) == 0x1.1297872d9cbaep-515);

static_assert(std::bit_cast<std::uint64_t>(sqrt(-0.0)) == std::bit_cast<std::uint64_t>(-0.0));
static_assert(sqrt(static_cast<double>(inf)) == static_cast<double>(inf));
static_assert(sqrt(64) == 8.0 && sqrt(std::size_t{2}) == sqrt(2.0));
static_assert(sqrt(-1.0) != sqrt(-1.0));
static_assert(sqrt(static_cast<double>(nan)) != sqrt(static_cast<double>(nan)));
