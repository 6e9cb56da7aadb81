#pragma once

#include <headsup/pictures/colour.hpp>
#include <headsup/pictures/heat_scale.hpp>
#include <headsup/pictures/layout.hpp>

namespace HEADSUP_NAMESPACE::headsup_text {
namespace headsup_detail {
/// Writes a heat map. Attributes say how it looks on light paper and the style only what differs on a dark screen, so
/// that programs without styles show the light one. It has no ids, of which a page with two pictures would have two.
template <BinaryFloat Scalar> struct heat_map_drawing {
  sink& to;
  Scalar const* numbers;
  heat_map_axis const& rows;
  heat_map_axis const& columns;
  std::size_t count = rows.size * columns.size;
  heat_scale scale{numbers, count};
  bool has_scale = !scale.even();
  heat_map_layout place{rows, columns, most_digits(), has_scale};

  constexpr void draw() {
    put("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"headsup-heat-map\" role=\"img\" width=\"", place.width,
        "\" height=\"", place.height, "\" viewBox=\"0 0 ", place.width, " ", place.height,
        "\" font-family=\"ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace\" font-size=\"13\">\n");
    describe();
    put("<style>.headsup-heat-map{max-width:100%;height:auto}@media(prefers-color-scheme:dark){"
        ".headsup-ground{fill:#1E1E1E}.headsup-ink{fill:#E6E6E6}.headsup-halo{fill:#E6E6E6;stroke:#1E1E1E}"
        ".headsup-hatch{stroke:#8C8C8C}.headsup-nan{fill:#FFB39A;stroke:#FFB39A}");
    put_style(rows);
    put_style(columns);
    put("}</style>\n<path class=\"headsup-ground\" fill=\"#FFFFFF\" d=\"M0 0h", place.width, "v", place.height,
        "H0z\"/>\n");
    put_name(columns, "", {place.left, place.margin + 12}, "\u2192");
    put_name(rows, " text-anchor=\"end\"", {place.left - 8, place.top - 7}, "\u2193");
    put_labels();
    put_cells();
    if (has_scale) put_scale();
    put("</svg>\n");
  }

  struct colour {
    std::uint32_t code;
  };
  struct at {
    std::size_t x, y;
  };

  template <class... Pieces> constexpr void put(Pieces const&... pieces) { (put_one(pieces), ...); }
  constexpr void put_one(char const* text) { to.put(text); }
  constexpr void put_one(std::size_t number) { put_integer(to, number); }
  constexpr void put_one(double number) { put_mark(to, number); }
  constexpr void put_one(label const& text) { text.put(to); }
  constexpr void put_one(heat_map_axis const& axis) { put(label(axis.role), "&lt;", axis.size, "&gt;"); }
  constexpr void put_one(at spot) { put(" x=\"", spot.x, "\" y=\"", spot.y, "\""); }
  constexpr void put_one(colour of) {
    to.put('#');
    for (int shift = 20; shift >= 0; shift -= 4) to.put("0123456789ABCDEF"[of.code >> shift & 0xF]);
  }

  constexpr double number(std::size_t i) const { return static_cast<double>(numbers[i]); }
  constexpr heat kind(std::size_t i) const { return scale.kind(number(i)); }
  constexpr std::size_t x(std::size_t i) const { return place.x(i % columns.size); }
  constexpr std::size_t y(std::size_t i) const { return place.y(i / columns.size); }

  constexpr std::size_t most_digits() const {
    std::size_t most = 0;
    for (std::size_t i = 0; i < count; ++i) {
      sink digits(nullptr);
      put_heat(digits, number(i));
      most = larger(most, digits.length());
    }
    return most;
  }

  /// What a screen reader says of the picture.
  constexpr void describe() {
    put("<title>Heat map of ");
    if (rows.named) put(rows, " by ");
    put(columns, "</title>\n<desc>");
    std::size_t hidden = 0, odd = 0, largest = count;
    for (std::size_t i = 0; i < count; ++i) {
      hidden += kind(i) == heat::hidden;
      odd += kind(i) == heat::not_a_number;
      if (kind(i) == heat::shown && (largest == count || number(i) > number(largest))) largest = i;
    }
    if (has_scale)
      put("From dark violet, ", scale.low, scale.cut ? " or less" : "", ", to yellow, ", scale.high, ", on a ",
          scale.logarithmic ? "logarithmic" : "linear", " scale. ");
    if (largest != count) {
      put("The largest, ", number(largest), ", is in ");
      if (rows.labelled) put("row ", rows.labels[largest / columns.size], ", ");
      put("column ", columns.labels[largest % columns.size], ". ");
    }
    if (odd != 0) put("Not a number: ", odd, ". ");
    put("Masked: ", hidden, " of ", count, ".</desc>\n");
  }

  constexpr void put_style(heat_map_axis const& axis) {
    role_colour const shown = entry_of(axis.role);
    if (axis.named) put(".headsup-axis-", shown.role, "{fill:", colour{shown.colour.on_dark}, "}");
  }
  constexpr void put_name(heat_map_axis const& axis, char const* anchor, at spot, char const* arrow) {
    role_colour const shown = entry_of(axis.role);
    if (axis.named)
      put("<text class=\"headsup-axis-", shown.role, "\" font-weight=\"bold\" fill=\"", colour{shown.colour.on_light},
          "\"", anchor, spot, ">", axis, " ", arrow, "</text>\n");
  }

  constexpr void put_labels() {
    put_labels(columns, place.turned ? "start" : "middle", [&](std::size_t i) {
      at const spot{place.x(i) + place.cell_width / 2, place.top - 7};
      if (!place.turned) put(spot);
      else put(" transform=\"translate(", spot.x + 3, " ", spot.y, ")rotate(-45)\"");
    });
    if (rows.labelled) put_labels(rows, "end", [&](std::size_t i) { put(at{place.left - 8, place.y(i) + 18}); });
  }
  template <class Spot> constexpr void put_labels(heat_map_axis const& axis, char const* anchor, Spot put_spot) {
    put("<g class=\"headsup-ink\" fill=\"#1A1A1A\" text-anchor=\"", anchor, "\">\n");
    for (std::size_t i = 0; i < axis.size; ++i) {
      put("<text");
      put_spot(i);
      put(">", axis.labels[i], "</text>\n");
    }
    put("</g>\n");
  }

  constexpr void put_cells() {
    put_each(heat::shown, "<g fill=\"#FFFFFF\" text-anchor=\"middle\">\n", "</g>\n", [&](std::size_t i) {
      int const level = scale.level(number(i));
      put("<path fill=\"", colour{scale.colour(level)});
      put_frame(i, 0);
      put_text(i, scale.ink(level) == 0 ? " fill=\"#000000\"" : "");
    });
    put_each(heat::hidden, "<path class=\"headsup-hatch\" fill=\"none\" stroke=\"#A0A0A0\" d=\"", "\"/>\n",
             [&](std::size_t i) { put_hatch(i); });
    put_each(heat::hidden,
             "<g class=\"headsup-halo\" fill=\"#1A1A1A\" stroke=\"#FFFFFF\" stroke-width=\"5\" paint-order=\"stroke\" "
             "text-anchor=\"middle\">\n",
             "</g>\n", [&](std::size_t i) { put_text(i, ""); });
    put_each(heat::not_a_number,
             "<g class=\"headsup-nan\" fill=\"#C01700\" stroke=\"#C01700\" text-anchor=\"middle\">\n", "</g>\n",
             [&](std::size_t i) {
      put("<path stroke-width=\"3\" fill=\"none");
      put_frame(i, 2);
      put_text(i, " stroke-width=\"0.5\"");
    });
  }

  /// Calls one(i) for each cell of that kind, between two pieces of markup; if there is none, nothing is written.
  template <class One> constexpr void put_each(heat wanted, char const* before, char const* after, One one) {
    bool found = false;
    for (std::size_t i = 0; i < count; ++i) {
      if (kind(i) != wanted) continue;
      if (!found) put(before);
      found = true;
      one(i);
    }
    if (found) put(after);
  }

  /// The rest of a path: round a cell, inside it by so many pixels. A line between cells stays free.
  constexpr void put_frame(std::size_t i, std::size_t inside) {
    std::size_t const width = place.cell_width - 1 - 2 * inside;
    put("\" d=\"M", x(i) + inside, " ", y(i) + inside, "h", width, "v", place.cell_height - 1 - 2 * inside, "h-", width,
        "z\"/>");
  }

  /// Lines that begin on the left or at the bottom, and go up to the right.
  constexpr void put_hatch(std::size_t i) {
    constexpr std::size_t apart = 12, height = heat_map_layout::cell_height - 1;
    std::size_t const width = place.cell_width - 1;
    for (std::size_t from = apart / 2; from < width + height; from += apart) {
      std::size_t const down = from < height ? from : height, right = from - down;
      std::size_t const length = width - right < down ? width - right : down;
      put("M", x(i) + right, " ", y(i) + down, "l", length, "-", length);
    }
  }

  constexpr void put_text(std::size_t i, char const* attributes) {
    put("<text", attributes, at{x(i) + place.cell_width / 2, y(i) + 18}, ">");
    if (kind(i) == heat::hidden && number(i) == 0) put("0");
    else put_heat(to, number(i));
    put("</text>\n");
  }

  /// Which colour is which number: the smallest, the one in the middle and the largest are written.
  constexpr void put_scale() {
    constexpr std::size_t steps = heat_map_layout::steps, width = heat_map_layout::step_width;
    for (std::size_t i = 0; i < steps; ++i)
      put("<path fill=\"", colour{scale.colour(static_cast<int>(i * (scale.levels - 1) / (steps - 1)))}, "\" d=\"M",
          place.left + i * width, " ", place.scale_top, "h", width, "v12h-", width, "z\"/>\n");
    put("<g class=\"headsup-ink\" fill=\"#1A1A1A\" font-size=\"11\">\n");
    double const marks[] = {scale.low, scale.middle(), scale.high};
    char const* const anchors[] = {"start", "middle", "end"};
    for (std::size_t i = 0; i < 3; ++i)
      put("<text text-anchor=\"", anchors[i], "\"", at{place.left + i * steps * width / 2, place.scale_top + 26}, ">",
          i == 0 && scale.cut ? "\u2264" : "", marks[i], "</text>\n");
    put("</g>\n");
  }
};
}  // namespace headsup_detail

/// No heat map of so many rows and columns is longer, unless it has more than 32,768 characters.
constexpr std::size_t longest_heat_map(std::size_t rows, std::size_t columns) {
  constexpr std::size_t any = 3328, of_label = 192, of_cell = 172, many = 1024;
  if (rows > many || columns > many) return many * many * of_cell;
  return any + (rows + columns) * of_label + rows * columns * of_cell;
}

/// Writes a heat map as SVG and returns how many characters that is. Where 'out' is null it only counts.
template <BinaryFloat Scalar>
constexpr std::size_t draw_heat_map(char* out, Scalar const* numbers, heat_map_axis const& rows,
                                    heat_map_axis const& columns) {
  sink to(out);
  headsup_detail::heat_map_drawing<Scalar>{to, numbers, rows, columns}.draw();
  return to.length();
}
}  // namespace HEADSUP_NAMESPACE::headsup_text
