// What byte_pairs says of the texts and ids that compare.mjs asks for.
//
//     translate vocab.bpe < questions > answers
//
// A question is a letter, a count of 32 bits and so many bytes or ids: e, a, o for a text to encode with <|endoftext|>
// refused, allowed, as text; d for ids to decode. The answer is a count and so many ids or bytes; a count of 2^32 - 1
// is a refusal. Each encoded text is also decoded again.

#include <headsup/tokenizer/byte_pairs.hpp>

#include <iterator>

using namespace headsup;

namespace {

template <class T> void write(T const* numbers, std::size_t count) {
  auto const size = static_cast<std::uint32_t>(count);
  std::fwrite(&size, sizeof size, 1, stdout);
  std::fwrite(numbers, sizeof(T), count, stdout);
}

template <class T> std::vector<T> read() {
  std::uint32_t size = 0;
  if (std::fread(&size, sizeof size, 1, stdin) != 1) throw argument_error("translate: a question has no count");
  std::vector<T> result(size);
  if (std::fread(result.data(), sizeof(T), size, stdin) != size) throw argument_error("translate: a question is cut");
  return result;
}

void encode(byte_pairs const& words, special_tokens special) {
  std::vector<char> const bytes = read<char>();
  std::string_view const text(bytes.data(), bytes.size());
  std::vector<std::uint32_t> ids;
  try {
    auto const encoded = words.encode(text, special);
    if (words.decode(encoded) != text) throw std::bad_alloc();
    for (std::int64_t const id : encoded) ids.push_back(static_cast<std::uint32_t>(id));
  } catch (argument_error const&) {
    std::uint32_t const refused = 0xFFFFFFFF;
    std::fwrite(&refused, sizeof refused, 1, stdout);
    return;
  }
  write(ids.data(), ids.size());
}

void decode(byte_pairs const& words) {
  std::vector<std::uint32_t> const given = read<std::uint32_t>();
  tensor<std::int64_t, tokens<dynamic>> ids(sized<tokens>(given.size()));
  for (std::size_t i = 0; i < given.size(); ++i) ids(i) = given[i];
  std::string const text = words.decode(ids);
  write(text.data(), text.size());
}

}  // namespace

int main(int, char** arguments) try {
  byte_pairs const words(arguments[1]);
  for (int kind = std::getchar(); kind != EOF; kind = std::getchar()) {
    if (kind == 'e') encode(words, special_tokens::refused);
    else if (kind == 'a') encode(words, special_tokens::allowed);
    else if (kind == 'o') encode(words, special_tokens::as_text);
    else decode(words);
  }
} catch (std::exception const& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
