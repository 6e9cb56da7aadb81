#pragma once

#include <headsup/core/argument_error.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace HEADSUP_NAMESPACE::headsup_detail {
/// Reads JSON from its beginning to its end, as far as heads of files need it: objects, lists, texts and whole numbers,
/// each where it is expected. So nothing is nested deeper than the reader asks, and nothing is built.
class json_cursor {
 public:
  json_cursor(char const* file, std::string_view text) : file_(file), text_(text) {}

  /// Calls member(name) for each member, after whose colon the cursor stands.
  template <class Member> void read_object(Member&& member) {
    read_between('{', '}', [&] {
      std::string const name = read_text();
      must_be(':');
      member(name);
    });
  }

  /// Calls element() for each element of a list.
  template <class Element> void read_list(Element&& element) { read_between('[', ']', element); }

  std::uint64_t read_number() {
    skip_blanks();
    std::size_t const first = at_;
    std::uint64_t number = 0;
    for (; at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; ++at_) {
      std::uint64_t const digit = static_cast<std::uint64_t>(text_[at_] - '0');
      if (number > (~std::uint64_t{0} - digit) / 10) refuse("a smaller number");
      number = number * 10 + digit;
    }
    if (at_ == first || (at_ - first > 1 && text_[first] == '0')) refuse("a whole number, not negative");
    return number;
  }

  std::string read_text() {
    must_be('"');
    std::string text;
    while (at_ < text_.size() && text_[at_] != '"') {
      char const c = text_[at_++];
      if (static_cast<unsigned char>(c) < 0x20) refuse("a text without control characters");
      if (c == '\\') add_escaped(text);
      else text += c;
    }
    if (!(at_ < text_.size())) refuse("the end of a text");
    ++at_;
    return text;
  }

  void must_end() {
    skip_blanks();
    if (at_ != text_.size()) refuse("nothing more");
  }

  [[noreturn]] void refuse(char const* wanted) const {
    headsup_diagnostics::reject(file_, ": byte ", at_, " of its JSON: expected ", wanted);
  }

 private:
  template <class Each> void read_between(char first, char last, Each&& each) {
    must_be(first);
    if (takes(last)) return;
    do each();
    while (takes(','));
    must_be(last);
  }
  void skip_blanks() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t' || text_[at_] == '\r'))
      ++at_;
  }
  bool takes(char c) {
    skip_blanks();
    bool const found = at_ < text_.size() && text_[at_] == c;
    if (found) ++at_;
    return found;
  }
  void must_be(char c) {
    char const wanted[] = {c, '\0'};
    if (!takes(c)) refuse(wanted);
  }

  void add_escaped(std::string& text) {
    constexpr std::string_view escapes = "\"\\/bfnrt", meant = "\"\\/\b\f\n\r\t";
    char const c = at_ < text_.size() ? text_[at_++] : '\0';
    if (std::size_t const i = escapes.find(c); i != std::string_view::npos) text += meant[i];
    else if (c == 'u') add_code_point(text);
    else refuse("an escape of JSON");
  }
  std::uint32_t read_hex() {
    std::uint32_t code = 0;
    for (int i = 0; i < 4; ++i) {
      constexpr std::string_view digits = "0123456789abcdef0123456789ABCDEF";
      std::size_t const digit = at_ < text_.size() ? digits.find(text_[at_++]) : std::string_view::npos;
      if (digit == std::string_view::npos) refuse("four hexadecimal digits");
      code = code << 4 | static_cast<std::uint32_t>(digit % 16);
    }
    return code;
  }
  /// As UTF-8. Above 0xffff a code point is two escapes, of which one alone means nothing.
  void add_code_point(std::string& text) {
    std::uint32_t code = read_hex();
    if (code >= 0xdc00 && code < 0xe000) refuse("the first of two surrogates");
    if (code >= 0xd800 && code < 0xdc00) {
      if (text_.substr(at_, 2) != "\\u") refuse("the second of two surrogates");
      at_ += 2;
      std::uint32_t const low = read_hex();
      if (low < 0xdc00 || low >= 0xe000) refuse("the second of two surrogates");
      code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
    }
    int const more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    constexpr std::uint32_t first[] = {0, 0xc0, 0xe0, 0xf0};
    text += static_cast<char>(first[more] | code >> (6 * more));
    for (int i = more; i-- > 0;) text += static_cast<char>(0x80 | (code >> (6 * i) & 0x3f));
  }

  char const* file_;
  std::string_view text_;
  std::size_t at_ = 0;
};
}  // namespace HEADSUP_NAMESPACE::headsup_detail
