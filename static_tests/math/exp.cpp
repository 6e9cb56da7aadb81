#include <headsup/math/exp.hpp>

#include <limits>
#include <type_traits>

using headsup::headsup_math::exp;

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();

// what it is
static_assert(std::is_same_v<decltype(exp(1.0f)), float>);
static_assert(std::is_same_v<decltype(exp(1.0)), double>);

// what it computes: for float, the nearest
static_assert(exp(0.0f) == 1 && exp(-0.0f) == 1);
static_assert(exp(1.0f) == 0x1.5bf0a8p+1f);
static_assert(exp(-1.0f) == 0x1.78b564p-2f);
static_assert(exp(0.5f) == 0x1.a61298p+0f);
static_assert(exp(0.1f) == 0x1.1aec7cp+0f);
static_assert(exp(10.0f) == 0x1.5829dcp+14f);
static_assert(exp(-10.0f) == 0x1.7cd79cp-15f);
static_assert(exp(1e-8f) == 1);

static_assert(exp(88.5f) == 0x1.99b988p+127f);
static_assert(exp(0x1.62e42ep+6f) == 0x1.ffff08p+127f);
static_assert(exp(0x1.62e43p+6f) == inf);
static_assert(exp(3e38f) == inf && exp(inf) == inf);

static_assert(exp(-87.0f) == 0x1.666d0ep-126f);
static_assert(exp(-100.0f) == 0x1.bp-145f);
static_assert(exp(-103.5f) == 0x1p-149f);
static_assert(exp(-0x1.9fe368p+6f) == 0x1p-149f);
static_assert(exp(-0x1.9fe36ap+6f) == 0);
static_assert(exp(-3e38f) == 0 && exp(-inf) == 0);

static_assert(exp(nan) != exp(nan));

// and for double
static_assert(exp(0.0) == 1 && exp(-0.0) == 1);
static_assert(exp(1.0) == 0x1.5bf0a8b145769p+1);
static_assert(exp(-1.0) == 0x1.78b56362cef38p-2);
static_assert(exp(0.5) == 0x1.a61298e1e069cp+0);
static_assert(exp(10.0) == 0x1.5829dcf95056p+14);
static_assert(exp(700.0) == 0x1.d945df4f8ec8ep+1009);

static_assert(exp(0x1.62e42fefa39efp+9) == 0x1.fffffffffff2ap+1023);
static_assert(exp(0x1.62e42fefa39fp+9) == std::numeric_limits<double>::infinity());

static_assert(exp(-740.0) == 0x0.0000000000055p-1022);
static_assert(exp(-0x1.74910d52d3051p+9) == 0x1p-1074);
static_assert(exp(-0x1.74910d52d3052p+9) == 0);

static_assert(exp(static_cast<double>(inf)) == static_cast<double>(inf));
static_assert(exp(-static_cast<double>(inf)) == 0);
static_assert(exp(static_cast<double>(nan)) != exp(static_cast<double>(nan)));

// A softmax of 128 rows of 128 is one constant expression within the default limits of the compilers.
static_assert([] {
  float sum = 0;
  for (int row = 0; row < 128; ++row)
    for (int column = 0; column < 128; ++column) sum += exp(static_cast<float>(-column));
  return 202 < sum && sum < 203;
}());
