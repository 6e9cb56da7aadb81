// prints: and: 2
// prints: bird: 1
// prints: cat: 1
// prints: dog: 1
// prints: the: 3
// prints: a - b - c ababab lon
// prints: a cat and a dog and a bird about 3
// prints: 3
// prints: end

#include <cctype>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

std::vector<std::string> split(std::string const& text, char between = ' ') {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, between);) parts.push_back(part);
  return parts;
}
std::string concat(std::vector<std::string> const& parts, std::string const& between) {
  std::string text;
  for (std::string const& part : parts) text += (text.empty() ? "" : between) + part;
  return text;
}
std::string repeat(std::string const& text, int times) { return times == 0 ? "" : text + repeat(text, times - 1); }
std::string slice(std::string const& text, int first, int last) {
  int const size = static_cast<int>(text.size());
  if (last < 0) last += size;
  return text.substr(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first));
}
std::string rename(std::string text, std::string const& from, std::string const& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}
std::string to_text(double number) { return "about " + std::to_string(static_cast<int>(number)); }
template <class... Parts> void print(Parts const&... parts) {
  (std::cout << ... << parts);
  std::cout << '\n';
}

int main() {
  std::string const text = "the cat and the dog and the bird";
  std::map<std::string, int> counts;
  for (std::string const& word : split(text)) ++counts[word];
  for (auto const& [word, n] : counts) print(word, ": ", n);
  print(concat(split("a,b,c", ','), " - "), ' ', repeat("ab", 3), ' ', slice("headlong", 4, -1));
  print(rename(text, "the ", "a "), ' ', to_text(3.9));
  print(3);
  print("end");
}
