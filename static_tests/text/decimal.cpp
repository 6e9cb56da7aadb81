#include <headsup/text/decimal.hpp>

#include <limits>

#include "says.hpp"

using namespace headsup::headsup_text;

template <class Scalar> constexpr bool fixed_is(Scalar x, std::size_t decimals, char const* expected) {
  return says(expected, [=](sink& to) { put_fixed(to, x, decimals); });
}
template <class Scalar> constexpr bool scientific_is(Scalar x, std::size_t decimals, char const* expected) {
  return says(expected, [=](sink& to) { put_scientific(to, x, decimals); });
}
template <class Integer> constexpr bool integer_is(Integer n, char const* expected) {
  return says(expected, [=](sink& to) { put_integer(to, n); });
}

// the type
static_assert(BinaryFloat<float> && BinaryFloat<double>);
static_assert(WholeNumber<bool> && WholeNumber<unsigned long long>);

// the values: fixed, recorded from Python's format
static_assert(fixed_is(0.43f, 4, "0.4300"));
static_assert(fixed_is(-12.5, 4, "-12.5000"));
static_assert(fixed_is(0.0f, 4, "0.0000") && fixed_is(-0.0, 0, "-0"));
static_assert(fixed_is(-1e-5, 4, "-0.0000"));
static_assert(fixed_is(0.99999, 4, "1.0000"));
static_assert(fixed_is(999999999.5, 0, "1000000000"));
static_assert(fixed_is(1e10f, 2, "10000000000.00"));
static_assert(fixed_is(1e23, 2, "99999999999999991611392.00"));
static_assert(fixed_is(0.1, 20, "0.10000000000000000555"));
static_assert(fixed_is(0.1f, 30, "0.100000001490116119384765625000"));
static_assert(fixed_is(1e-300, 12, "0.000000000000"));

// ties go to even, of the binary value: 0.00005f lies below its decimal text
static_assert(fixed_is(0.5, 0, "0") && fixed_is(1.5, 0, "2") && fixed_is(2.5, 0, "2") && fixed_is(3.5f, 0, "4"));
static_assert(fixed_is(0.03125f, 4, "0.0312") && fixed_is(0.09375f, 4, "0.0938"));
static_assert(fixed_is(0.00005f, 4, "0.0000") && fixed_is(0.00015f, 4, "0.0002"));
static_assert(scientific_is(2.5e18, 0, "2e+18") && scientific_is(3.5e18, 0, "4e+18"));
static_assert(scientific_is(2.5000000000000005e18, 0, "3e+18"));

// the values: scientific
static_assert(scientific_is(0.43f, 4, "4.3000e-01"));
static_assert(scientific_is(-2000.0, 4, "-2.0000e+03"));
static_assert(scientific_is(0.0, 4, "0.0000e+00"));
static_assert(scientific_is(9.99999, 4, "1.0000e+01"));
static_assert(scientific_is(std::numeric_limits<float>::denorm_min(), 8, "1.40129846e-45"));
static_assert(scientific_is(std::numeric_limits<float>::max(), 4, "3.4028e+38"));
static_assert(scientific_is(std::numeric_limits<double>::denorm_min(), 4, "4.9407e-324"));
static_assert(scientific_is(std::numeric_limits<double>::max(), 3, "1.798e+308"));
static_assert(fixed_is(std::numeric_limits<float>::max(), 1, "340282346638528859811704183484516925440.0"));

// the values: words
static_assert(fixed_is(std::numeric_limits<float>::infinity(), 4, "inf"));
static_assert(scientific_is(-std::numeric_limits<double>::infinity(), 4, "-inf"));
static_assert(fixed_is(std::numeric_limits<float>::quiet_NaN(), 4, "nan"));
static_assert(fixed_is(-std::numeric_limits<double>::quiet_NaN(), 4, "nan"));

// the values: integers
static_assert(integer_is(0, "0") && integer_is(-7, "-7") && integer_is(true, "True") && integer_is(false, "False"));
static_assert(integer_is(std::numeric_limits<std::int64_t>::min(), "-9223372036854775808"));
static_assert(integer_is(std::numeric_limits<std::uint64_t>::max(), "18446744073709551615"));

// a sink aligns in place, and what is longer than the field stays
static_assert(says("ab   c", [](sink& to) {
  to.put("ab");
  to.put('c');
  to.align_right(2, 4);
  to.align_right(0, 3);
}));

// what it refuses
static_assert(!BinaryFloat<long double> && !BinaryFloat<int>);
static_assert(!WholeNumber<float> && !WholeNumber<char const*>);
