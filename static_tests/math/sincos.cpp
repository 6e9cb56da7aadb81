#include <headsup/math/sincos.hpp>

#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

using headsup::headsup_math::cos;
using headsup::headsup_math::sin;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double pi = 0x1.921fb54442d18p+1;

// what it is
static_assert(std::is_same_v<decltype(sin(1.0)), double>);
static_assert(std::is_same_v<decltype(cos(1.0)), double>);

// what it computes
static_assert(sin(0.1) == 0x1.98eaecb8bcb2cp-4 && cos(0.1) == 0x1.fd712f9a817c1p-1);
static_assert(sin(0.5) == 0x1.eaee8744b05fp-2 && cos(0.5) == 0x1.c1528065b7d5p-1);
static_assert(sin(1.0) == 0x1.aed548f090ceep-1 && cos(1.0) == 0x1.14a280fb5068cp-1);
static_assert(sin(2.0) == 0x1.d18f6ead1b446p-1 && cos(2.0) == -0x1.aa22657537205p-2);
static_assert(sin(4.0) == -0x1.837b9dddc1eaep-1 && cos(4.0) == -0x1.4eaa606db24c1p-1);
static_assert(sin(6.0) == -0x1.1e1f18ab0a2cp-2 && cos(6.0) == 0x1.eb9b7097822f5p-1);
static_assert(sin(8.0) == 0x1.fa8d2a028cf7bp-1 && cos(8.0) == -0x1.29fbebf632f94p-3);
static_assert(sin(1000.0) == 0x1.a75cc150a206bp-1 && cos(1000.0) == 0x1.1ff026793f1bbp-1);
static_assert(sin(-1.0) == -sin(1.0) && cos(-1.0) == cos(1.0));

// Next to a zero, all digits of what pi lacks.
static_assert(sin(pi) == 0x1.1a62633145c07p-53 && cos(pi) == -1);
static_assert(sin(pi / 2) == 1 && cos(pi / 2) == 0x1.1a62633145c07p-54);
static_assert(sin(2 * pi) == -0x1.1a62633145c07p-52 && cos(2 * pi) == 1);

static_assert(sin(1e-20) == 1e-20 && sin(0x1p-1074) == 0x1p-1074 && cos(1e-20) == 1);
static_assert(std::bit_cast<std::uint64_t>(sin(0.0)) == 0 && cos(0.0) == 1);
static_assert(std::bit_cast<std::uint64_t>(sin(-0.0)) == std::bit_cast<std::uint64_t>(-0.0) && cos(-0.0) == 1);
static_assert(sin(nan) != sin(nan) && cos(nan) != cos(nan));

// what it refuses
static_assert(Constant<[] { sin(1024.0), cos(-1024.0); }>);
static_assert(!Constant<[] { sin(1024.5); }>);
static_assert(!Constant<[] { cos(1024.5); }>);
static_assert(!Constant<[] { sin(-inf); }>);
static_assert(!Constant<[] { cos(inf); }>);
