#include <headsup/pictures/heat_scale.hpp>

#include "sight.hpp"

#include <cfloat>

using headsup::headsup_text::heat;
using headsup::headsup_text::heat_scale;

constexpr float inf = headsup::headsup_math::infinity<float>;
constexpr float not_a_number = headsup::headsup_math::nan<float>;

template <std::size_t N> constexpr heat_scale scale_of(float const (&numbers)[N]) { return heat_scale(numbers, N); }

// weights: what is 0 is hidden, and equal factors are equal steps
constexpr heat_scale weights = scale_of({0.25f, 0, 0.0625f, 0.5f, 1, 0.125f});
static_assert(weights.low == 0.0625 && weights.high == 1 && weights.logarithmic && !weights.even() && !weights.cut);
static_assert(weights.kind(0.) == heat::hidden && weights.kind(-0.) == heat::hidden &&
              weights.kind(0.25) == heat::shown);
static_assert(weights.level(0.0625) == 0 && weights.level(1) == 255 && weights.level(0.25) == 128 &&
              weights.level(0.125) == 64 && weights.level(0.5) == 191);
static_assert(weights.middle() == 0.25);

// at most a factor of 1000: what is smaller has the same colour
constexpr heat_scale wide = scale_of({1e-6f, 0.002f, 0.5f, 1e-30f});
static_assert(wide.cut && wide.low == 0.0005 && wide.level(1e-6) == 0 && wide.level(1e-30) == 0 &&
              wide.level(0.5) == 255);
static_assert(wide.level(0.002) > 0 && wide.level(0.002) < 64);
static_assert(wide.middle() > 0.0158 && wide.middle() < 0.0159);

// scores: equal differences are equal steps, and 0 is a number like others
constexpr heat_scale scores = scale_of({-1, 3, 0, 1, -inf, 2});
static_assert(!scores.logarithmic && scores.low == -1 && scores.high == 3 && scores.middle() == 1 && !scores.cut);
static_assert(scores.kind(0.) == heat::shown && scores.kind(-inf) == heat::hidden);
static_assert(scores.level(-1) == 0 && scores.level(0) == 64 && scores.level(1) == 128 && scores.level(3) == 255);
// with a mask of -infinity they are scores, even if the others are positive
static_assert(!scale_of({1, 2, -inf}).logarithmic);

// infinities and NaN do not stretch the scale; infinity has the colour of the largest
constexpr heat_scale odd = scale_of({not_a_number, 1, inf, 2, not_a_number});
static_assert(odd.low == 1 && odd.high == 2 && odd.logarithmic && odd.level(inf) == 255);
static_assert(odd.kind(not_a_number) == heat::not_a_number && odd.kind(inf) == heat::shown);

// no number at all, and equal ones
static_assert(scale_of({0, 0}).even() && scale_of({-inf, not_a_number}).even() && scale_of({inf}).even());
static_assert(scale_of({3, 3, 0}).even() && scale_of({3, 3, 0}).level(3) == 255 && scale_of({inf}).level(inf) == 255);

// the largest and the smallest numbers there are
constexpr double ends[] = {-DBL_MAX, DBL_MAX, 0};
constexpr heat_scale whole(ends, 3);
static_assert(whole.level(-DBL_MAX) == 0 && whole.level(0) == 128 && whole.level(DBL_MAX) == 255 &&
              whole.middle() == 0);
constexpr double tiny[] = {5e-324, 1e-323, DBL_MIN};
static_assert(heat_scale(tiny, 3).cut && heat_scale(tiny, 3).level(DBL_MIN) == 255 &&
              heat_scale(tiny, 2).level(5e-324) == 0);

// a larger number is never darker
static_assert([] {
  for (int i = 0; i < 200; ++i)
    if (weights.level(0.05 + i * 0.005) > weights.level(0.05 + (i + 1) * 0.005)) return false;
  return true;
}());

// the ends are those of viridis
static_assert(heat_scale::colour(0) == 0x440154 && heat_scale::colour(255) == 0xFDE725);

namespace {
using namespace sight;

// text can be read on each of the colours
static_assert([] {
  for (int level = 0; level < heat_scale::levels; ++level)
    if (contrast(heat_scale::colour(level), heat_scale::ink(level)) < 4.5) return false;
  return true;
}());
// with the other ink it could not, so that the border is where it must be
static_assert(contrast(heat_scale::colour(0), 0) < 4.5 && contrast(heat_scale::colour(255), 0xFFFFFF) < 4.5);
// and so can the inks of the labels, of what is masked and of NaN, on light paper and on a dark screen
static_assert(contrast(0x1A1A1A, 0xFFFFFF) > 7 && contrast(0xE6E6E6, 0x1E1E1E) > 7);
static_assert(contrast(0xC01700, 0xFFFFFF) > 4.5 && contrast(0xFFB39A, 0x1E1E1E) > 4.5);

/// The lightness of a level for such eyes.
constexpr double lightness(int level, double const (&eye)[3][3]) { return seen(heat_scale::colour(level), eye)[0]; }

// for all eyes it gets brighter with each step, and by at least half of what an even step would be
constexpr bool gets_brighter(double const (&eye)[3][3]) {
  constexpr int step = 15;
  double const even = (lightness(255, eye) - lightness(0, eye)) * step / 255;
  for (int level = 0; level + step <= 255; level += step)
    if (lightness(level + step, eye) - lightness(level, eye) < even / 2) return false;
  return true;
}
static_assert(gets_brighter(eyes[0]));
static_assert(gets_brighter(eyes[1]));
static_assert(gets_brighter(eyes[2]));
static_assert(gets_brighter(eyes[3]));

// colours a sixth of the scale apart differ at a glance, for all eyes
constexpr bool differ(double const (&eye)[3][3]) {
  for (int level = 0; level + 40 <= 255; level += 5)
    if (distance(seen(heat_scale::colour(level), eye), seen(heat_scale::colour(level + 40), eye)) < 10) return false;
  return true;
}
static_assert(differ(eyes[0]));
static_assert(differ(eyes[1]));
static_assert(differ(eyes[2]));
static_assert(differ(eyes[3]));
}  // namespace
