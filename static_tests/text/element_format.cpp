#include <headsup/text/element_format.hpp>

#include <initializer_list>
#include <limits>
#include <string_view>

#include "says.hpp"

using namespace headsup::headsup_text;

// x as it is written among some numbers
template <class Scalar>
constexpr bool says(std::initializer_list<Scalar> shown, Scalar x, char const* expected, print_options options = {}) {
  element_format<Scalar> format;
  for (Scalar each : shown) format.look_at(each);
  format.choose(options);
  return ::says(expected, [&](sink& to) { format.put(to, x); }) && std::string_view(expected).size() >= format.width();
}

// the type: what has a text
static_assert(Printable<float> && Printable<double> && Printable<int> && Printable<bool> && !Printable<char const*>);
static_assert(print_options{}.precision == 4 && print_options{}.scientific == scientific_mode::automatic);

// the values: four decimals, none where all numbers are whole, as wide as the widest
static_assert(says({0.5f, 12.25f}, 0.5f, " 0.5000") && says({0.5f, 12.25f}, 12.25f, "12.2500"));
static_assert(says({1.0f, -20.0f}, 1.0f, "  1.") && says({1.0f, -20.0f}, -20.0f, "-20."));
static_assert(says({7, -100}, 7, "   7") && says({true, false}, true, " True"));
static_assert(says({0.5}, 0.5, "0.50", {.precision = 2}));

// scientific where the smallest and the largest are far apart
static_assert(says({1e-5f, 1.0f}, 1.0f, "1.0000e+00") && says({1e-5f, 1.0f}, 1e-5f, "1.0000e-05"));
static_assert(says({0.5f, 501.0f}, 0.5f, "5.0000e-01") && says({0.5f, 500.0f}, 0.5f, "  0.5000"));
static_assert(says({2e8f}, 2e8f, "2.0000e+08"));
static_assert(says({0.5f}, 0.5f, "5.0000e-01", {.scientific = scientific_mode::always}));
static_assert(says({0.5f, 501.0f}, 501.0f, "  501.0000", {.scientific = scientific_mode::never}));

// infinities, NaN and zeros do not change how the others are written
constexpr float infinity = std::numeric_limits<float>::infinity();
static_assert(says({infinity, 0.0f, 0.5f}, infinity, "   inf") && says({infinity, 0.0f, 0.5f}, 0.0f, "0.0000"));
static_assert(says({1.0f, infinity}, infinity, "inf"));
