#pragma once

#include <headsup/text/heat_map_layout.hpp>
#include <headsup/text/markup.hpp>

namespace HEADSUP_NAMESPACE::text {
namespace headsup_detail {
/// Writes a heat map. Attributes say how it looks on light paper and the style only what differs on a dark screen, so
/// that programs without styles show the light one. It has no ids, of which a page with two pictures would have two.
template <BinaryFloat Scalar> class heat_map_drawing {
 public:
  constexpr heat_map_drawing(sink& to, Scalar const* numbers, heat_map_axis const& rows, heat_map_axis const& columns)
      : to_(to),
        numbers_(numbers),
        rows_(rows),
        columns_(columns),
        scale_(numbers, rows.size * columns.size),
        place_(rows, columns, most_digits(numbers, rows.size * columns.size), has_scale()) {}

  constexpr void draw() {
    to_ << "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"headsup-heat-map\" role=\"img\" width=\""
        << place_.width() << "\" height=\"" << place_.height() << "\" viewBox=\"0 0 " << place_.width() << " "
        << place_.height()
        << "\" font-family=\"ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace\" font-size=\"13\">\n";
    describe();
    put_style();
    to_ << "<path class=\"headsup-ground\" fill=\"#FFFFFF\" d=\"M0 0h" << place_.width() << "v" << place_.height()
        << "H0z\"/>\n";
    put_names();
    put_column_labels();
    put_row_labels();
    put_cells();
    put_scale();
    to_ << "</svg>\n";
  }

 private:
  static constexpr std::size_t most_digits(Scalar const* numbers, std::size_t count) {
    std::size_t most = 0;
    for (std::size_t i = 0; i < count; ++i) {
      sink digits(nullptr);
      put_heat(digits, static_cast<double>(numbers[i]));
      if (digits.length() > most) most = digits.length();
    }
    return most;
  }

  constexpr bool has_scale() const { return !scale_.empty() && !scale_.even(); }
  constexpr std::size_t count() const { return rows_.size * columns_.size; }
  constexpr double number(std::size_t i) const { return static_cast<double>(numbers_[i]); }
  constexpr std::size_t left(std::size_t i) const { return place_.left(i % columns_.size); }
  constexpr std::size_t top(std::size_t i) const { return place_.top(i / columns_.size); }

  constexpr markup& put_name(heat_map_axis const& axis) {
    return to_ << label_at{axis.role, 0} << "&lt;" << axis.size << "&gt;";
  }
  constexpr markup& put_label(heat_map_axis const& axis, std::size_t i) { return to_ << label_at{axis.labels[i], i}; }
  constexpr markup& put_place(std::size_t x, std::size_t y) { return to_ << " x=\"" << x << "\" y=\"" << y << "\""; }
  constexpr markup& put_number(double x) {
    put_mark(to_.plain(), x);
    return to_;
  }

  /// What a screen reader says of the picture.
  constexpr void describe() {
    to_ << "<title>Heat map of ";
    if (rows_.named) put_name(rows_) << " by ";
    put_name(columns_) << "</title>\n<desc>";
    std::size_t hidden = 0;
    std::size_t odd = 0;
    std::size_t largest = count();
    for (std::size_t i = 0; i < count(); ++i) {
      heat const kind = scale_.kind(number(i));
      hidden += kind == heat::hidden;
      odd += kind == heat::not_a_number;
      if (kind == heat::shown && (largest == count() || number(i) > number(largest))) largest = i;
    }
    if (has_scale()) {
      to_ << "From dark violet, ";
      put_number(scale_.low()) << (scale_.cut() ? " or less" : "") << ", to yellow, ";
      put_number(scale_.high()) << ", on a " << (scale_.logarithmic() ? "logarithmic" : "linear") << " scale. ";
    }
    if (largest != count()) {
      to_ << "The largest, ";
      put_number(number(largest)) << ", is in ";
      if (rows_.labelled) to_ << "row ", put_label(rows_, largest / columns_.size) << ", ";
      to_ << "column ";
      put_label(columns_, largest % columns_.size) << ". ";
    }
    if (odd != 0) to_ << "Not a number: " << odd << ". ";
    to_ << "Masked: " << hidden << " of " << count() << ".</desc>\n";
  }

  constexpr void put_style() {
    to_ << "<style>.headsup-heat-map{max-width:100%;height:auto}@media(prefers-color-scheme:dark){"
           ".headsup-ground{fill:#1E1E1E}.headsup-ink{fill:#E6E6E6}.headsup-halo{fill:#E6E6E6;stroke:#1E1E1E}"
           ".headsup-hatch{stroke:#8C8C8C}.headsup-nan{fill:#FFB39A;stroke:#FFB39A}";
    if (rows_.named) put_dark(rows_);
    put_dark(columns_);
    to_ << "}</style>\n";
  }

  constexpr void put_dark(heat_map_axis const& axis) {
    to_ << ".headsup-axis-" << axis.colour_class << "{fill:" << colour{axis.on_dark} << "}";
  }

  constexpr void put_names() {
    begin_name(columns_);
    put_place(place_.left(0), place_.margin + 12) << ">";
    put_name(columns_) << " \u2192</text>\n";
    if (!rows_.named) return;
    begin_name(rows_) << " text-anchor=\"end\"";
    put_place(place_.left(0) - 8, place_.top(0) - 7) << ">";
    put_name(rows_) << " \u2193</text>\n";
  }
  constexpr markup& begin_name(heat_map_axis const& axis) {
    return to_ << "<text class=\"headsup-axis-" << axis.colour_class << "\" font-weight=\"bold\" fill=\""
               << colour{axis.on_light} << "\"";
  }

  constexpr void put_column_labels() {
    to_ << "<g class=\"headsup-ink\" fill=\"#1A1A1A\" text-anchor=\"" << (place_.turned() ? "start" : "middle")
        << "\">\n";
    std::size_t const y = place_.top(0) - 7;
    for (std::size_t i = 0; i < columns_.size; ++i) {
      std::size_t const middle = place_.left(i) + place_.cell_width() / 2;
      to_ << "<text";
      if (place_.turned()) to_ << " transform=\"translate(" << middle + 3 << " " << y << ")rotate(-45)\"";
      else put_place(middle, y);
      to_ << ">";
      put_label(columns_, i) << "</text>\n";
    }
    to_ << "</g>\n";
  }
  constexpr void put_row_labels() {
    if (!rows_.labelled) return;
    to_ << "<g class=\"headsup-ink\" fill=\"#1A1A1A\" text-anchor=\"end\">\n";
    for (std::size_t i = 0; i < rows_.size; ++i) {
      to_ << "<text";
      put_place(place_.left(0) - 8, place_.top(i) + 18) << ">";
      put_label(rows_, i) << "</text>\n";
    }
    to_ << "</g>\n";
  }

  constexpr void put_cells() {
    put_each(heat::shown, "<g fill=\"#FFFFFF\" text-anchor=\"middle\">\n", "</g>\n", [&](std::size_t i) {
      int const level = scale_.level(number(i));
      to_ << "<path fill=\"" << colour{scale_.colour(level)};
      put_frame(i, 0);
      put_text(i, scale_.ink(level) == 0 ? " fill=\"#000000\"" : "");
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
      to_ << "<path stroke-width=\"3\" fill=\"none";
      put_frame(i, 2);
      put_text(i, " stroke-width=\"0.5\"");
    });
  }

  /// Calls one(i) for each cell of that kind, between two pieces of markup; if there is none, nothing is written.
  template <class One> constexpr void put_each(heat kind, char const* before, char const* after, One one) {
    bool found = false;
    for (std::size_t i = 0; i < count(); ++i) {
      if (scale_.kind(number(i)) != kind) continue;
      if (!found) to_ << before;
      found = true;
      one(i);
    }
    if (found) to_ << after;
  }

  /// The rest of a path: round a cell, inside it by so many pixels. A line between cells stays free.
  constexpr void put_frame(std::size_t i, std::size_t inside) {
    std::size_t const width = place_.cell_width() - 1 - 2 * inside;
    to_ << "\" d=\"M" << left(i) + inside << " " << top(i) + inside << "h" << width << "v"
        << place_.cell_height - 1 - 2 * inside << "h-" << width << "z\"/>";
  }

  /// Lines that begin on the left or at the bottom, and go up to the right.
  constexpr void put_hatch(std::size_t i) {
    constexpr std::size_t apart = 12;
    constexpr std::size_t height = heat_map_layout::cell_height - 1;
    std::size_t const width = place_.cell_width() - 1;
    for (std::size_t from = apart / 2; from < width + height; from += apart) {
      std::size_t const down = from < height ? from : height;
      std::size_t const right = from - down;
      std::size_t const length = width - right < down ? width - right : down;
      to_ << "M" << left(i) + right << " " << top(i) + down << "l" << length << "-" << length;
    }
  }

  constexpr void put_text(std::size_t i, char const* attributes) {
    to_ << "<text" << attributes;
    put_place(left(i) + place_.cell_width() / 2, top(i) + 18) << ">";
    if (scale_.kind(number(i)) == heat::hidden && number(i) == 0) to_ << "0";
    else put_heat(to_.plain(), number(i));
    to_ << "</text>\n";
  }

  /// Which colour is which number: the smallest, the one in the middle and the largest are written.
  constexpr void put_scale() {
    if (!has_scale()) return;
    constexpr std::size_t steps = heat_map_layout::steps;
    constexpr std::size_t width = heat_map_layout::step_width;
    for (std::size_t i = 0; i < steps; ++i)
      to_ << "<path fill=\"" << colour{scale_.colour(static_cast<int>(i * (scale_.levels - 1) / (steps - 1)))}
          << "\" d=\"M" << place_.left(0) + i * width << " " << place_.scale_top() << "h" << width << "v12h-" << width
          << "z\"/>\n";
    to_ << "<g class=\"headsup-ink\" fill=\"#1A1A1A\" font-size=\"11\">\n";
    double const marks[] = {scale_.low(), scale_.middle(), scale_.high()};
    char const* const anchors[] = {"start", "middle", "end"};
    for (std::size_t i = 0; i < 3; ++i) {
      to_ << "<text text-anchor=\"" << anchors[i] << "\"";
      put_place(place_.left(0) + i * steps * width / 2, place_.scale_top() + 26) << ">";
      if (i == 0 && scale_.cut()) to_ << "\u2264";
      put_number(marks[i]) << "</text>\n";
    }
    to_ << "</g>\n";
  }

  markup to_;
  Scalar const* numbers_;
  heat_map_axis const& rows_;
  heat_map_axis const& columns_;
  heat_scale scale_;
  heat_map_layout place_;
};
}  // namespace headsup_detail

/// No heat map of so many rows and columns is longer, unless it has more than 32,768 characters.
constexpr std::size_t longest_heat_map(std::size_t rows, std::size_t columns) {
  constexpr std::size_t any = 3328;
  constexpr std::size_t of_label = 192;
  constexpr std::size_t of_cell = 172;
  constexpr std::size_t many = 1024;
  if (rows > many || columns > many) return many * many * of_cell;
  return any + (rows + columns) * of_label + rows * columns * of_cell;
}

/// Writes a heat map as SVG and returns how many characters that is. Where 'out' is null it only counts.
template <BinaryFloat Scalar>
constexpr std::size_t draw_heat_map(char* out, Scalar const* numbers, heat_map_axis const& rows,
                                    heat_map_axis const& columns) {
  sink to(out);
  headsup_detail::heat_map_drawing<Scalar>(to, numbers, rows, columns).draw();
  return to.length();
}
}  // namespace HEADSUP_NAMESPACE::text
