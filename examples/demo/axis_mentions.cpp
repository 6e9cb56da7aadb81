#include "axis_mentions.hpp"

#include <headsup/pictures/colour.hpp>

#include <algorithm>
#include <string>

namespace demo {

namespace {

bool is_in_a_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Whether that is a role with a colour of its own.
bool is_role(std::string_view name) {
  return headsup::colour_of(std::string(name).c_str()).on_dark != headsup::colour_of("").on_dark;
}

/// The length of <6> at the start of a text, or 0.
std::size_t size_length(std::string_view text) {
  if (!text.starts_with('<')) return 0;
  std::size_t const end = text.find_first_not_of("0123456789", 1);
  return end != 1 && end != std::string_view::npos && text[end] == '>' ? end + 1 : 0;
}

}  // namespace

std::vector<axis_mention> axes_mentioned(std::string_view text) {
  std::vector<axis_mention> pieces;
  std::size_t between = 0;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t length = 0;
    while (at + length < text.size() && is_in_a_name(text[at + length])) ++length;
    std::string_view const name = text.substr(at, length);
    std::size_t const size = name.empty() ? 0 : size_length(text.substr(at + length));
    if (size != 0 || is_role(name)) {
      if (between != at) pieces.push_back({text.substr(between, at - between), {}});
      pieces.push_back({text.substr(at, length + size), name});
      between = at + length + size;
    }
    at += std::max<std::size_t>(length + size, 1);
  }
  if (between != text.size()) pieces.push_back({text.substr(between), {}});
  return pieces;
}

}  // namespace demo
