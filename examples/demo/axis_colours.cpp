#include "axis_colours.hpp"

#include "axis_mentions.hpp"

#include "chapter/shown_tensor.hpp"

#include <headsup/pictures/colour.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace demo {

namespace {

constexpr std::string_view reset = "\x1b[0m";

int channel(std::uint32_t rgb, int which) { return static_cast<int>(rgb >> (16 - 8 * which) & 0xFF); }

/// The nearest of the 240 colours of xterm that are the same on every terminal: a cube of six steps, and greys.
int nearest_in_palette(std::uint32_t rgb) {
  constexpr int steps[] = {0, 95, 135, 175, 215, 255};
  auto const squared = [](int x) { return x * x; };
  int nearest[3] = {}, grey = 0;
  int to_cube = 0;
  for (int i = 0; i < 3; ++i) {
    for (int step = 1; step < 6; ++step)
      if (std::abs(steps[step] - channel(rgb, i)) < std::abs(steps[nearest[i]] - channel(rgb, i))) nearest[i] = step;
    to_cube += squared(steps[nearest[i]] - channel(rgb, i));
    grey += channel(rgb, i);
  }
  int const shade = std::clamp((grey / 3 - 3) / 10, 0, 23);
  int to_grey = 0;
  for (int i = 0; i < 3; ++i) to_grey += squared(8 + 10 * shade - channel(rgb, i));
  return to_grey < to_cube ? 232 + shade : 16 + 36 * nearest[0] + 6 * nearest[1] + nearest[2];
}

/// What switches a terminal to that colour, of letters (38) or of what is behind them (48).
std::string switched(int which, std::uint32_t rgb, colors available) {
  char text[32];
  if (available == colors::all)
    std::snprintf(text, sizeof text, "%d;2;%d;%d;%d", which, channel(rgb, 0), channel(rgb, 1), channel(rgb, 2));
  else std::snprintf(text, sizeof text, "%d;5;%d", which, nearest_in_palette(rgb));
  return text;
}

}  // namespace

std::string in_colour_of(std::string_view role, std::string_view text, look const& how) {
  if (how.color == colors::none) return std::string(text);
  headsup::axis_colour const colour = headsup::colour_of(std::string(role).c_str());
  std::string start;
  // Of the colours for light screens, two have the same neighbour in the palette.
  if (how.behind == background::light && how.color == colors::all) start = switched(38, colour.on_light, how.color);
  else if (how.behind == background::dark) start = switched(38, colour.on_dark, how.color);
  // What can be read on a dark screen can be read with black letters on it, on any screen.
  else start = joined({switched(48, colour.on_dark, how.color), ";38;5;16"});
  return joined({"\x1b[", start, "m", text, reset});
}

std::string with_axes_in_colour(std::string_view text, std::string_view style, look const& how) {
  if (how.color == colors::none) return std::string(text);
  std::string result;
  for (axis_mention const& each : axes_mentioned(text)) {
    if (!each.role.empty()) result += in_colour_of(each.role, each.text, how);
    else result += style.empty() ? std::string(each.text) : joined({style, each.text, reset});
  }
  return result;
}

}  // namespace demo
