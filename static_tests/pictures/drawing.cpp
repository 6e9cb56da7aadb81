#include <headsup/pictures/drawing.hpp>

#include <string_view>

using namespace headsup::headsup_text;

constexpr float inf = headsup::headsup_math::infinity<float>;
constexpr float not_a_number = headsup::headsup_math::nan<float>;

constexpr label words[] = {"Your", "journey", "<starts>"};
constexpr heat_map_axis rows_of(label const* labels, std::size_t size) { return {"tokens", labels, size}; }
constexpr heat_map_axis columns_of(label const* labels, std::size_t size) { return {"keys", labels, size}; }
constexpr heat_map_axis nothing{"", nullptr, 1, false, false};

/// The picture as text, and how often a piece of it occurs.
template <std::size_t N> struct picture {
  template <class Scalar>
  constexpr picture(Scalar const (&numbers)[N], heat_map_axis const& rows, heat_map_axis const& columns) {
    counted = draw_heat_map<Scalar>(nullptr, numbers, rows, columns);
    length = draw_heat_map(chars, numbers, rows, columns);
    bounded = length <= longest_heat_map(rows.size, columns.size);
  }
  constexpr std::size_t count(std::string_view piece) const {
    std::string_view const all(chars, length);
    std::size_t n = 0;
    for (std::size_t at = all.find(piece); at != all.npos; at = all.find(piece, at + 1)) ++n;
    return n;
  }
  constexpr bool has(std::string_view piece) const { return count(piece) == 1; }

  char chars[12288]{};
  std::size_t counted = 0, length = 0;
  bool bounded = false;
};

// a whole picture, of one number
constexpr float one[] = {1};
constexpr label only[] = {"it"};
constexpr picture smallest(one, nothing, columns_of(only, 1));
static_assert(
    std::string_view(smallest.chars, smallest.length) ==
    "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"headsup-heat-map\" role=\"img\" width=\"104\" height=\"100\" "
    "viewBox=\"0 0 104 100\" font-family=\"ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace\" "
    "font-size=\"13\">\n"
    "<title>Heat map of keys&lt;1&gt;</title>\n"
    "<desc>The largest, 1.00, is in column it. Masked: 0 of 1.</desc>\n"
    "<style>.headsup-heat-map{max-width:100%;height:auto}@media(prefers-color-scheme:dark){"
    ".headsup-ground{fill:#1E1E1E}.headsup-ink{fill:#E6E6E6}.headsup-halo{fill:#E6E6E6;stroke:#1E1E1E}"
    ".headsup-hatch{stroke:#8C8C8C}.headsup-nan{fill:#FFB39A;stroke:#FFB39A}"
    ".headsup-axis-keys{fill:#E5910C}}</style>\n"
    "<path class=\"headsup-ground\" fill=\"#FFFFFF\" d=\"M0 0h104v100H0z\"/>\n"
    "<text class=\"headsup-axis-keys\" font-weight=\"bold\" fill=\"#AC5F00\" x=\"16\" y=\"28\">"
    "keys&lt;1&gt; \u2192</text>\n"
    "<g class=\"headsup-ink\" fill=\"#1A1A1A\" text-anchor=\"middle\">\n"
    "<text x=\"38\" y=\"49\">it</text>\n"
    "</g>\n"
    "<g fill=\"#FFFFFF\" text-anchor=\"middle\">\n"
    "<path fill=\"#FDE725\" d=\"M16 56h43v27h-43z\"/><text fill=\"#000000\" x=\"38\" y=\"74\">1.00</text>\n"
    "</g>\n"
    "</svg>\n");
static_assert(smallest.counted == smallest.length && smallest.bounded);

// weights with a mask: what is masked has no colour, only lines and a 0
constexpr float weights[] = {1, 0, 0, 0.25f, 0.75f, 0};
constexpr picture masked(weights, rows_of(words, 2), columns_of(words, 3));
static_assert(masked.count("headsup-hatch\"") == 1 && masked.count(">0</text>") == 3 && masked.bounded);
static_assert(masked.count("<path fill=\"#") == 3 + 16);
static_assert(masked.has("<path fill=\"#440154\" d=\"M112 84h71v27h-71z\"/><text x=\"148\" y=\"102\">0.25</text>"));
static_assert(
    masked.has("<path fill=\"#FDE725\" d=\"M112 56h71v27h-71z\"/><text fill=\"#000000\" x=\"148\" y=\"74\">1.00"));
static_assert(
    masked.has("<desc>From dark violet, 0.25, to yellow, 1.00, on a logarithmic scale. The largest, 1.00, is in "
               "row Your, column Your. Masked: 3 of 6.</desc>"));

// both axes have their names, in their colours, and their labels, escaped
static_assert(masked.has("<title>Heat map of tokens&lt;2&gt; by keys&lt;3&gt;</title>"));
static_assert(
    masked.has("headsup-axis-tokens\" font-weight=\"bold\" fill=\"#207A93\" text-anchor=\"end\" x=\"104\" y=\"49\">"
               "tokens&lt;2&gt; \u2193<"));
