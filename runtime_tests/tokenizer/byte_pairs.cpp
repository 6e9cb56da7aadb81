#include <headsup/layers/embedding.hpp>
#include <headsup/tokenizer/byte_pair_tokenizer.hpp>
#include <headsup/tokenizer/byte_pairs.hpp>

#include "catch.hpp"

#include <cerrno>
#include <cstdio>
#include <string>
#include <system_error>
#include <vector>

using namespace headsup;

namespace {

constexpr char merges[] = "o u\n\u0120 j\nou r\nn e\nY our\nne y\n\u0120j our\n\u0120jour ney";
using few = byte_pairs_of<vocab<265>>;

few read() { return few::from_text("#version: 0.2\n" + std::string(merges)); }

template <class Ids> std::vector<std::int64_t> numbers(Ids const& ids) { return {ids.begin(), ids.end()}; }

}  // namespace

static_assert(std::is_same_v<byte_pairs::vocab_axis, vocab<50257>> && byte_pairs::end_of_text == 50256);

TEST_CASE("byte pairs: a text becomes ids of the vocabulary, which an embedding takes") {
  few const words = read();
  auto const ids = words.encode("Your journey");
  static_assert(std::is_same_v<decltype(ids), tensor<std::int64_t, ids_of<vocab<265>, tokens<dynamic>>> const>);
  CHECK(numbers(ids) == std::vector<std::int64_t>{260, 263});
  embedding<vocab<265>, d_in<3>> table;
  table.weight(263, 1) = 7;
  CHECK(table(ids)(1, 1) == 7);
}

TEST_CASE("byte pairs: the same ids as the constant") {
  using constant = byte_pair_tokenizer<merges>;
  few const words = read();
  auto const check = [&](auto const& expected, char const* text) {
    CHECK(numbers(words.encode(text)) == std::vector<std::int64_t>(expected.data(), expected.data() + expected.size()));
  };
  check(constant::encode<"Your journey, our journey\n">(), "Your journey, our journey\n");
  check(constant::encode<"yourne  ne\xFF\xC3">(), "yourne  ne\xFF\xC3");
  static_assert(constant::end_of_text == few::end_of_text);
}

TEST_CASE("byte pairs: every byte is given back") {
  few const words = read();
  std::string all = "Your journey ";
  for (int i = 0; i < 256; ++i) all += static_cast<char>(i);
  CHECK(words.decode(words.encode(all)) == all);
  for (std::int64_t i = 0; i < 256; ++i) CHECK(words.decode(i).size() == 1);
  CHECK(words.decode(263) == " journey");
  CHECK(words.decode(tensor<int, batch<1>, tokens<2>>{{260, 263}}) == "Your journey");
  CHECK(words.decode(tensor<unsigned char, tokens<2>>{{64, 65}}) == "ab");
}

TEST_CASE("byte pairs: <|endoftext|> only if allowed") {
  few const words = read();
  std::string const text = "our<|endoftext|>our";
  CHECK_THROWS_WITH(words.encode(text),
                    "byte_pairs: <|endoftext|> at byte 3 of the text; fix: special_tokens::allowed or as_text");
  CHECK(numbers(words.encode(text, special_tokens::allowed)) == std::vector<std::int64_t>{258, 264, 258});
  CHECK(numbers(words.encode("<|endoftext|><|endoftext|>", special_tokens::allowed)) ==
        std::vector<std::int64_t>{264, 264});
  // a text on each side of it, where white space is at an end
  CHECK(numbers(words.encode("a  <|endoftext|>b", special_tokens::allowed)) ==
        std::vector<std::int64_t>{64, 220, 220, 264, 65});
  auto const plain = words.encode(text, special_tokens::as_text);
  CHECK(plain.size() == 15);
  CHECK(words.decode(plain) == text);
  CHECK(words.decode(few::end_of_text) == "<|endoftext|>");
  CHECK(numbers(words.encode("<|endoftext")).size() == 11);
}

TEST_CASE("byte pairs: refuses ids outside, an empty text and what is no file") {
  few const words = read();
  CHECK_THROWS_WITH(words.decode(265), "byte_pairs: id 265 is outside vocab<265>");
  CHECK_THROWS_WITH(words.decode(-1), "byte_pairs: id -1 is outside vocab<265>");
  CHECK_THROWS_WITH(words.decode(INT64_MIN), "byte_pairs: id -9223372036854775808 is outside vocab<265>");
  CHECK_THROWS_WITH(words.decode(tensor<int, tokens<2>>{{0, 300}}), "byte_pairs: id 300 is outside vocab<265>");
  CHECK_THROWS_WITH(words.encode(""), "HU001 byte_pairs: the text has no words; fix: a text with at least one word");
  CHECK_THROWS_WITH(few("no/such/file"),
                    "byte_pairs: cannot open no/such/file: " + std::generic_category().message(ENOENT));
  CHECK_THROWS_WITH(few("/"), "byte_pairs: cannot read /");
  CHECK_THROWS_WITH(few("/dev/zero"), "byte_pairs: the file is longer than 8388608 bytes");
  CHECK_THROWS_WITH(few::from_text("#version: 0.2\na b\nb"),
                    "byte_pairs: line 3 is not two tokens with a blank between them");
}

TEST_CASE("byte pairs: read from a file, and moved") {
  char const* const path = "byte_pairs_of_a_test.bpe";
  std::FILE* const file = std::fopen(path, "wb");
  REQUIRE(file != nullptr);
  std::fprintf(file, "#version: 0.2\n%s\n", merges);
  std::fclose(file);
  few words(path);
  std::remove(path);
  few const moved = static_cast<few&&>(words);
  CHECK(moved.decode(moved.encode("Your journey")) == "Your journey");
}
