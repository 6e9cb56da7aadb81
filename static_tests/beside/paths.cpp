// prints: attention.txt .txt attention
// prints: book/chapter_3/attention.md book/chapter_3/figure.png
// prints: attention.txt chapter_3 book 11

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

namespace fs = std::filesystem;

std::string rename(std::string const& name, std::string const& extension) {
  return fs::path(name).replace_extension(extension).string();
}

std::vector<std::string> split(fs::path const& path) {
  std::vector<std::string> parts;
  for (fs::path const& part : path) parts.push_back(part.string());
  return parts;
}

fs::path merge(fs::path const& a, fs::path const& b) { return (a / b).lexically_normal(); }

int main() {
  fs::path const path = fs::path("book") / "chapter_3" / "attention.txt";
  std::cout << path.filename().string() << ' ' << path.extension().string() << ' ' << path.stem().string() << '\n';
  std::cout << rename(path.string(), "md") << ' ' << merge(path, "../figure.png").string() << '\n';
  auto parts = split(path);
  std::reverse(parts.begin(), parts.end());
  for (std::string const& part : parts) std::cout << part << ' ';
  std::cout << (path < fs::path("cover")) << (path == fs::path("book/chapter_3/attention.txt")) << '\n';
}
