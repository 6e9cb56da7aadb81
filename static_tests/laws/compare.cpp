#include <headsup/laws/compare.hpp>

#include <headsup/headsup.hpp>

#include "asked.hpp"

using namespace headsup;

namespace {

namespace detail = laws::headsup_detail;
constexpr float infinity = headsup_math::infinity<float>, nan = headsup_math::nan<float>;

// Two infinities do not differ, one does.
static_assert(detail::change(infinity, infinity) == 0 && detail::change(nan, nan) == 0);
static_assert(detail::change(-infinity, 1) == infinity && detail::change(2, -1) == 3);
static_assert(detail::change(nan, 1) != detail::change(nan, 1));

// The largest number is finite.
constexpr tensor<float, tokens<4>> masked{-infinity, -3, 2, nan};
static_assert(detail::largest(masked) == 3 && detail::first_nan(masked) == 3);

// Two results that should be one, but for rounding.
constexpr tensor<float, tokens<3>> one{1, 2, 4}, near{1, 2.00004f, 4}, far{1, 2.5f, 4}, no_number{1, 2, nan};
constexpr laws::finding compared(auto const& a, auto const& b) {
  return detail::same("alike", a, " here", b, " there");
}
static_assert(compared(one, one) && compared(one, near));
static_assert(finds(compared(one, far), "HU072 alike: (tokens 1) is 2.00 here and 2.50 there"));
static_assert(finds(compared(one, no_number), "HU072 alike: (tokens 2) is 4.00 here and nan there"));
static_assert(finds(compared(no_number, one), "HU072 alike: (tokens 2) of the result is nan"));
static_assert(finds(compared(one, tensor<float, keys<3>>{1, 2, 4}),
                    "HU072 alike: it is over (tokens<3>) here and over (keys<3>) there"));

// Another number of them is seen at run time.
static_assert([] {
  tensor<float, tokens<dynamic>> const two{1, 2}, three{1, 2, 4};
  return finds(compared(two, three), "HU072 alike: it has 2 numbers here and 3 there");
}());

// A call that was refused was reported already.
static_assert(compared(shape_mistake{}, one));

}  // namespace
