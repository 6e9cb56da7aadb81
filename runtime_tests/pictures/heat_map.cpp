#include <headsup/pictures/heat_map.hpp>

#include <headsup/axes/roles.hpp>
#include <headsup/ops/fill.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "words_of.hpp"

using namespace headsup;

namespace {

constexpr float infinite = std::numeric_limits<float>::infinity();
constexpr float not_a_number = std::numeric_limits<float>::quiet_NaN();

std::size_t count(std::string_view text, std::string_view piece) {
  std::size_t n = 0;
  for (std::size_t at = text.find(piece); at != text.npos; at = text.find(piece, at + piece.size())) ++n;
  return n;
}

/// Whether every element is closed in its order, every attribute quoted, and every & the beginning of an entity.
bool is_well_formed(std::string_view text) {
  std::vector<std::string_view> open;
  while (!text.empty()) {
    if (text[0] == '&') {
      if (!text.starts_with("&amp;") && !text.starts_with("&lt;") && !text.starts_with("&gt;")) return false;
    } else if (text[0] == '<') {
      std::size_t const end = text.find('>');
      if (end == text.npos) return false;
      std::string_view const tag = text.substr(1, end - 1);
      bool const closes = tag.starts_with('/');
      std::string_view const name = tag.substr(closes, std::min(tag.find(' '), tag.size()) - closes);
      if (tag.find('<') != tag.npos || 2 * count(tag, "=\"") != count(tag, "\"")) return false;
      if (closes) {
        if (open.empty() || open.back() != name) return false;
        open.pop_back();
      } else if (!tag.ends_with('/')) {
        open.push_back(name);
      }
      text.remove_prefix(end);
    }
    text.remove_prefix(1);
  }
  return open.empty();
}

/// Whether the attribute is less than the end of the picture, wherever it is given.
bool is_inside(std::string_view text, std::string_view attribute, double end) {
  for (std::size_t at = text.find(attribute); at != text.npos; at = text.find(attribute, at + 1)) {
    double const given = std::stod(std::string(text.substr(at + attribute.size(), 12)));
    if (!(given >= 0 && given < end)) return false;
  }
  return true;
}
bool is_inside(std::string_view text) {
  auto const size = [&](std::string_view name) {
    return std::stod(std::string(text.substr(text.find(name) + name.size(), 12)));
  };
  return is_inside(text, " x=\"", size(" width=\"")) && is_inside(text, " y=\"", size(" height=\"")) &&
         is_inside(text, "translate(", size(" width=\"")) && is_inside(text, " d=\"M", size(" width=\""));
}

std::string drawn(auto const&... arguments) { return heat_map(arguments...); }

using table = tensor<float, tokens<dynamic>, keys<dynamic>>;

table filled(std::size_t rows, std::size_t columns, auto number) {
  table x(sized<tokens>(rows), sized<keys>(columns));
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t j = 0; j < columns; ++j) x.data()[i * columns + j] = number(i, j);
  return x;
}

}  // namespace

TEST_CASE("a heat map of any size has all numbers, and nothing outside") {
  for (auto [rows, columns] : {std::pair<std::size_t, std::size_t>{64, 64}, {1, 1}, {1, 300}, {200, 1}, {13, 7}}) {
    table const x = filled(rows, columns, [](std::size_t i, std::size_t j) {
      return j > i ? 0.f : std::exp(-0.1f * static_cast<float>(i - j));
    });
    std::size_t masked = 0;
    for (float each : x) masked += each == 0;
    std::string const text = drawn(x);
    CAPTURE(rows, columns);
    CHECK(is_well_formed(text));
    CHECK(is_inside(text));
    CHECK(count(text, ">0</text>") == masked + 2);  // and the labels of the first row and column
    CHECK(count(text, "Masked: " + std::to_string(masked) + " of " + std::to_string(rows * columns)) == 1);
    bool const scaled = rows * columns - masked > 1 && rows > 1;
    CHECK(count(text, "<text") == rows * columns + rows + columns + 2 + (scaled ? 3 : 0));
  }
}

