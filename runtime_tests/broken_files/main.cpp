// Files of weights that were cut, stirred and spliced: each is refused, or another file that is read as a whole.
//
//     broken_files [SEED [SECONDS]]

#include "check.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

namespace {
std::string with_length(std::string const& head, std::size_t numbers) {
  std::string bytes;
  for (int i = 0; i < 8; ++i) bytes += static_cast<char>(head.size() >> (8 * i) & 0xff);
  return bytes + head + std::string(numbers, '\1');
}
/// A zip of one member, as numpy.savez writes it.
std::string npz_of(std::string const& bytes) {
  auto const low_first = [](std::size_t number, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += static_cast<char>(number >> (8 * i) & 0xff);
    return text;
  };
  std::string const size = low_first(bytes.size(), 4), zeros(10, '\0'), name = "x.npy";
  std::string const common = low_first(20, 2) + zeros.substr(0, 8) + zeros.substr(0, 4) + size + size + low_first(5, 4);
  std::string const file = std::string("PK\3\4", 4) + common + name + bytes;
  std::string const list = std::string("PK\1\2", 4) + low_first(20, 2) + common + zeros + zeros.substr(0, 4) + name;
  return file + list + std::string("PK\5\6", 4) + zeros.substr(0, 4) + low_first(1, 2) + low_first(1, 2) +
         low_first(list.size(), 4) + low_first(file.size(), 4) + zeros.substr(0, 2);
}
std::vector<std::string> good_files() {
  std::string const head = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }\n";
  std::string const npy =
      std::string("\x93NUMPY\1\0", 8) + static_cast<char>(head.size()) + '\0' + head + std::string(24, '\1');
  return {with_length(R"({"h.0.weight":{"dtype":"F32","shape":[2,6],"data_offsets":[0,48]},)"
                      R"("bias":{"dtype":"BF16","shape":[3],"data_offsets":[48,54]},)"
                      R"("__metadata__":{"format":"pt"}})",
                      54),
          with_length(R"({"\u0062":{"dtype":"F16","shape":[],"data_offsets":[0,2]}}  )", 2), npy, npz_of(npy)};
}

class changes {
 public:
  changes(std::uint64_t seed) : random_(seed) {}

  std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }

  void change(std::string& bytes, std::string const& other) {
    std::size_t const at = bytes.empty() ? 0 : below(bytes.size());
    constexpr char const* words[] = {"{",
                                     "}",
                                     "[",
                                     "]",
                                     ",",
                                     ":",
                                     "\"",
                                     "0",
                                     "-",
                                     "18446744073709551615",
                                     "4611686018427387906",
                                     "F32",
                                     "\\u",
                                     "data_offsets",
                                     "shape",
                                     "a",
                                     "'",
                                     "PK",
                                     "(",
                                     ")"};
    switch (below(6)) {
      case 0:
        return bytes.resize(at);
      case 1:
        if (!bytes.empty()) bytes[at] = static_cast<char>(below(256));
        return;
      case 2:
        bytes.insert(at, words[below(std::size(words))]);
        return;
      case 3:
        bytes.erase(at, below(9));
        return;
      case 4:
        if (bytes.size() > 8)
          bytes[below(8)] = static_cast<char>(below(3) == 0 ? below(256) : bytes.size() - below(99));
        return;
      default:
        bytes.replace(at, below(20), other.substr(below(other.size()), below(40)));
    }
  }

 private:
  std::mt19937_64 random_;
};
}  // namespace

int main(int count, char** words) {
  std::uint64_t const seed = count > 1 ? std::strtoull(words[1], nullptr, 10) : std::random_device{}();
  std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
  auto const end = std::chrono::steady_clock::now() + std::chrono::seconds(count > 2 ? std::atoi(words[2]) : 5);
  std::vector<std::string> const good = good_files();
  std::size_t tried = 0, read = 0;
  for (std::string const& each : good) {
    outcome const found = check_file(each);
    if (!found.safetensors && !found.npy && !found.npz) return std::puts("a good file is refused"), 1;
  }
  changes random(seed);
  do {
    std::string bytes = good[random.below(good.size())];
    for (std::size_t left = 1 + random.below(4); left != 0; --left)
      random.change(bytes, good[random.below(good.size())]);
    outcome const found = check_file(bytes);
    read += found.safetensors || found.npy || found.npz;
    ++tried;
  } while (tried % 256 != 0 || std::chrono::steady_clock::now() < end);
  std::printf("%zu files, %zu of them are read, the others refused\n", tried, read);
  return tried == read || read == 0 ? 1 : 0;
}
