#include "terminal_heat_map.hpp"

#include "axis_colours.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>

namespace demo {

namespace {

constexpr std::size_t cell = 9;

struct rgb {
  int red, green, blue;
};

/// From dark violet to yellow, getting brighter evenly: the stops of Matplotlib's viridis.
rgb heat(double share) {
  constexpr rgb stops[] = {{68, 1, 84}, {59, 82, 139}, {33, 145, 140}, {94, 201, 98}, {253, 231, 37}};
  constexpr int last = std::size(stops) - 1;
  int const below = std::min(static_cast<int>(share * last), last - 1);
  double const rest = share * last - below;
  auto const between = [rest](int from, int to) { return static_cast<int>(from + (to - from) * rest + 0.5); };
  rgb const &a = stops[below], &b = stops[below + 1];
  return {between(a.red, b.red), between(a.green, b.green), between(a.blue, b.blue)};
}

/// A similar scale from the 256 colours of xterm.
constexpr int palette[] = {54, 25, 31, 37, 78, 149, 191, 227};

std::string painted(double share, std::string_view text, colors available) {
  char start[64];
  if (available == colors::all) {
    rgb const back = heat(share);
    bool const bright = 299 * back.red + 587 * back.green + 114 * back.blue > 100 * 1000;
    std::snprintf(start, sizeof start, "\x1b[48;2;%d;%d;%d;38;5;%dm", back.red, back.green, back.blue,
                  bright ? 16 : 231);
  } else {
    int const last = std::size(palette) - 1;
    int const index = std::min(static_cast<int>(share * (last + 1)), last);
    std::snprintf(start, sizeof start, "\x1b[48;5;%d;38;5;%dm", palette[index], index < 2 ? 231 : 16);
  }
  return joined({start, text, "\x1b[0m"});
}

/// Text centred in a field.
std::string centred(std::string_view text, std::size_t width) {
  std::size_t const room = width - std::min(width, columns_of(text));
  return joined({std::string(room / 2, ' '), text, std::string(room - room / 2, ' ')});
}

std::string two_decimals(float number) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f", static_cast<double>(number));
  return text;
}

class scale {
 public:
  scale(float const* first, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) {
      if (first[i] == 0) continue;
      low_ = empty() ? first[i] : std::min(low_, first[i]);
      high_ = std::max(high_, first[i]);
    }
  }

  bool empty() const { return high_ == 0; }
  float low() const { return low_; }
  float high() const { return high_; }
  /// From 0 to 1, logarithmic: doubling the weight brightens it by the same amount everywhere.
  double share(float weight) const { return high_ == low_ ? 1 : std::log(weight / low_) / std::log(high_ / low_); }

 private:
  float low_ = 0, high_ = 0;
};

char const* shade(terminal_page const& to, double share) {
  constexpr char const* shades[] = {"░", "▒", "▓", "█"};
  constexpr char const* letters[] = {".", ":", "+", "#"};
  int const which = std::min(static_cast<int>(share * 4), 3);
  return to.pick(shades[which], letters[which]);
}

std::string drawn(terminal_page const& to, float weight, scale const& between) {
  if (weight == 0) return to.faint(centred(to.pick("·", "-"), cell));
  double const share = between.share(weight);
  std::string const number = two_decimals(weight);
  if (to.how().color != colors::none) return painted(share, centred(number, cell), to.how().color);
  std::string const tone = shade(to, share);
  return joined({" ", number, " ", tone, tone, tone});
}

std::string legend(terminal_page const& to, scale const& between) {
  std::string strip;
  bool const plain = to.how().color == colors::none;
  for (int i = 0, steps = plain ? 4 : 18; i < steps; ++i) {
    double const share = (i + 0.5) / steps;
    strip += plain ? shade(to, share) : painted(share, " ", to.how().color);
  }
  return joined({to.faint(two_decimals(between.low())), " ", strip, " ", to.faint(two_decimals(between.high()))});
}

}  // namespace

void draw_heat_map(terminal_page& to, shown_tensor const& weights, labels rows, labels columns) {
  constexpr std::size_t label_width = 12;
  scale const between(weights.numbers, weights.size());
  std::string axes;
  for (shown_axis const& each : weights.axes) axes += joined({axes.empty() ? "" : "\\", each.role});

  to.blank();
  std::string line = with_axes_in_colour(axes, {}, to.how()) + std::string(label_width - axes.size(), ' ');
  for (char const* column : columns) line += centred(column, cell);
  to.line(line);

  for (std::size_t row = 0; row < rows.size(); ++row) {
    line = rows[row];
    line.resize(label_width, ' ');
    for (std::size_t column = 0; column < columns.size(); ++column)
      line += drawn(to, weights.numbers[row * columns.size() + column], between);
    to.line(line);
  }
  if (rows.size() > 1 && !between.empty()) to.line(joined({std::string(label_width, ' '), legend(to, between)}));
}

}  // namespace demo
