#include "fuzz/random_numbers.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuzz {

std::size_t random_source::size(std::size_t most) {
  std::size_t const way = below(4);
  if (way == 0) return std::min(most, between(1, 5));
  if (way == 1) return std::min(most, 16 * between(1, 1 + most / 16) - 1 + below(3));
  return between(1, most);
}

void draw(random_source& random, float* to, std::size_t n, spread how, double scale, bool strange) {
  for (std::size_t i = 0; i < n; ++i) {
    double const sign = random.one_in(2) ? -1 : 1;
    double x = 0;
    switch (how) {
      case spread::even:
        x = sign * scale * random.fraction();
        break;
      case spread::one_sign:
        x = scale * (1 + random.fraction()) / 2;
        break;
      case spread::equal:
        x = scale;
        break;
      case spread::wide:
        x = sign * scale * std::exp2(-20 * random.fraction());
        break;
      case spread::denormal:
        x = sign * 0x1p-126 * random.fraction();
        break;
      case spread::near_the_end:
        x = sign * std::exp2(random.one_in(2) ? 127.9 * random.fraction() : 0);
        break;
    }
    to[i] = static_cast<float>(x);
  }
  if (!strange) return;
  using limits = std::numeric_limits<float>;
  for (std::size_t i = random.between(1, 3); i != 0; --i)
    to[random.below(n)] =
        random.pick({limits::quiet_NaN(), limits::infinity(), -limits::infinity(), limits::infinity(), limits::max(),
                     infinite_as_bfloat16, -3e38f, 1e30f, -1e20f, 1e10f, limits::denorm_min(), -1e-40f});
}

numbers drawn(random_source& random, std::size_t n, spread how, double scale, bool strange) {
  numbers result(n, random.below(4));
  draw(random, result.data(), n, how, scale, strange);
  return result;
}

kind_of_numbers draw_kind(random_source& random) {
  kind_of_numbers kind;
  switch (random.below(12)) {
    case 0:
      kind.how = spread::one_sign;
      break;
    case 1:
      kind.how = spread::equal;
      break;
    case 2:
      kind.how = spread::wide;
      break;
    case 3:
      kind.how = random.one_in(3) ? spread::denormal : spread::even;
      break;
    case 4:
      kind.how = random.one_in(3) ? spread::near_the_end : spread::even;
      break;
    case 5:
      kind.scale = 8;
      break;  // scores that leave few weights above 0
    case 6:
      kind.scale = 60;
      break;
    default:
      break;
  }
  kind.strange_inputs = random.one_in(4);
  kind.strange_weights = random.one_in(10);
  return kind;
}

}  // namespace fuzz
