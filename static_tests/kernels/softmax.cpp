#include <headsup/kernels/softmax.hpp>

#include <limits>

using namespace headsup;

constexpr float inf = std::numeric_limits<float>::infinity();

template <std::size_t N> struct row {
  float numbers[N]{};
  constexpr explicit row(float const (&x)[N]) { headsup_kernels::softmax_row(numbers, x, 1, N); }
  constexpr bool is_all_nan() const {
    for (float each : numbers)
      if (each == each) return false;
    return true;
  }
};

constexpr bool near(float x, double exact) {
  double const off = static_cast<double>(x) - exact;
  return off < 1e-7 && -off < 1e-7;
}

// the values, against exp(1), exp(2) … to 17 digits
constexpr double e = 2.7182818284590452;
constexpr row rising({1, 2, 3});
static_assert(near(rising.numbers[0], 1 / (1 + e + e * e)) && near(rising.numbers[1], e / (1 + e + e * e)));
static_assert(near(rising.numbers[2], e* e / (1 + e + e * e)));

static_assert(row({7}).numbers[0] == 1);
static_assert(row({3, 3, 3, 3}).numbers[1] == 0.25f);

// neither overflows, nor loses everything
constexpr row large({1000, 1001, 1002});
static_assert(large.numbers[0] == rising.numbers[0] && large.numbers[2] == rising.numbers[2]);
constexpr row small({-1000, -999, -998});
static_assert(small.numbers[0] == rising.numbers[0] && small.numbers[2] == rising.numbers[2]);
static_assert(row({0, 1000}).numbers[0] == 0 && row({0, 1000}).numbers[1] == 1);

// -inf is a weight of 0; nothing but -inf, a +inf or not-a-number have no softmax
static_assert(row({-inf, 2, 2}).numbers[0] == 0 && row({-inf, 2, 2}).numbers[1] == 0.5f);
static_assert(row({-inf, -inf}).is_all_nan());
static_assert(row({1, inf}).is_all_nan());
static_assert(row({1, std::numeric_limits<float>::quiet_NaN(), 2}).is_all_nan());

// in steps: the first column of [2, 2], the second left alone
static_assert([] {
  float const x[] = {5, 1, 5, 2};
  float out[] = {7, 7, 7, 7};
  headsup_kernels::softmax_row(out, x, 2, 2);
  return out[0] == 0.5f && out[1] == 7 && out[2] == 0.5f && out[3] == 7;
}());

// in double as well
static_assert([] {
  double const x[] = {0, 1};
  double out[2]{};
  headsup_kernels::softmax_row(out, x, 1, 2);
  double const off = out[1] - e / (1 + e);
  return off < 1e-15 && -off < 1e-15;
}());