TEST_CASE("a heat map draws every float there is") {
  std::mt19937 generator(7);
  for (int i = 0; i < 300; ++i) {
    table const x = filled(3, 5, [&](std::size_t, std::size_t) {
      return __builtin_bit_cast(float, static_cast<std::uint32_t>(generator()));
    });
    std::string const text = drawn(x);
    REQUIRE(is_well_formed(text));
    REQUIRE(is_inside(text));
    REQUIRE(count(text, "nan</") + count(text, "inf") == 0);
  }
  float const ends[] = {infinite, -infinite, not_a_number, 0.f, -0.f, 1e-45f, 3.4e38f, -3.4e38f};
  for (float a : ends)
    for (float b : ends) {
      tensor<float, keys<2>> const x{{a, b}};
      REQUIRE(is_well_formed(drawn(x)));
      REQUIRE(count(drawn(x), "<text") >= 5);
    }
}

TEST_CASE("labels of any bytes stay text") {
  std::mt19937 generator(11);
  for (int i = 0; i < 300; ++i) {
    std::vector<std::string> names(3);
    for (std::string& each : names) {
      each.resize(generator() % 40);
      for (char& letter : each) letter = static_cast<char>(i % 2 == 0 ? generator() % 256 : 32 + generator() % 96);
    }
    std::string const text = drawn(zeros<float, tokens<3>, keys<3>>(), names, names);
    REQUIRE(is_well_formed(text));
    REQUIRE(is_inside(text));
    REQUIRE(count(text, "<text") == 9 + 6 + 2);
    REQUIRE(std::all_of(text.begin(), text.end(), [](unsigned char each) { return each == '\n' || each >= 32; }));
  }
}

TEST_CASE("pictures in the object are never longer than it") {
  std::string const longest(30, '&');
  std::vector<std::string> const names(12, longest);
  tensor<float, tokens<12>, keys<12>> x = zeros<float, tokens<12>, keys<12>>();
  for (float other : {-98765.f, -infinite, not_a_number, 0.f, 0.5f}) {
    for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] = i == 0 ? -98765.f : other - static_cast<float>(i % 2);
    auto const picture = heat_map(x, names, names);
    CHECK(picture.size() < sizeof picture - sizeof(std::size_t));
    CHECK(is_well_formed(picture));
  }
}

TEST_CASE("a heat map is the same text at compile time and at run time") {
  static constexpr tensor<float, tokens<3>, keys<3>> weights{{{1, 0, 0}, {0.3f, 0.7f, 0}, {0.21f, 0.0001f, 0.7899f}}};
  static constexpr char const* words[] = {"your", "journey", "starts"};
  static constexpr auto picture = heat_map(weights, words, words);
  CHECK(drawn(weights, words, words) == picture.c_str());

  table const copy = filled(3, 3, [&](std::size_t i, std::size_t j) { return weights(i, j); });
  std::vector<std::string_view> const names(std::begin(words), std::end(words));
  CHECK(drawn(copy, names, std::span(words)) == picture.c_str());
  CHECK(std::string(heat_map(copy, {"your", "journey", "starts"}, words)) == picture.c_str());
  CHECK(count(drawn(copy), "journey") == 0);

  static char const* const too_few[3] = {"your"};
  CHECK(drawn(weights, too_few, words) == std::string(heat_map(weights, {"your", "", ""}, words)));

  std::ostringstream file;
  file << picture << heat_map(copy, words, words);
  CHECK(file.str() == std::string(picture) + std::string(picture));
}

TEST_CASE("a number of labels that is wrong only at run time is refused in the same words") {
  std::vector<std::string> const two(2, "a");
  std::vector<std::string> const three(3, "a");
  table const x = filled(2, 3, [](std::size_t, std::size_t) { return 1.f; });
  CHECK_NOTHROW(heat_map(x, two, three));
  CHECK(words_of([&] { heat_map(x, three, three); }) ==
        "HU071 heat_map: tokens<2> takes 2 labels, rows has 3; fix: remove 1");
  CHECK(words_of([&] { heat_map(x, two, two); }) ==
        "HU071 heat_map: keys<3> takes 3 labels, columns has 2; fix: add 1");
  CHECK(words_of([&] { heat_map(x, {"a"}, three); }) ==
        "HU071 heat_map: tokens<2> takes 2 labels, rows has 1; fix: add 1");
  CHECK(words_of([&] { heat_map(zeros<float, keys<3>>(), two); }) ==
        "HU071 heat_map: keys<3> takes 3 labels, columns has 2; fix: add 1");
  CHECK(words_of([&] { heat_map(zeros<float, keys<3>>(), two, three); }) ==
        "HU071 heat_map: (keys<3>) is one row, rows has 2; fix: heat_map(x, columns)");
}
