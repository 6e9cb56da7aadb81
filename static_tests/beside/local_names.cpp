// prints: 2 Ada 100 2
// prints: 28abc20134
// prints: 45 2 2

#include <iostream>
#include <map>
#include <string>
#include <vector>

struct layout {
  int heads = 2;
  int batch = 8;
  std::string text = "abc";
};

int count(std::vector<std::string> const& tokens, std::string const& word) {
  int sum = 0;
  for (std::string const& each : tokens) sum += each == word;
  return sum;
}

int main() {
  std::map<std::string, int> ages{{"Ada", 36}, {"Alan", 41}};
  std::vector<std::string> keys;
  for (auto const& [key, value] : ages) keys.push_back(key);
  int heads = 0, tails = 0;
  for (unsigned coin = 12345, i = 0; i < 100; ++i, coin = coin * 1103515245 + 12345) ++(coin & 65536 ? heads : tails);
  std::vector<std::string> tokens{"a", "rose", "is", "a", "rose"};
  layout const page;
  auto const& [columns, batch, text] = page;
  enum { image, tensor, axis, role, packed } kind = axis;
  int const vocab = 5, pooled = 1, residual = 2, mask = 4, scale = 3, chunks = 7, halves = 6, linear = 9, copies = 8;
  double const mean = 1.5, max = 2.5, sum = mean + max, exp = 0.5, dot = 2, norm = 1;
  std::cout << keys.size() << ' ' << keys[0] << ' ' << heads + tails << ' ' << count(tokens, "rose") << '\n';
  std::cout << columns << batch << text << kind << image << tensor << role << packed << '\n';
  std::cout << vocab + pooled + residual + mask + scale + chunks + halves + linear + copies << ' ' << sum * exp << ' '
            << dot * norm << '\n';
}
