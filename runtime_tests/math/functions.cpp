#include <headsup/math/erf.hpp>
#include <headsup/math/exp.hpp>
#include <headsup/math/fma.hpp>
#include <headsup/math/gelu.hpp>
#include <headsup/math/log.hpp>
#include <headsup/math/sigmoid.hpp>
#include <headsup/math/sincos.hpp>
#include <headsup/math/sqrt.hpp>
#include <headsup/math/tanh.hpp>

#include "catch.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace math = headsup::headsup_math;

namespace {

template <class F> using bits_of = std::conditional_t<sizeof(F) == 4, std::uint32_t, std::uint64_t>;

template <class F> constexpr bits_of<F> bits(F x) { return std::bit_cast<bits_of<F>>(x); }

// The difference between got and want, in units in the last place (ULP).
template <class F> long double ulps(F got, long double want) {
  using limits = std::numeric_limits<F>;
  if (std::isnan(want) || std::isnan(got))
    return std::isnan(want) == std::isnan(got) ? 0.0L : std::numeric_limits<long double>::infinity();
  if (static_cast<long double>(got) == want) return 0;
  int exponent;
  std::frexp(want, &exponent);
  exponent = std::max(exponent, limits::min_exponent) - limits::digits;
  if (!std::isinf(got)) return std::fabs(std::ldexp(static_cast<long double>(got) - want, -exponent));
  // Infinity takes the place of the next number beyond the range.
  auto const beyond = std::copysign(std::ldexp(1.0L, limits::max_exponent), static_cast<long double>(got));
  return std::fabs(want) >= std::fabs(beyond) ? 0 : std::fabs(std::ldexp(beyond - want, -exponent));
}

template <class F> struct finding {
  F x = 0;
  long double error = 0;
};

// The worst of all xs that `next` gives, from a first number of bits on.
template <class F, class Function, class Reference, class Next>
finding<F> worst(Function function, Reference reference, int count, Next next) {
  finding<F> found;
  for (int i = 0; i < count; ++i) {
    F const x = next();
    auto const error = ulps(function(x), reference(static_cast<long double>(x)));
    if (error > found.error) found = {x, error};
  }
  return found;
}

// Marsaglia's xorshift: cheap, and the same on every machine.
struct walk {
  std::uint64_t state = 0x9e3779b9'7f4a7c15;

