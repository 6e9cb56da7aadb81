#include <headsup/text/markup.hpp>

#include <string_view>
#include <type_traits>

using namespace headsup::text;

template <class Put> constexpr bool writes(std::string_view expected, Put put) {
  char text[64]{};
  sink to(text);
  markup all(to);
  put(all);
  return std::string_view(text, to.length()) == expected;
}

// the type: it writes to a sink that another object owns
static_assert(!std::is_default_constructible_v<markup> && !std::is_convertible_v<sink&, markup>);

// the values: markup as it stands, numbers, colours, and labels escaped
static_assert(writes("<path d=\"M12 0\"/>",
                     [](markup& to) { to << "<path d=\"M" << std::size_t{12} << " " << std::size_t{0} << "\"/>"; }));
static_assert(writes("#0059FF #FFFFFF #000000",
                     [](markup& to) { to << colour{0x0059FF} << " " << colour{0xFFFFFF} << " " << colour{0}; }));
static_assert(writes("a&lt;b 4", [](markup& to) { to << label_at{"a<b", 4} << " " << label_at{label(), 4}; }));

// what has a writer of its own goes to the same place
static_assert(writes("x=\"-0.50\"", [](markup& to) {
  to << "x=\"";
  put_fixed(to.plain(), -0.5, 2);
  to << "\"";
}));
