#include <headsup/pictures/layout.hpp>

#include <string_view>

#include "../text/says.hpp"

using namespace headsup::headsup_text;

constexpr float inf = headsup::headsup_math::infinity<float>;
constexpr heat_map_axis rows_of(label const* labels, std::size_t size) { return {"tokens", labels, size}; }
constexpr heat_map_axis columns_of(label const* labels, std::size_t size) { return {"keys", labels, size}; }
constexpr heat_map_axis nothing{"", nullptr, 1, false, false};

constexpr label plain[] = {"Your", "journey", "starts"};
constexpr label one_long[] = {"a", "Rindfleischetikettierung", "b"};

constexpr bool heat_is(double x, char const* expected) {
  return says(expected, [x](sink& to) { put_heat(to, x); });
}
constexpr bool mark_is(double x, char const* expected) {
  return says(expected, [x](sink& to) { put_mark(to, x); });
}

// numbers have two decimals, and at most nine columns
static_assert(heat_is(0.2098, "0.21") && heat_is(0, "0.00") && heat_is(-0.004, "-0.00") && heat_is(12.5, "12.50"));
static_assert(heat_is(99999.99, "99999.99") && heat_is(-99999.99, "-99999.99"));
static_assert(heat_is(99999.995, "1.0e+05") && heat_is(-99999.995, "-1.0e+05") && heat_is(-1.7e308, "-1.7e+308"));
static_assert(heat_is(inf, "\u221e") && heat_is(-inf, "-\u221e") && heat_is(headsup::headsup_math::nan<double>, "NaN"));

// on the scale small ones have more decimals
static_assert(mark_is(0.1, "0.10") && mark_is(0.0993, "0.099") && mark_is(0.00512, "0.0051") && mark_is(-0.5, "-0.50"));
static_assert(mark_is(0.0001, "0.00010") && mark_is(0.00001, "1.0e-05") && mark_is(0, "0.00"));

// an axis is as long as its longest label, and as its name with the size and an arrow
static_assert(rows_of(plain, 3).longest_label() == 7 && rows_of(plain, 1).longest_label() == 4);
static_assert(rows_of(one_long, 3).longest_label() == 20 && nothing.longest_label() == 0);
static_assert(columns_of(plain, 3).length_of_name() == std::string_view("keys<3> >").size());
static_assert(rows_of(plain, 64).length_of_name() == std::string_view("tokens<64> >").size());
static_assert(nothing.length_of_name() == 0);

// labels that fit stand straight, in cells that are as wide as they
constexpr heat_map_layout straight(rows_of(plain, 3), columns_of(plain, 3), 4, true);
static_assert(!straight.turned && straight.cell_width == 64);
static_assert(straight.x(0) == 16 + 11 * 8 + 8 && straight.x(3) == straight.x(0) + 3 * 64);
static_assert(straight.y(0) == 16 + 20 + 20 && straight.y(3) == straight.y(0) + 3 * 28);
static_assert(straight.width == straight.x(0) + 3 * 64 + 16);
static_assert(straight.scale_top == straight.y(3) + 16 && straight.height == straight.scale_top + 32 + 16);

// others are turned, and nothing is cut off at the top or at the right
constexpr heat_map_layout leaning(rows_of(one_long, 3), columns_of(one_long, 3), 4, false);
static_assert(leaning.turned && leaning.cell_width == 44 && leaning.x(0) == 16 + 20 * 8 + 8);
static_assert(leaning.y(0) == 16 + 20 + 127);
static_assert(leaning.width == leaning.x(1) + 22 + 127 + 16 && leaning.height == leaning.y(3) + 16);

// long numbers make wide cells; many columns make none for the sake of their labels
static_assert(heat_map_layout(nothing, columns_of(plain, 3), 9, false).cell_width == 84);
constexpr label many[17] = {"journey"};
static_assert(heat_map_layout(nothing, columns_of(many, 17), 4, false).turned);
static_assert(!heat_map_layout(nothing, columns_of(many, 16), 4, false).turned);

// a row alone begins at the margin, and is no narrower than its name and the scale
constexpr heat_map_layout row(nothing, columns_of(plain, 1), 4, false);
static_assert(row.x(0) == 16 && row.width == 16 + 9 * 8 + 16);
static_assert(heat_map_layout(nothing, columns_of(plain, 1), 4, true).width == 16 + 16 * 12 + 16);
