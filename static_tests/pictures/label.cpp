#include <headsup/pictures/label.hpp>

#include <string>
#include <string_view>
#include <type_traits>

using headsup::headsup_text::label;
using headsup::headsup_text::sink;

/// Whether a label is written so, in as many columns and at most as many bytes as it says.
constexpr bool is_written(label const& name, std::string_view expected, std::size_t columns) {
  char text[label::most_bytes + 64]{};
  sink to(text);
  name.put(to);
  return std::string_view(text, to.length()) == expected && name.columns() == columns &&
         to.length() <= label::most_bytes;
}

// the type: what names a row in the caller's program, by reference
static_assert(std::is_convertible_v<char const*, label> && std::is_convertible_v<std::string, label> &&
              std::is_convertible_v<std::string_view, label>);
static_assert(!std::is_convertible_v<char, label> && !std::is_convertible_v<int, label>);
static_assert(std::is_trivially_copyable_v<label>);

// the values: words as they are, also without a NUL behind them; or a position
static_assert(is_written("journey", "journey", 7) && is_written(std::string_view("journey").substr(0, 4), "jour", 4));
static_assert(is_written("", "", 0) && is_written(std::string_view(), "", 0));
static_assert(is_written(label(7), "7", 1) && is_written(label(1234), "1234", 4) && is_written(label(), "0", 1));

// what XML would read as markup is escaped; quotes need not be between tags
static_assert(is_written("<b>&\"it's\"", "&lt;b&gt;&amp;\"it's\"", 10));
static_assert(is_written("]]>", "]]&gt;", 3));

// UTF-8 stays; letters from U+3000 on, East Asian ones and emoji, are as wide as two, and marks as wide as one
static_assert(is_written("\u00e9tude", "\u00e9tude", 5) && is_written("e\u0301tude", "e\u0301tude", 6));
static_assert(is_written("\u65e5\u672c", "\u65e5\u672c", 4) && is_written("\U0001F642", "\U0001F642", 2));
static_assert(is_written("\u0416\u05d0\uac00", "\u0416\u05d0\uac00", 4) && is_written("\u2192", "\u2192", 1));

// bytes that are no UTF-8, and what XML has no place for, are shown by the replacement character
static_assert(is_written("a\n\tb\x7f", "a\ufffd\ufffdb\ufffd", 5) &&
              is_written(std::string_view("\0", 1), "\ufffd", 1));
static_assert(is_written("\xff", "\ufffd", 1) && is_written("\x80", "\ufffd", 1));
static_assert(is_written("\xc3", "\ufffd", 1) && is_written("\xe6\x97!", "\ufffd\ufffd!", 3));
static_assert(is_written("\xc0\xaf", "\ufffd\ufffd", 2) && is_written("\xe0\x80\xaf", "\ufffd\ufffd\ufffd", 3));  // "/"
static_assert(is_written("\xf0\x80\x80\xaf", "\ufffd\ufffd\ufffd\ufffd", 4));
static_assert(is_written("\xf4\x90\x80\x80", "\ufffd\ufffd\ufffd\ufffd", 4));  // beyond the last
static_assert(is_written("\xed\xa0\x80", "\ufffd\ufffd\ufffd", 3));            // a surrogate
static_assert(is_written("\xef\xbf\xbf", "\ufffd\ufffd\ufffd", 3) && is_written("\uffe0", "\uffe0", 2));

// 20 columns fit, of more there are 19 and an ellipsis
static_assert(is_written("12345678901234567890", "12345678901234567890", 20));
static_assert(is_written("123456789012345678901", "1234567890123456789\u2026", 20));
static_assert(is_written("\u65e5\u65e5\u65e5\u65e5\u65e5\u65e5\u65e5\u65e5\u65e5\u65e5\u65e5",
                         "\u65e5\u65e5\u65e5\u65e5\u65e5\u65e5\u65e5\u65e5\u65e5\u2026", 20));

// marks without end are cut, and nothing takes more bytes than promised
constexpr bool is_bounded(std::string_view one) {
  char many[400]{};
  for (std::size_t i = 0; i < 400; ++i) many[i] = one[i % one.size()];
  char text[2 * label::most_bytes]{};
  sink to(text);
  label(std::string_view(many, 400)).put(to);
  return to.length() <= label::most_bytes && std::string_view(text, to.length()).ends_with("\u2026");
}
static_assert(is_bounded("\u0301") && is_bounded("&") && is_bounded("\U0001F642") && is_bounded("\n") &&
              is_bounded("&\u0301") && is_bounded("\xff"));
