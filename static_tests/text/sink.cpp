#include <headsup/text/sink.hpp>

#include <type_traits>

#include "says.hpp"

using headsup::headsup_text::sink;

// the type: it writes to a buffer, or only counts
static_assert(sink(nullptr).length() == 0);
static_assert(!std::is_convertible_v<char*, sink>);

// the values: characters, words and repetitions stand one after the other
static_assert(says("ab, c...", [](sink& to) {
  to.put('a');
  to.put("b, c");
  to.put('.', 3);
  to.put('!', 0);
}));

// what was put since a start is moved to the right end of its field, and what is longer stays
static_assert(says("[   42]", [](sink& to) {
  to.put('[');
  std::size_t const start = to.length();
  to.put("42");
  to.align_right(start, 5);
  to.put(']');
}));
static_assert(says("12345", [](sink& to) {
  to.put("12345");
  to.align_right(0, 5);
  to.align_right(0, 4);
}));
static_assert(says("   ", [](sink& to) { to.align_right(0, 3); }));
