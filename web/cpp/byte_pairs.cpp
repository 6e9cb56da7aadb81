// The tokens of a text in GPT-2, as the page's chapter asks for them: byte_pairs TEXT prints [[id, "bytes in base 16"], ...].
// The vocabulary, in the format of tiktoken, is in the program: the build makes gpt2.tiktoken for it.

#include <headsup/tokenizer/byte_pairs.hpp>

#include <cstdio>
#include <string>
#include <string_view>

namespace {

constexpr char vocabulary[] = {
#embed "gpt2.tiktoken"
};

}  // namespace

int main(int count, char** arguments) {
  using namespace headsup;
  std::string_view const text = count > 1 ? arguments[1] : "";
  std::string tokens;
  if (!text.empty()) {
    byte_pairs const words = byte_pairs::from_text({vocabulary, sizeof vocabulary});
    for (std::int64_t const id : words.encode(text, special_tokens::as_text)) {
      tokens += (tokens.empty() ? "[" : ", [") + std::to_string(id) + ", \"";
      for (char const byte : words.decode(id)) {
        constexpr char digits[] = "0123456789abcdef";
        tokens += digits[static_cast<unsigned char>(byte) >> 4];
        tokens += digits[static_cast<unsigned char>(byte) & 0xF];
      }
      tokens += "\"]";
    }
  }
  return std::puts(("[" + tokens + "]").c_str()) < 0 ? 1 : 0;
}
