#include <headsup/pictures/long_text.hpp>

#include <string>
#include <string_view>
#include <type_traits>

using headsup::long_text;

constexpr auto times = [](std::size_t n) {
  return [n](char* out) {
    for (std::size_t i = 0; out != nullptr && i < n; ++i) out[i] = static_cast<char>('a' + i % 26);
    return n;
  };
};

// the type: one owner, which can be moved but not copied
static_assert(!std::is_copy_constructible_v<long_text> && !std::is_copy_assignable_v<long_text>);
static_assert(std::is_nothrow_move_constructible_v<long_text>);
static_assert(std::is_convertible_v<long_text, std::string> && std::is_convertible_v<long_text, std::string_view>);

// the values: what is written, with its length and a NUL behind it
static_assert(long_text(times(3)) == "abc" && !(long_text(times(3)) == "abcd") && !(long_text(times(3)) == "ab"));
static_assert(long_text(times(0)) == "" && long_text(times(0)).size() == 0);
static_assert([] {
  long_text const all(times(5000));
  std::string_view const seen = all;
  return all.size() == 5000 && seen.size() == 5000 && seen[4999] == 'a' + 4999 % 26 && all.c_str()[5000] == '\0' &&
         all.data() == all.c_str();
}());

// moved, it is the same text
static_assert([] {
  long_text first(times(4));
  long_text const second = static_cast<long_text&&>(first);
  return second == "abcd";
}());
