#include "axis_colours.hpp"

#include <headsup/axes/colour.hpp>

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

bool is_in_a_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Whether that is a role with a colour of its own.
bool is_role(std::string_view name) {
  return headsup::colour_of(std::string(name).c_str()).on_dark != headsup::colour_of("").on_dark;
}

/// The length of <6> at the start of a text, or 0.
std::size_t size_length(std::string_view text) {
  if (!text.starts_with('<')) return 0;
  std::size_t const end = text.find_first_not_of("0123456789", 1);
  return end != 1 && end != std::string_view::npos && text[end] == '>' ? end + 1 : 0;
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
  std::string result, between;
  auto const finish_between = [&] {
    if (!between.empty()) result += style.empty() ? between : joined({style, between, reset});
    between.clear();
  };
  while (!text.empty()) {
    std::size_t length = 0;
    while (length < text.size() && is_in_a_name(text[length])) ++length;
    std::string_view const name = text.substr(0, length);
    std::size_t const size = name.empty() ? 0 : size_length(text.substr(length));
    if (size != 0 || is_role(name)) {
      finish_between();
      result += in_colour_of(name, text.substr(0, length + size), how);
      length += size;
    } else {
      length = std::max<std::size_t>(length, 1);
      between += text.substr(0, length);
    }
    text.remove_prefix(length);
  }
  finish_between();
  return result;
}

}  // namespace demo