  std::uint64_t word() {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
  }
  double between(double low, double high) { return low + (high - low) * (static_cast<double>(word() >> 11) * 0x1p-53); }
  double of_any_size() { return std::bit_cast<double>(word()); }
};

// All floats would take minutes. An odd stride meets every exponent, both signs, and every residue of the last bits.
template <class Function, class Reference> finding<float> worst_float(Function function, Reference reference) {
  constexpr std::uint32_t stride = 4001;
  std::uint32_t at = 0;
  return worst<float>(function, reference, static_cast<int>((std::uint64_t{1} << 32) / stride),
                      [&] { return std::bit_cast<float>(at += stride); });
}

template <class Function, class Reference>
finding<double> worst_between(double low, double high, Function function, Reference reference) {
  return worst<double>(function, reference, 100'000,
                       [low, high, w = walk{}]() mutable { return w.between(low, high); });
}

template <class Function, class Reference> finding<double> worst_of_any_size(Function function, Reference reference) {
  return worst<double>(function, reference, 100'000, [w = walk{}]() mutable { return w.of_any_size(); });
}

constexpr auto our_exp = [](auto x) { return math::exp(x); };
constexpr auto our_log = [](auto x) { return math::log(x); };
constexpr auto our_log1p = [](auto x) { return math::log1p(x); };
constexpr auto our_tanh = [](auto x) { return math::tanh(x); };
constexpr auto our_sqrt = [](auto x) { return math::sqrt(x); };
constexpr auto our_sin = [](auto x) { return math::sin(x); };
constexpr auto our_cos = [](auto x) { return math::cos(x); };
constexpr auto our_erf = [](auto x) { return math::erf(x); };
constexpr auto our_sigmoid = [](auto x) { return math::sigmoid(x); };
constexpr auto our_silu = [](auto x) { return math::silu(x); };
constexpr auto our_gelu = [](auto x) { return math::gelu(x); };
constexpr auto our_gelu_tanh = [](auto x) { return math::gelu_tanh(x); };

// Activations: x times a part of 1, which is none of -infinity.
long double part_of(long double x, long double part) { return std::isinf(x) && x < 0 ? -0.0L : x * part; }
long double sigmoid_l(long double x) { return 1 / (1 + std::exp(-x)); }
long double silu_l(long double x) { return part_of(x, sigmoid_l(x)); }
long double gelu_l(long double x) { return part_of(x, std::erfc(-x / std::sqrt(2.0L)) / 2); }
long double gelu_tanh_l(long double x) {
  constexpr long double root_of_8_by_pi = 1.59576912160573071175978423973752067L;
  return part_of(x, sigmoid_l(root_of_8_by_pi * x * (1 + 0.044715L * x * x)));
}

#define REQUIRE_WITHIN(bound, ...)                \
  do {                                            \
    auto const found = __VA_ARGS__;               \
    CAPTURE(found.x, bits(found.x), found.error); \
    REQUIRE(found.error <= (bound));              \
  } while (false)

}  // namespace

TEST_CASE("float functions are correctly rounded", "[math]") {
  constexpr long double nearest = 0.50001L;
  REQUIRE_WITHIN(nearest, worst_float(our_exp, [](long double x) { return std::exp(x); }));
  REQUIRE_WITHIN(nearest, worst_float(our_log, [](long double x) { return std::log(x); }));
  REQUIRE_WITHIN(nearest, worst_float(our_tanh, [](long double x) { return std::tanh(x); }));
  REQUIRE_WITHIN(nearest, worst_float(our_sqrt, [](long double x) { return std::sqrt(x); }));
}

TEST_CASE("float functions with few coefficients keep their documented error", "[math]") {
  constexpr long double nearly_nearest = 0.51L;
  REQUIRE_WITHIN(nearly_nearest, worst_float(our_erf, [](long double x) { return std::erf(x); }));
  REQUIRE_WITHIN(nearly_nearest, worst_float(our_sigmoid, sigmoid_l));
  REQUIRE_WITHIN(nearly_nearest, worst_float(our_silu, silu_l));
  REQUIRE_WITHIN(nearly_nearest, worst_float(our_gelu, gelu_l));
  REQUIRE_WITHIN(nearly_nearest, worst_float(our_gelu_tanh, gelu_tanh_l));
}

TEST_CASE("double functions keep their documented error", "[math]") {
  auto const exp_l = [](long double x) { return std::exp(x); };
  REQUIRE_WITHIN(0.7L, worst_between(-708, 710, our_exp, exp_l));
  REQUIRE_WITHIN(0.7L, worst_between(-1, 1, our_exp, exp_l));
  REQUIRE_WITHIN(0.8L, worst_between(-746, -708, our_exp, exp_l));
  REQUIRE_WITHIN(0.7L, worst_of_any_size(our_exp, exp_l));

  auto const log_l = [](long double x) { return std::log(x); };
  REQUIRE_WITHIN(0.8L, worst_of_any_size(our_log, log_l));
  REQUIRE_WITHIN(0.8L, worst_between(0.5, 2, our_log, log_l));
  REQUIRE_WITHIN(0.8L, worst_between(0, 0x1p-1022, our_log, log_l));

  auto const log1p_l = [](long double x) { return std::log1p(x); };
  REQUIRE_WITHIN(0.8L, worst_of_any_size(our_log1p, log1p_l));
  REQUIRE_WITHIN(0.8L, worst_between(-1, 1, our_log1p, log1p_l));
  REQUIRE_WITHIN(0.8L, worst_between(0, 10, our_log1p, log1p_l));

  auto const tanh_l = [](long double x) { return std::tanh(x); };
  REQUIRE_WITHIN(0.9L, worst_of_any_size(our_tanh, tanh_l));
  REQUIRE_WITHIN(0.9L, worst_between(-0.7, 0.7, our_tanh, tanh_l));
  REQUIRE_WITHIN(0.9L, worst_between(-22, 22, our_tanh, tanh_l));

  auto const sin_l = [](long double x) { return std::sin(x); };
  REQUIRE_WITHIN(0.9L, worst_between(-8, 8, our_sin, sin_l));
  REQUIRE_WITHIN(0.9L, worst_between(-1024, 1024, our_sin, sin_l));

  auto const cos_l = [](long double x) { return std::cos(x); };
  REQUIRE_WITHIN(0.9L, worst_between(-8, 8, our_cos, cos_l));
  REQUIRE_WITHIN(0.9L, worst_between(-1024, 1024, our_cos, cos_l));

  auto const erf_l = [](long double x) { return std::erf(x); };
  REQUIRE_WITHIN(1.7L, worst_of_any_size(our_erf, erf_l));
  REQUIRE_WITHIN(1.7L, worst_between(-1.1, 1.1, our_erf, erf_l));
  REQUIRE_WITHIN(1.7L, worst_between(-6.5, 6.5, our_erf, erf_l));

  REQUIRE_WITHIN(2.5L, worst_of_any_size(our_sigmoid, sigmoid_l));
  REQUIRE_WITHIN(2.5L, worst_between(-40, 40, our_sigmoid, sigmoid_l));
  REQUIRE_WITHIN(3.0L, worst_between(-1, 1, our_silu, silu_l));
  REQUIRE_WITHIN(3.0L, worst_between(-708, 40, our_silu, silu_l));

  REQUIRE_WITHIN(6.0L, worst_between(-1.1, 1.1, our_gelu, gelu_l));
  REQUIRE_WITHIN(6.0L, worst_between(-37.5, 40, our_gelu, gelu_l));
  REQUIRE_WITHIN(4.0L, worst_between(-1, 25, our_gelu_tanh, gelu_tanh_l));
  for (double below = -21; below < -1; below += 0.5)
    REQUIRE_WITHIN(8 * std::fabs(std::pow(below + 0.5, 3)),
                   worst_between(below, below + 0.5, our_gelu_tanh, gelu_tanh_l));
}

TEST_CASE("sine and cosine keep their precision near their zeros", "[math]") {
  auto const nearby = [i = -651 * 8]() mutable {
    double x = 1.57079632679489661923 * (i >> 3);
    for (int step = i++ & 7; step > 0; --step) x = std::nextafter(x, 2000.0);
    return x;
  };
  auto const sin_l = [](long double x) { return std::sin(x); };
  REQUIRE_WITHIN(0.51L, worst<double>(our_sin, sin_l, 1302 * 8, nearby));
  auto const cos_l = [](long double x) { return std::cos(x); };
  REQUIRE_WITHIN(0.51L, worst<double>(our_cos, cos_l, 1302 * 8, nearby));
}

TEST_CASE("sine and cosine reject what they cannot reduce", "[math]") {
  REQUIRE_THROWS_AS(math::sin(1024.5), headsup::argument_error);
  REQUIRE_THROWS_AS(math::cos(-1024.5), headsup::argument_error);
  REQUIRE_THROWS_AS(math::cos(std::numeric_limits<double>::infinity()), headsup::argument_error);
}

TEST_CASE("the compile-time square root is the machine's", "[math]") {
  walk w;
  for (int i = 0; i < 200'000; ++i) {
    // Any size, denormal, and next to a square.
    double x = std::fabs(w.of_any_size());
    if (i % 4 == 1) x = std::bit_cast<double>(bits(x) & 0xfffff'ffffffff);
    if (i % 4 == 2) x = w.between(1, 2), x = std::bit_cast<double>(bits(x * x) + w.word() % 3 - 1);
    if (!std::isfinite(x) || x == 0) continue;
    if (bits(math::headsup_detail::sqrt_of_positive(x)) != bits(std::sqrt(x))) FAIL("x is " << bits(x) << " as bits");
  }
}

TEST_CASE("fma rounds once", "[math]") {
  walk w;
  for (int i = 0; i < 500'000; ++i) {
    auto const word = w.word();
    float const a = std::bit_cast<float>(static_cast<std::uint32_t>(word));
    float const b = std::bit_cast<float>(static_cast<std::uint32_t>(word >> 32));
    float c = std::bit_cast<float>(static_cast<std::uint32_t>(w.word()));
    // Half of the time the sum cancels, or its rounding depends on bits far below.
    if (i % 4 == 1) c = -std::bit_cast<float>(bits(a * b) + static_cast<std::uint32_t>(word % 9) - 4);
    if (i % 4 == 2) c = std::ldexp(a * b, static_cast<int>(word % 61) - 30);
    float const want = std::fma(a, b, c);
    float const got = math::fma(a, b, c);
    if (std::isnan(want) ? !std::isnan(got) : bits(got) != bits(want)) {
      FAIL("a, b, c are " << bits(a) << ", " << bits(b) << ", " << bits(c) << " as bits");
    }
  }
  // The same numbers, so scaled that the result is denormal or nearly so.
  for (int i = 0; i < 500'000; ++i) {
    float const a = static_cast<float>(w.between(-0x1p-60, 0x1p-60));
    float const b = static_cast<float>(w.between(-0x1p-75, 0x1p-75));
    float const c =
        std::bit_cast<float>(static_cast<std::uint32_t>(w.word()) & 0x807fffff) * (i % 2 == 0 ? 1.0f : 0.0f);
    if (bits(math::fma(a, b, c)) != bits(std::fma(a, b, c))) {
      FAIL("a, b, c are " << bits(a) << ", " << bits(b) << ", " << bits(c) << " as bits");
    }
  }
}

namespace {

template <class F> constexpr F infinity = std::numeric_limits<F>::infinity();
template <class F> constexpr F nan = std::numeric_limits<F>::quiet_NaN();

template <class F>
constexpr std::array<F, 32> anything{
    F(0),     F(-0.0),   F(1),        F(-1),     F(2),      F(3),        F(0.1),       F(-0.1),
    F(0.5),   F(0.55),   F(-0.549),   F(0.75),   F(1.4142), F(10),       F(-10),       F(20.5),
    F(-20.5), F(88.7),   F(-88.7),    F(-103.9), F(700.25), F(-744.5),   F(1e-8),      F(-1e-8),
    F(1e30),  F(0x1p60), F(0x1p-149), F(1e-39),  F(-1e-39), infinity<F>, -infinity<F>, nan<F>,
};

constexpr std::array<double, 16> angles{0.0, -0.0, 0.1, 0.7, 0.8, 1.6,   2.4,     3.14159265358979323846,
                                        4.0, 5.0,  6.0, 6.3, 8.0, -7.25, 1023.75, nan<double>};

constexpr std::array<std::array<float, 3>, 12> triples{{
    {0.1f, 10.0f, -1.0f},
    {0x1.000002p+0f, 0x1.000002p+0f, -0x1.000004p+0f},
    {0x1.8p+0f, 0x1.000002p+0f, 0x1p-70f},
    {0x1.8p+0f, 0x1.000002p+0f, -0x1p-70f},
    {0x1p-75f, 0x1.000002p-75f, 0x1p-149f},
    {0x1p-100f, -0x1p-100f, 0.0f},
    {0x1p+100f, 0x1p+100f, 1.0f},
    {1.0f, 2.0f, -2.0f},
    {-0.0f, 1.0f, -0.0f},
    {infinity<float>, 0.0f, 1.0f},
    {infinity<float>, 1.0f, -infinity<float>},
    {1.0f, nan<float>, 1.0f},
}};

template <class F, std::size_t N> constexpr std::array<F, N> each(auto function, std::array<F, N> const& xs) {
  std::array<F, N> results{};
  for (std::size_t i = 0; i < N; ++i) results[i] = function(xs[i]);
  return results;
}

constexpr auto our_fma = [](std::array<float, 3> const& x) { return math::fma(x[0], x[1], x[2]); };

constexpr std::array<float, triples.size()> fma_at_compile_time() {
  std::array<float, triples.size()> results{};
  for (std::size_t i = 0; i < triples.size(); ++i) results[i] = our_fma(triples[i]);
  return results;
}

// The compiler cannot look through the volatile, so that the functions run.
template <class F, std::size_t N>
void require_same_at_run_time(auto function, std::array<F, N> const& xs, std::array<F, N> const& results) {
  for (std::size_t i = 0; i < N; ++i) {
    F const volatile hidden = xs[i];
    F const x = hidden;
    CAPTURE(x);
    REQUIRE(bits(function(x)) == bits(results[i]));
  }
}

}  // namespace

TEMPLATE_TEST_CASE("compile time and run time compute the same bits", "[math]", float, double) {
  constexpr auto const& xs = anything<TestType>;
  static constexpr auto exp = each(our_exp, xs);
  static constexpr auto log = each(our_log, xs);
  static constexpr auto tanh = each(our_tanh, xs);
  static constexpr auto sqrt = each(our_sqrt, xs);
  require_same_at_run_time(our_exp, xs, exp);
  require_same_at_run_time(our_log, xs, log);
  require_same_at_run_time(our_tanh, xs, tanh);
  require_same_at_run_time(our_sqrt, xs, sqrt);
  static constexpr auto erf = each(our_erf, xs);
  static constexpr auto sigmoid = each(our_sigmoid, xs);
  static constexpr auto silu = each(our_silu, xs);
  static constexpr auto gelu = each(our_gelu, xs);
  static constexpr auto gelu_tanh = each(our_gelu_tanh, xs);
  require_same_at_run_time(our_erf, xs, erf);
  require_same_at_run_time(our_sigmoid, xs, sigmoid);
  require_same_at_run_time(our_silu, xs, silu);
  require_same_at_run_time(our_gelu, xs, gelu);
  require_same_at_run_time(our_gelu_tanh, xs, gelu_tanh);
}

TEST_CASE("compile time and run time compute the same bits of functions of one type", "[math]") {
  static constexpr auto log1p_double = each(our_log1p, anything<double>);
  require_same_at_run_time(our_log1p, anything<double>, log1p_double);
  static constexpr auto sin_double = each(our_sin, angles);
  static constexpr auto cos_double = each(our_cos, angles);
  require_same_at_run_time(our_sin, angles, sin_double);
  require_same_at_run_time(our_cos, angles, cos_double);

  static constexpr auto fma_float = fma_at_compile_time();
  for (std::size_t i = 0; i < triples.size(); ++i) {
    float const volatile a = triples[i][0], b = triples[i][1], c = triples[i][2];
    CAPTURE(i);
    REQUIRE(bits(our_fma({a, b, c})) == bits(fma_float[i]));
  }
}
