#include <headsup/text/utf8.hpp>

using namespace headsup::headsup_text;

constexpr bool is(char const* text, std::size_t size, char32_t code, std::size_t bytes) {
  code_point const first = first_code_point(text, size);
  return first.code == code && first.bytes == bytes;
}
constexpr bool is_broken(char const* text, std::size_t size) { return is(text, size, replacement_character, 1); }

// the values: one to four bytes, at both ends of what each can say
static_assert(is("", 1, 0, 1) && is("a", 1, 'a', 1) && is("\x7F", 1, 0x7F, 1));
static_assert(is("\xC2\x80", 2, 0x80, 2) && is("\xDF\xBF", 2, 0x7FF, 2));
static_assert(is("\xE0\xA0\x80", 3, 0x800, 3) && is("\xEF\xBF\xBF", 3, 0xFFFF, 3));
static_assert(is("\xF0\x90\x80\x80", 4, 0x10000, 4) && is("\xF4\x8F\xBF\xBF", 4, 0x10FFFF, 4));
static_assert(is("\xED\x9F\xBF", 3, 0xD7FF, 3) && is("\xEE\x80\x80", 3, 0xE000, 3));
static_assert(is("\xC3\xA4z", 3, 0xE4, 2));

// what it replaces, a byte at a time: what continues nothing, is cut, overlong, a surrogate, or too much
static_assert(is_broken("\x80", 1) && is_broken("\xBF", 1) && is_broken("\xFE", 1) && is_broken("\xFF", 1));
static_assert(is_broken("\xC3", 1) && is_broken("\xE2\x82", 2) && is_broken("\xF0\x9F\x98", 3));
static_assert(is_broken("\xC3z", 2) && is_broken("\xE2\x82z", 3) && is_broken("\xF0\x9Fz\x80", 4));
static_assert(is_broken("\xC0\x80", 2) && is_broken("\xC1\xBF", 2));
static_assert(is_broken("\xE0\x9F\xBF", 3) && is_broken("\xF0\x8F\xBF\xBF", 4));
static_assert(is_broken("\xED\xA0\x80", 3) && is_broken("\xED\xBF\xBF", 3));
static_assert(is_broken("\xF4\x90\x80\x80", 4) && is_broken("\xF5\x80\x80\x80", 4));
// and no byte is read beyond the end
static_assert(is_broken("\xE2\x82\xAC", 2) && is("\xE2\x82\xAC", 3, 0x20AC, 3));
