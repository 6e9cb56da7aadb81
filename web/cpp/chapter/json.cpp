#include "json.hpp"

namespace chapter::json {

std::string quoted(std::string_view text) {
  constexpr char const* digits = "0123456789abcdef";
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') {
      result += '\\';
      result += c;
    } else if (c == '\n') {
      result += "\\n";
    } else if (static_cast<unsigned char>(c) < 0x20) {
      result += "\\u00";
      result += digits[c >> 4];
      result += digits[c & 15];
    } else {
      result += c;
    }
  }
  result += '"';
  return result;
}

std::string object(std::initializer_list<member> members) {
  std::string result = "{";
  for (member const& each : members) {
    if (result.size() != 1) result += ',';
    result += quoted(each.name);
    result += ':';
    result += each.value;
  }
  result += '}';
  return result;
}

std::string array(std::span<std::string const> values) {
  std::string result = "[";
  for (std::string const& each : values) {
    if (result.size() != 1) result += ',';
    result += each;
  }
  result += ']';
  return result;
}

std::string array_of_texts(std::span<std::string const> texts) {
  std::string result = "[";
  for (std::string const& each : texts) {
    if (result.size() != 1) result += ',';
    result += quoted(each);
  }
  result += ']';
  return result;
}

}  // namespace chapter::json
