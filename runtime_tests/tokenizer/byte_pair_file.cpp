#include <headsup/tokenizer/byte_pair_file.hpp>
#include <headsup/tokenizer/byte_pair_table.hpp>

#include "byte_pairs/merged_one_by_one.hpp"
#include "catch.hpp"

#include <string>

using namespace headsup;

namespace {

/// What is said of a file that must have so many merges; nothing if it is taken.
std::string said_of(std::string const& file, std::size_t merges) {
  byte_pair_table table(256 + merges);
  try {
    byte_pair_file("file", {file.data(), file.size()}, 256 + merges, table).read();
    CHECK(table.size() == 256 + merges);
    return "";
  } catch (argument_error const& error) {
    return error.what();
  }
}

}  // namespace

TEST_CASE("byte pair file: merges, with lines that end in either way, and at the end in none") {
  CHECK(said_of("#version: 0.2\na b\nab c\n", 2) == "");
  CHECK(said_of("#version: 0.2\r\na b\r\nab c", 2) == "");
  CHECK(said_of("#version", 0) == "");
  CHECK(said_of("#version: 0.2\n# #\n", 1) == "");  // ## is a token, no comment
  CHECK(said_of("#version: 0.2\n\u0120 t\n\u0120t \u0100\n", 2) == "");
}

TEST_CASE("byte pair file: a broken line of merges is refused by its number") {
  CHECK(said_of("#version: 0.2\na b\nab\n", 2) == "file: line 3 is not two tokens with a blank between them");
  CHECK(said_of("#version: 0.2\n\na b\n", 2) == "file: line 2 is not two tokens with a blank between them");
  CHECK(said_of("#version: 0.2\n b\n", 1) == "file: line 2 is not two tokens with a blank between them");
  CHECK(said_of("#version: 0.2\na \n", 1) == "file: line 2 is not two tokens with a blank between them");
  CHECK(said_of("#version: 0.2\na b c\n", 1) == "file: line 2 has a letter that stands for no byte:  ");
  CHECK(said_of("#version: 0.2\na \u20AC\n", 1) == "file: line 2 has a letter that stands for no byte: \u20AC");
  CHECK(said_of("#version: 0.2\na \x1B\n", 1) == "file: line 2 has a letter that stands for no byte: ?");
  CHECK(said_of("#version: 0.2\na \xFF\n", 1) == "file: line 2 has a letter that stands for no byte: \xFF");
  CHECK(said_of("#version: 0.2\nab c\na b\n", 2) == "file: line 2 merges 'ab', which no line before it makes");
  CHECK(said_of("#version: 0.2\na b\na b\n", 2) == "file: line 3 makes a token for the second time: ab");
  CHECK(said_of("#version: 0.2\na b\nb c\nab c\na bc\n", 4) == "file: line 5 makes a token for the second time: abc");
  CHECK(said_of("#version: 0.2\nb c\na b\nab c\n", 3) ==
        "file: line 4 merges what lines before it merge otherwise: abc");
  CHECK(said_of("#version: 0.2\na b\n", 2) == "file: ends after line 2 with 1 merges of 2");
  CHECK(said_of("#version: 0.2\n", 2) == "file: ends after line 1 with 0 merges of 2");
  CHECK(said_of("#version: 0.2\na b\nab c\n", 1) == "file: line 3 is one too many: the vocabulary has 257 tokens");
  CHECK(said_of("#version: 0.2\n" + std::string(5000, 'a') + " b\n", 1) == "file: line 2 is longer than 4096 bytes");
  CHECK(said_of("#version: 0.2\n" + std::string(3000, 'a') + " b\n", 1) ==
        "file: line 2 merges '" + std::string(40, 'a') + "...', which no line before it makes");
}

TEST_CASE("byte pair file: a token that is too long for any line is refused") {
  std::string file = "#version: 0.2\n";
  std::string token = "a";
  for (; token.size() < 2047; token += token) file += token + " " + token + "\n";
  CHECK(said_of(file + token + " " + token, 12) == "file: line 13 is longer than 4096 bytes");
}

TEST_CASE("byte pair file: ranks") {
  std::string const bytes = merged_one_by_one().ranks();
  CHECK(said_of(bytes, 0) == "");
  CHECK(said_of(bytes + "YWI= 256\nYWJj 257\n", 2) == "");
  CHECK(said_of(bytes + "YWI= 256\r\nYWJj 257", 2) == "");
}

TEST_CASE("byte pair file: a broken line of ranks is refused by its number") {
  std::string const bytes = merged_one_by_one().ranks();
  CHECK(said_of("a b\n", 1) ==
        "file: line 1 is neither #version, as in vocab.bpe, nor base64 and a rank, as tiktoken has them");
  CHECK(said_of("{\"!\": 0}", 1).find("file: line 1 is neither #version") == 0);
  CHECK(said_of("", 1) == "file: ends after line 0 with 0 tokens of 257");
  for (char const* const line :
       {"YWI=", "YWI 256", "YW=I 256", "Y=== 256", "==== 256", "Y*I= 256", " 256", "YWI=\t256", ""})
    CHECK(said_of(bytes + line + "\n", 1) == "file: line 257 is not base64, a blank and a rank");
  CHECK(said_of(bytes + "YWI= 257\n", 1) == "file: line 257 has another rank than 256: 257");
  CHECK(said_of(bytes + "YWI= 99999999999999999999256\n", 1) ==
        "file: line 257 has another rank than 256: 99999999999999999999256");
  CHECK(said_of(bytes + "YWI= -256\n", 1) == "file: line 257 has another rank than 256: -256");
  CHECK(said_of(bytes + "YWI= 2 56\n", 1) == "file: line 257 has another rank than 256: 2 56");
  CHECK(said_of(bytes + "YQ== 256\n", 1) == "file: line 257 makes a token for the second time: a");
  CHECK(said_of(bytes + "YWJj 256\nYWI= 257\n", 2) == "file: line 257 is no pair of tokens before it: abc");
  CHECK(said_of("YWI= 0\n", 1) == "file: line 1 must be a single byte, as the first 256 are");
  CHECK(said_of(bytes, 1) == "file: ends after line 256 with 256 tokens of 257");
  CHECK(said_of(bytes + "YWI= 256\n", 0) == "file: line 257 is one too many: the vocabulary has 256 tokens");
}