static_assert(
    masked.has("headsup-axis-keys\" font-weight=\"bold\" fill=\"#AC5F00\" x=\"112\" y=\"28\">keys&lt;3&gt; \u2192<"));
static_assert(masked.has(".headsup-axis-tokens{fill:#41A7BD}") && masked.has(".headsup-axis-keys{fill:#E5910C}"));
static_assert(masked.has("<text x=\"104\" y=\"74\">Your<") && masked.has("<text x=\"104\" y=\"102\">journey<"));
static_assert(masked.has(">&lt;starts&gt;</text>") && masked.count("<starts>") == 0);

// the scale says which colour is which number
static_assert(masked.has("<text text-anchor=\"start\" x=\"112\" y=\"154\">0.25<") && masked.has(">0.50</text>") &&
              masked.has("<text text-anchor=\"end\" x=\"304\" y=\"154\">1.00<"));

// scores: the scale is linear, 0 is a number, -infinity is masked
constexpr double scores[] = {-1, -headsup::headsup_math::infinity<double>, 0, 3};
constexpr picture linear(scores, rows_of(words, 2), columns_of(words, 2));
static_assert(linear.has(">-\u221e</text>") && linear.count(">0.00</text>") == 1 && linear.count(">0</text>") == 0);
static_assert(linear.has("on a linear scale. The largest, 3.00, is in row journey, column journey. Masked: 1 of 4."));

// NaN has a frame and is said; infinity is the largest
constexpr float odd[] = {not_a_number, inf, 2, 1};
constexpr picture framed(odd, rows_of(words, 2), columns_of(words, 2));
static_assert(
    framed.has("<g class=\"headsup-nan\" fill=\"#C01700\" stroke=\"#C01700\" text-anchor=\"middle\">\n"
               "<path stroke-width=\"3\" fill=\"none\" d=\"M114 58h59v23h-59z\"/>"
               "<text stroke-width=\"0.5\" x=\"144\" y=\"74\">NaN</text>\n</g>"));
static_assert(framed.has("The largest, \u221e, is in row Your, column journey. Not a number: 1. Masked: 0 of 4."));
static_assert(framed.count("headsup-hatch\"") == 0 && framed.count("headsup-halo\"") == 0);

// nothing to draw with a colour: no scale, no largest number
constexpr float zeros[] = {0, 0};
constexpr picture dark(zeros, nothing, columns_of(words, 2));
static_assert(dark.has("<desc>Masked: 2 of 2.</desc>") && dark.count("<path fill=\"#") == 0);

// weights beyond the scale are said to be
constexpr float spread[] = {1e-6f, 1, 0.5f};
constexpr picture cut(spread, nothing, columns_of(words, 3));
static_assert(cut.has("From dark violet, 0.0010 or less, to yellow") && cut.has(">\u22640.0010</text>"));

// labels that are turned
constexpr label long_words[] = {"Rindfleischetikettierung", "&"};
constexpr picture turned(scores, rows_of(long_words, 2), columns_of(long_words, 2));
static_assert(
    turned.has("text-anchor=\"start\">\n<text transform=\"translate(213 156)rotate(-45)\">Rindfleischetikett"));
static_assert(turned.count("Rindfleischetiketti\u2026</text>") == 2 && turned.count(">&amp;</text>") == 2);

// no ids, scripts or references, so that pictures can share a page
static_assert(masked.count(" id=") + masked.count("url(") + masked.count("href") + masked.count("script") == 0);

// no picture is longer than its bound: the longest labels, the longest numbers, the widest hatched cells
template <std::size_t Rows, std::size_t Columns> constexpr bool is_bounded(std::size_t shown, float other = -inf) {
  constexpr char const* longest = "&\u20d0&\u20d0&\u20d0&\u20d0&\u20d0&&&&&&&&&&&&&&&&";
  label labels[Rows > Columns ? Rows : Columns];
  for (label& each : labels) each = longest;
  float numbers[Rows * Columns]{};
  for (std::size_t i = 0; i < Rows * Columns; ++i)
    numbers[i] = i < shown ? -98765.43f - float(i) : i % 3 == 0 ? -inf : other;
  heat_map_axis const rows{longest, labels, Rows}, columns{longest, labels, Columns};
  std::size_t const length = draw_heat_map<float>(nullptr, numbers, rows, columns);
  return length <= longest_heat_map(Rows, Columns);
}
static_assert(is_bounded<1, 1>(1) && is_bounded<1, 1>(0) && is_bounded<2, 2>(2) && is_bounded<2, 2>(4));
static_assert(is_bounded<2, 3>(2, not_a_number) && is_bounded<3, 2>(1, inf) && is_bounded<5, 7>(2, not_a_number));
static_assert(is_bounded<5, 7>(35));
static_assert(is_bounded<5, 7>(1));
static_assert(is_bounded<1, 40>(2));
static_assert(is_bounded<40, 1>(2));
static_assert(longest_heat_map(12, 12) <= 32768 && longest_heat_map(13, 13) > 32768);
static_assert(longest_heat_map(~std::size_t{0}, 2) > 32768 && longest_heat_map(2, ~std::size_t{0}) > 32768);
