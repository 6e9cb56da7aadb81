// prints: 0:x1:0! 2:=:1! 1:3:2! 2:*:3! 2:(:4! 0:y:5! 2:+:6! 1:42:7! 2:):8! 2:;:9! 0:x1:0 2:=:1 0:y:5 10

#include <cctype>
#include <iostream>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lexer {
enum class kind { word, number, sign };
struct token {
  kind of;
  std::string_view text;
};

std::vector<token> tokens(std::string_view text) {
  std::vector<token> found;
  for (std::size_t at = 0; at < text.size();) {
    auto const is = [&](auto test) { return at < text.size() && test(static_cast<unsigned char>(text[at])) != 0; };
    std::size_t const first = at;
    if (is([](int c) { return std::isalpha(c); })) {
      while (is([](int c) { return std::isalnum(c); })) ++at;
      found.push_back({kind::word, text.substr(first, at - first)});
    } else if (is([](int c) { return std::isdigit(c); })) {
      while (is([](int c) { return std::isdigit(c); })) ++at;
      found.push_back({kind::number, text.substr(first, at - first)});
    } else {
      if (!is([](int c) { return std::isspace(c); })) found.push_back({kind::sign, text.substr(at, 1)});
      ++at;
    }
  }
  return found;
}
}  // namespace lexer

int main() {
  std::unordered_map<std::string, int> vocab;
  for (auto const& token : lexer::tokens("x1 = 3 * (y + 42); x1 = y")) {
    auto const [entry, fresh] = vocab.try_emplace(std::string(token.text), static_cast<int>(vocab.size()));
    std::cout << static_cast<int>(token.of) << ':' << entry->first << ':' << entry->second << (fresh ? "! " : " ");
  }
  std::cout << vocab.size() << '\n';
}
