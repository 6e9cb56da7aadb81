#ifndef HEADSUP_DEMO_LOOK_HPP
#define HEADSUP_DEMO_LOOK_HPP

#include <cstddef>
#include <string_view>

namespace demo {

/// How many colours the terminal shows: none, the 256 of xterm, or all of 24 bits.
enum class colors { none, palette, all };

/// What is behind the letters, if the terminal says so.
enum class background { unknown, dark, light };

struct look {
  colors color = colors::none;
  background behind = background::unknown;
  bool unicode = false;
  bool interactive = false;
  /// How long lines may be; numbers and heat maps are never broken.
  std::size_t width = 100;
};

/// The number of columns of UTF-8 text without wide or combining characters.
std::size_t columns_of(std::string_view text);

}  // namespace demo

#endif
