#include <headsup/tokenizer/number_map.hpp>

#include "catch.hpp"

#include <cstdint>
#include <map>
#include <random>

using headsup::headsup_detail::number_map;

namespace {
/// Keys that all have the same hash.
struct crowded {
  int value = 0;
  bool operator==(crowded const& other) const { return value == other.value; }
  friend std::uint64_t hash_of(crowded const&) { return ~std::uint64_t{0}; }
};
}  // namespace

TEST_CASE("number map: finds what was inserted and nothing else, however much it grows") {
  std::mt19937_64 random(1);
  number_map<std::uint64_t> map(GENERATE(0u, 3u, 5000u));
  std::map<std::uint64_t, std::uint32_t> expected;
  CHECK(map.find(0) == map.none);
  while (expected.size() < 3000) {
    std::uint64_t const key = random() % 3 == 0 ? random() % 5000 : random();
    CHECK((map.find(key) != map.none) == (expected.count(key) != 0));
    if (expected.count(key) != 0) continue;
    expected[key] = static_cast<std::uint32_t>(expected.size());
    map.insert(key, expected[key]);
  }
  for (auto const& [key, number] : expected) CHECK(map.find(key) == number);
  CHECK(map.find(random()) == map.none);
}

TEST_CASE("number map: keys of one hash stay apart") {
  number_map<crowded> map(2);
  for (int i = 0; i < 40; ++i) map.insert({i}, static_cast<std::uint32_t>(2 * i));
  for (int i = 0; i < 40; ++i) CHECK(map.find({i}) == static_cast<std::uint32_t>(2 * i));
  CHECK(map.find({40}) == map.none);
}
