#pragma once

#include <headsup/text/heat_scale.hpp>
#include <headsup/text/label.hpp>

namespace HEADSUP_NAMESPACE::text {
/// The rows or the columns of a heat map. A single row can do without a name and without labels.
struct heat_map_axis {
  char const* role;
  char const* colour_class;         // whose colour it shares
  std::uint32_t on_light, on_dark;  // 0xRRGGBB
  label const* labels;
  std::size_t size;
  bool named = true;
  bool labelled = true;

  constexpr std::size_t longest_label() const {
    std::size_t most = 0;
    for (std::size_t i = 0; labelled && i < size; ++i)
      if (labels[i].columns(i) > most) most = labels[i].columns(i);
    return most;
  }
  /// The length of "tokens<6> →".
  constexpr std::size_t length_of_name() const {
    return !named ? 0 : label(role).columns(0) + label().columns(size) + 4;
  }
};

/// Writes a number of a heat map, as the chapter does: two decimals, NaN, ∞. It takes at most nine columns.
constexpr void put_heat(sink& to, double x) {
  if (x != x) return to.put("NaN");
  bool const far = x >= 99999.995 || x <= -99999.995;
  if (!far) return put_fixed(to, x, 2);
  if (x < headsup_math::infinity<double> && -x < headsup_math::infinity<double>) return put_scientific(to, x, 1);
  if (x < 0) to.put('-');
  to.put("\u221E");
}

/// The same with so many decimals that small weights differ.
constexpr void put_mark(sink& to, double x) {
  double const size = x < 0 ? -x : x;
  if (size >= 0.1 || size == 0) return put_heat(to, x);
  if (size < 0.0001) return put_scientific(to, x, 1);
  put_fixed(to, x, size < 0.001 ? 5 : size < 0.01 ? 4 : 3);
}

/// Where the parts of a heat map are, in pixels: the names of the axes and the labels above and beside the cells, the
/// scale below them. The font has a fixed width, of which a column here is a little wider than in most fonts.
class heat_map_layout {
 public:
  static constexpr std::size_t margin = 16;
  static constexpr std::size_t letter = 8;
  static constexpr std::size_t line = 20;
  static constexpr std::size_t cell_height = 28;
  static constexpr std::size_t steps = 16;
  static constexpr std::size_t step_width = 12;

  /// For numbers of so many columns.
  constexpr heat_map_layout(heat_map_axis const& rows, heat_map_axis const& columns, std::size_t digits, bool scale)
      : cell_width_(larger(44, digits * letter + 12)) {
    std::size_t const longest = columns.longest_label();
    if (longest <= 9 && columns.size <= 16) cell_width_ = larger(cell_width_, longest * letter + 8);
    turned_ = longest * letter + 8 > cell_width_;
    std::size_t const beside = larger(rows.longest_label(), rows.length_of_name());

    left_ = margin + (beside == 0 ? 0 : beside * letter + 8);
    top_ = margin + line + (turned_ ? reach(longest) : line);
    width_ = larger(left(columns.size), left_ + columns.length_of_name() * letter);
    for (std::size_t i = 0; turned_ && i < columns.size; ++i)
      width_ = larger(width_, left(i) + cell_width_ / 2 + reach(columns.labels[i].columns(i)));
    if (scale) width_ = larger(width_, left_ + steps * step_width);
    width_ += margin;
    scale_top_ = top(rows.size) + margin;
    height_ = scale ? scale_top_ + 32 + margin : scale_top_;
  }

  constexpr std::size_t width() const { return width_; }
  constexpr std::size_t height() const { return height_; }
  constexpr std::size_t cell_width() const { return cell_width_; }
  constexpr std::size_t left(std::size_t column) const { return left_ + column * cell_width_; }
  constexpr std::size_t top(std::size_t row) const { return top_ + row * cell_height; }
  constexpr std::size_t scale_top() const { return scale_top_; }
  /// Whether the labels of the columns are turned, because they are wider than cells.
  constexpr bool turned() const { return turned_; }

 private:
  static constexpr std::size_t larger(std::size_t a, std::size_t b) { return a > b ? a : b; }

  /// How far a label that is turned by 45 degrees reaches, upwards and to the right: 0.71 of its length, and its height.
  static constexpr std::size_t reach(std::size_t length) { return length * letter * 71 / 100 + 14; }

  std::size_t cell_width_, left_ = 0, top_ = 0, width_ = 0, scale_top_ = 0, height_ = 0;
  bool turned_ = false;
};
}  // namespace HEADSUP_NAMESPACE::text
