#include <headsup/tokenizer/short_text.hpp>

#include "catch.hpp"

#include <string>

using headsup::headsup_detail::short_text;

TEST_CASE("short text: equal are the same bytes in the same number, whatever follows them") {
  std::string const text = "abcdefghijklmnopqrstuvwxyz";
  for (std::size_t size = 1; size <= short_text::longest; ++size) {
    std::string other = text;
    for (std::size_t i = size; i < other.size(); ++i) other[i] = '#';
    // all that may be read, and no more than is needed, from memory that ends there
    std::string const alone = text.substr(0, size);
    short_text const key(text.data(), size, text.size());
    CHECK(key == short_text(other.data(), size, other.size()));
    CHECK(key == short_text(alone.data(), size, alone.size()));
    CHECK(hash_of(key) == hash_of(short_text(alone.data(), size, alone.size())));
    for (std::size_t i = 0; i < size; ++i) {
      other[i] = '#';
      CHECK_FALSE(key == short_text(other.data(), size, other.size()));
      other[i] = text[i];
    }
    if (size > 1) CHECK_FALSE(key == short_text(text.data(), size - 1, text.size()));
  }
}

TEST_CASE("short text: zeros count") {
  std::string const zeros(20, '\0');
  for (std::size_t size = 1; size < short_text::longest; ++size)
    CHECK_FALSE(short_text(zeros.data(), size, 20) == short_text(zeros.data(), size + 1, 20));
}
