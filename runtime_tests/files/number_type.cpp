#include <headsup/files/number_type.hpp>

#include "../catch.hpp"

#include <cmath>

using namespace headsup;
using namespace headsup::headsup_detail;

TEST_CASE("number_type: each of the 65536 halves", "[files]") {
  std::size_t wrong = 0;
  for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
    int const exponent = static_cast<int>(bits >> 10 & 0x1f);
    double const fraction = (bits & 0x3ff) / 1024.0;
    double const magnitude = exponent == 0x1f ? (fraction == 0 ? INFINITY : NAN)
                             : exponent == 0  ? std::ldexp(fraction, -14)
                                              : std::ldexp(1 + fraction, exponent - 15);
    float const made = half_as_float(static_cast<std::uint16_t>(bits));
    bool const is_negative = (bits & 0x8000) != 0;
    double const wanted = is_negative ? -magnitude : magnitude;
    wrong += (std::isnan(wanted) ? !std::isnan(made) : made != wanted) || std::signbit(made) != is_negative;
  }
  CHECK(wrong == 0);
}

TEST_CASE("number_type: what may become what", "[files]") {
  CHECK((takes_type<float>(number_type::f16) && takes_type<float>(number_type::bf16)));
  CHECK(!takes_type<float>(number_type::f64));
  CHECK((takes_type<bfloat16>(number_type::f32) && takes_type<double>(number_type::f32)));
  CHECK((takes_type<std::int64_t>(number_type::i32) && !takes_type<std::int32_t>(number_type::i64)));
  CHECK((!takes_type<float>(number_type::i32) && !takes_type<bool>(number_type::u8)));
  CHECK(!takes_type<float>(number_type::unknown));
}
