#include <headsup/tokenizer/byte_pair_table.hpp>

#include "byte_pairs/merged_one_by_one.hpp"
#include "catch.hpp"

#include <random>
#include <string>
#include <vector>

using namespace headsup;
using namespace headsup::headsup_detail;

namespace {

byte_range range(std::string const& text) { return {text.data(), text.size()}; }

std::vector<std::int64_t> tokens_of(byte_pair_table const& table, std::string const& word) {
  std::vector<token_id> ids{7};  // what is there stays
  std::vector<bool> memory(3, true);
  table.append_tokens(range(word), ids, memory);
  CHECK(ids[0] == 7);
  return {ids.begin() + 1, ids.end()};
}

}  // namespace

TEST_CASE("byte pair table: the tokens of a word are those of merging one pair after another") {
  std::mt19937_64 random(GENERATE(1u, 2u, 3u, 4u, 5u));
  auto const below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  merged_one_by_one expected;
  byte_pair_table table(300);
  for (std::size_t i = 0; i < 256; ++i) table.add(byte_of_id(i));
  std::string const letters = "aab";
  while (expected.tokens().size() < 340) {  // more than it expects
    auto const some = [&] {
      return below(3) == 0 ? id_of_byte(letters[below(3)]) : 256 + below(expected.tokens().size() - 255) - 1;
    };
    std::size_t const left = some();
    std::size_t const right = some();
    token_pair const pair{static_cast<token_id>(left), static_cast<token_id>(right)};
    std::string const both = expected.tokens()[left] + expected.tokens()[right];
    if (table.find(range(both)) == no_token) CHECK(table.keeps(pair) == expected.can_merge(left, right));
    if (!expected.can_merge(left, right)) continue;
    expected.merge(left, right);
    table.add(pair);
  }
  table.complete();

  REQUIRE(table.size() == 340);
  for (token_id i = 0; i < table.size(); ++i) {
    std::string const& bytes = expected.tokens()[i];
    CHECK(std::string(table[i].begin(), table[i].end()) == bytes);
    CHECK(table.find(range(bytes)) == i);
    CHECK(tokens_of(table, bytes) == std::vector<std::int64_t>{i});
  }
  CHECK(table.find(range("abx")) == no_token);
  for (std::size_t i = 0; i < 300; ++i) {
    std::string word;
    for (std::size_t left = 1 + below(60); left != 0; --left) word += below(20) == 0 ? 'x' : letters[below(3)];
    CHECK(tokens_of(table, word) == expected.word(word));
  }
  CHECK(tokens_of(table, std::string(500, 'a')) == expected.word(std::string(500, 'a')));
}
