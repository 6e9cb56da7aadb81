#include <headsup/text/expansion.hpp>

#include <limits>

using namespace headsup::headsup_text;

template <class Scalar> constexpr expansion<Scalar> exactly(Scalar x) {
  return expansion<Scalar>(binary_parts<Scalar>(x));
}
template <class Scalar> constexpr bool digits_are(expansion<Scalar> const& x, int from, char const* expected) {
  for (; *expected != '\0'; ++from, ++expected)
    if (x.digit(from) != *expected) return false;
  return true;
}
template <class Scalar> constexpr bool digits_are_rounded(Scalar x, int place, int from, char const* expected) {
  expansion<Scalar> exact(binary_parts<Scalar>{x});
  exact.round(place);
  return digits_are(exact, from, expected);
}

// the type: a number in two parts, of float and double only
static_assert(BinaryFloat<float> && BinaryFloat<double> && !BinaryFloat<long double> && !BinaryFloat<int>);
static_assert(binary_parts(1.5).mantissa == 3ull << 51 && binary_parts(1.5).exponent == -52);
static_assert(binary_parts(-0.0f).negative && binary_parts(-0.0f).mantissa == 0 && binary_parts(-0.0f).finite);
static_assert(!binary_parts(std::numeric_limits<float>::infinity()).finite);
static_assert(!binary_parts(std::numeric_limits<float>::infinity()).nan);
static_assert(binary_parts(std::numeric_limits<double>::quiet_NaN()).nan);
static_assert(binary_parts(std::numeric_limits<float>::denorm_min()).mantissa == 1);
static_assert(binary_parts(std::numeric_limits<float>::denorm_min()).exponent == -149);

// the values: every digit, before the point and after it
static_assert(digits_are(exactly(1234567890123.0), -12, "1234567890123000"));
static_assert(digits_are(exactly(0.1f), 0, "0100000001490116119384765625000"));
static_assert(digits_are(exactly(0.1), 0, "01000000000000000055511151231257827021181583404541015625000"));
static_assert(digits_are(exactly(std::numeric_limits<float>::max()), -38, "3402823466385288598117041834845169254400"));

// the place of the leading digit, as in 1e+02
static_assert(exactly(0.0).exponent() == 0 && exactly(1.0).exponent() == 0 && exactly(999.0).exponent() == 2);
static_assert(exactly(1e9).exponent() == 9 && exactly(0.5f).exponent() == -1);
static_assert(exactly(std::numeric_limits<float>::denorm_min()).exponent() == -45);

// to nearest, ties to even, and a carry goes as far as it must
static_assert(digits_are_rounded(0.125, 2, 0, "0120") && digits_are_rounded(0.375, 2, 0, "0380"));
static_assert(digits_are_rounded(0.12500001, 2, 0, "0130"));
static_assert(digits_are_rounded(2.5, 0, 0, "20") && digits_are_rounded(3.5, 0, 0, "40"));
static_assert(digits_are_rounded(999999999.75, 1, -9, "09999999998"));
static_assert(digits_are_rounded(999999999.75, 0, -9, "1000000000"));

// no decimals beyond these can differ from zero
static_assert(expansion<float>::worth_keeping(4) == 4 && expansion<float>::worth_keeping(1000000) < 1000);
