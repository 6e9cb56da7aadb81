#include <headsup/files/json_cursor.hpp>

#include "../catch.hpp"
#include "written.hpp"

#include <vector>

using headsup::headsup_detail::json_cursor;

namespace {
std::string text_in(std::string const& json) { return json_cursor("x", json).read_text(); }
std::string refusal(std::string const& json) {
  return error_of([&] { static_cast<void>(text_in(json)); });
}
}  // namespace

TEST_CASE("json_cursor: texts", "[files]") {
  CHECK(text_in(R"( "a\"\\\/\n")") == "a\"\\/\n");
  CHECK(text_in(R"("\u0041\u00E4\u2009\ud83d\uDCA9")") == "A\xc3\xa4\xe2\x80\x89\xf0\x9f\x92\xa9");
  CHECK(refusal("\"a\nb\"") == "x: byte 3 of its JSON: expected a text without control characters");
  CHECK(refusal("\"a") == "x: byte 2 of its JSON: expected the end of a text");
  CHECK(refusal(R"("\x")") == "x: byte 3 of its JSON: expected an escape of JSON");
  CHECK(refusal(R"("\u00g0")") == "x: byte 6 of its JSON: expected four hexadecimal digits");
  CHECK(refusal(R"("\udc00")") == "x: byte 7 of its JSON: expected the first of two surrogates");
  CHECK(refusal(R"("\ud83dx")") == "x: byte 7 of its JSON: expected the second of two surrogates");
}

TEST_CASE("json_cursor: numbers, lists and objects", "[files]") {
  json_cursor cursor("x", "{\"a\" : [ 1, 18446744073709551615 ], \"b\": []} \n");
  std::vector<std::uint64_t> numbers;
  std::string members;
  cursor.read_object([&](std::string const& name) {
    members += name;
    cursor.read_list([&] { numbers.push_back(cursor.read_number()); });
  });
  cursor.must_end();
  CHECK(members == "ab");
  CHECK(numbers == std::vector<std::uint64_t>{1, 18446744073709551615u});
  CHECK(error_of([] { json_cursor("x", "18446744073709551616").read_number(); }) ==
        "x: byte 19 of its JSON: expected a smaller number");
  CHECK(error_of([] { json_cursor("x", "01").read_number(); }) ==
        "x: byte 2 of its JSON: expected a whole number, not negative");
  CHECK(error_of([] { json_cursor("x", "[1 2]").read_list([] {}); }) == "x: byte 1 of its JSON: expected ]");
}
