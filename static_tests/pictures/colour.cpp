#include <headsup/pictures/colour.hpp>

#include "sight.hpp"

using namespace headsup;

static_assert(colour_of<tokens<6>>().on_light == 0x207A93 && colour_of("tokens").on_dark == 0x41A7BD);

template <std::size_t N> struct experts : axis<"experts", N> {};
static_assert(colour_of<experts<8>>().on_light == colour_of("anything else").on_light);

namespace {
using namespace sight;

static_assert([] {
  for (auto const& each : headsup_text::role_colours)
    if (contrast(each.colour.on_light, 0xFFFFFF) < 4.5 || contrast(each.colour.on_dark, 0x1E1E1E) < 4.5 ||
        distance(seen(each.colour.on_light, eyes[0]), seen(0x1B1F24, eyes[0])) < 15 ||
        distance(seen(each.colour.on_dark, eyes[0]), seen(0xE4E7EC, eyes[0])) < 30)
      return false;
  return true;
}());

// None says wrong, right or a link, as --bad, --good and --accent of web/src/page.css do.
static_assert([] {
  constexpr axis_colour said[] = {{0xB3261E, 0xFF9B91}, {0x156C3A, 0x7FD69C}, {0x125BD3, 0x8AB4FF}};
  for (auto const& each : headsup_text::role_colours)
    for (auto const& other : said)
      if (distance(seen(each.colour.on_light, eyes[0]), seen(other.on_light, eyes[0])) < 30 ||
          distance(seen(each.colour.on_dark, eyes[0]), seen(other.on_dark, eyes[0])) < 30)
        return false;
  return true;
}());

/// Whether the axes of one shape can be told apart by all eyes; 10 is what is seen at a glance.
constexpr bool differ(axis_colour a, axis_colour b) {
  for (auto const& eye : eyes)
    if (distance(seen(a.on_light, eye), seen(b.on_light, eye)) < 15 ||
        distance(seen(a.on_dark, eye), seen(b.on_dark, eye)) < 15)
      return false;
  return true;
}
template <Axis... As> constexpr bool all_differ() {
  axis_colour const all[] = {colour_of<As>()...};
  for (auto const& a : all)
    for (auto const& b : all)
      if (&a != &b && !differ(a, b)) return false;
  return true;
}
static_assert(all_differ<batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>>());
static_assert(all_differ<batch<1>, tokens<1>, keys<1>, d_in<1>, d_out<1>>());
static_assert(all_differ<batch<1>, kv_heads<1>, keys<1>, head_dim<1>>());
static_assert(all_differ<batch<1>, tokens<1>, all_heads<1>>());
static_assert(all_differ<vocab<1>, d_out<1>>());
}  // namespace
