#pragma once

#include <headsup/core/bounded_text.hpp>
#include <headsup/text/sink.hpp>

/// Whether put(sink) writes this text, of less than 512 characters, and counts it where there is no buffer.
template <class Put> constexpr bool says(char const* expected, Put put) {
  char text[512]{};
  headsup::headsup_text::sink to(text), count(nullptr);
  put(to);
  put(count);
  return to.length() == count.length() && text[to.length()] == '\0' && headsup::same_text(text, expected);
}
