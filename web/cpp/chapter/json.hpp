#ifndef HEADSUP_WEB_CHAPTER_JSON_HPP
#define HEADSUP_WEB_CHAPTER_JSON_HPP

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace chapter::json {

/// A text in quotes. The text must be UTF-8.
std::string quoted(std::string_view text);

/// {"name": value, ...}, where each value is JSON.
struct member {
  std::string_view name;
  std::string value;
};
std::string object(std::initializer_list<member> members);

/// [a, b, c] of JSON, and of texts.
std::string array(std::span<std::string const> values);
std::string array_of_texts(std::span<std::string const> texts);

}  // namespace chapter::json

#endif
