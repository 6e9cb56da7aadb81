#include <headsup/math/log.hpp>

#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

using headsup::headsup_math::log;
using headsup::headsup_math::log1p;

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();
constexpr double double_inf = std::numeric_limits<double>::infinity();
constexpr double double_nan = std::numeric_limits<double>::quiet_NaN();

// what it is
static_assert(std::is_same_v<decltype(log(1.0f)), float>);
static_assert(std::is_same_v<decltype(log(1.0)), double>);

// what it computes: for float, the nearest
static_assert(log(1.0f) == 0);
static_assert(log(2.0f) == 0x1.62e43p-1f);
static_assert(log(0.5f) == -0x1.62e43p-1f);
static_assert(log(3.0f) == 0x1.193ea8p+0f);
static_assert(log(10.0f) == 0x1.26bb1cp+1f);
static_assert(log(0.1f) == -0x1.26bb1cp+1f);
static_assert(log(0x1.000002p+0f) == 0x1.fffffep-24f);
static_assert(log(0x1.fffffep-1f) == -0x1p-24f);
static_assert(log(std::numeric_limits<float>::max()) == 0x1.62e43p+6f);
static_assert(log(1e-40f) == -0x1.7069e4p+6f);
static_assert(log(0x1p-149f) == -0x1.9d1dap+6f);

static_assert(log(0.0f) == -inf && log(-0.0f) == -inf && log(inf) == inf);
static_assert(log(-0x1p-149f) != log(-0x1p-149f));
static_assert(log(-inf) != log(-inf));
static_assert(log(nan) != log(nan));

// and for double
static_assert(log(1.0) == 0);
static_assert(log(2.0) == 0x1.62e42fefa39efp-1);
static_assert(log(10.0) == 0x1.26bb1bbb55516p+1);
static_assert(log(0x1.0000000000001p+0) == 0x1.fffffffffffffp-53);
static_assert(log(std::numeric_limits<double>::max()) == 0x1.62e42fefa39efp+9);
static_assert(log(0x0.012688b70e62bp-1022) == -0x1.64e69394d9508p+9);
static_assert(log(0x1p-1074) == -0x1.74385446d71c3p+9);

static_assert(log(0.0) == -double_inf && log(-0.0) == -double_inf && log(double_inf) == double_inf);
static_assert(log(-1.0) != log(-1.0));
static_assert(log(double_nan) != log(double_nan));

static_assert(log1p(1.0) == 0x1.62e42fefa39efp-1);
static_assert(log1p(-0.5) == -0x1.62e42fefa39efp-1);
static_assert(log1p(0.1) == 0x1.8663f793c46c7p-4);
static_assert(log1p(1e-10) == 0x1.b7cdfd9d1d693p-34);
static_assert(log1p(-1e-10) == -0x1.b7cdfd9dda4e3p-34);
static_assert(log1p(1e-300) == 1e-300 && log1p(0x1p-1074) == 0x1p-1074);
static_assert(log1p(100.0) == 0x1.275e2271bba31p+2);
static_assert(log1p(1e300) == log(1e300));

static_assert(std::bit_cast<std::uint64_t>(log1p(-0.0)) == std::bit_cast<std::uint64_t>(-0.0));
static_assert(log1p(-1.0) == -double_inf && log1p(double_inf) == double_inf);
static_assert(log1p(-1.5) != log1p(-1.5));
static_assert(log1p(double_nan) != log1p(double_nan));
