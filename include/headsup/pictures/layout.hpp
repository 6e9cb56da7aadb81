#pragma once

#include <headsup/math/ieee.hpp>
#include <headsup/pictures/label.hpp>
#include <headsup/text/decimal.hpp>

// What a heat map consists of, how its numbers are written, and where its parts are.

namespace HEADSUP_NAMESPACE::headsup_text {
constexpr std::size_t larger(std::size_t a, std::size_t b) { return a > b ? a : b; }

/// The rows or the columns of a heat map. A single row can do without a name and without labels.
struct heat_map_axis {
  char const* role;
  label const* labels;
  std::size_t size;
  bool named = true;
  bool labelled = true;

  constexpr std::size_t longest_label() const {
    std::size_t most = 0;
    for (std::size_t i = 0; labelled && i < size; ++i) most = larger(most, labels[i].columns());
    return most;
  }
  /// The length of "tokens<6> →".
  constexpr std::size_t length_of_name() const { return named ? label(role).columns() + label(size).columns() + 4 : 0; }
};

/// Writes a number of a heat map, as the chapter does: two decimals, NaN, ∞. It takes at most nine columns.
constexpr void put_heat(sink& to, double x) {
  if (x != x) return to.put("NaN");
  if (x < 99999.995 && x > -99999.995) return put_fixed(to, x, 2);
  if (x < headsup_math::infinity<double> && -x < headsup_math::infinity<double>) return put_scientific(to, x, 1);
  to.put(x < 0 ? "-\u221E" : "\u221E");
}

/// The same with so many decimals that small weights differ.
constexpr void put_mark(sink& to, double x) {
  double const size = x < 0 ? -x : x;
  if (size >= 0.1 || size == 0) return put_heat(to, x);
  if (size < 0.0001) return put_scientific(to, x, 1);
  put_fixed(to, x, size < 0.001 ? 5 : size < 0.01 ? 4 : 3);
}

/// Where the parts of a heat map are, in pixels: the names of the axes and the labels above and beside the cells, the
/// scale below them. The font has a fixed width, of which a column here is a little wider than in most fonts. Labels of
/// columns that are wider than cells are turned by 45 degrees.
struct heat_map_layout {
  static constexpr std::size_t margin = 16, letter = 8, line = 20, cell_height = 28, steps = 16, step_width = 12;

  std::size_t cell_width, left, top, width, height, scale_top;
  bool turned;

  /// For numbers of so many columns.
  constexpr heat_map_layout(heat_map_axis const& rows, heat_map_axis const& columns, std::size_t digits, bool scale)
      : cell_width(larger(44, digits * letter + 12)) {
    std::size_t const longest = columns.longest_label();
    if (longest <= 9 && columns.size <= 16) cell_width = larger(cell_width, longest * letter + 8);
    turned = longest * letter + 8 > cell_width;
    std::size_t const beside = larger(rows.longest_label(), rows.length_of_name());
    left = margin + (beside == 0 ? 0 : beside * letter + 8);
    top = margin + line + (turned ? reach(longest) : line);
    width = larger(x(columns.size), left + columns.length_of_name() * letter);
    for (std::size_t i = 0; turned && i < columns.size; ++i)
      width = larger(width, x(i) + cell_width / 2 + reach(columns.labels[i].columns()));
    width = margin + (scale ? larger(width, left + steps * step_width) : width);
    scale_top = y(rows.size) + margin;
    height = scale ? scale_top + 32 + margin : scale_top;
  }

  constexpr std::size_t x(std::size_t column) const { return left + column * cell_width; }
  constexpr std::size_t y(std::size_t row) const { return top + row * cell_height; }

 private:
  /// How far a turned label reaches, upwards and to the right: 0.71 of its length, and its height.
  static constexpr std::size_t reach(std::size_t length) { return length * letter * 71 / 100 + 14; }
};
}  // namespace HEADSUP_NAMESPACE::headsup_text
