// Random vocabularies and texts, against merging one pair after another; and broken files: each is refused with the
// number of a line, or is another vocabulary, which works.
//
//     fuzz [--seed S] [--seconds T] [--case N] [--file vocab.bpe]

#include "merged_one_by_one.hpp"

#include <headsup/tokenizer/byte_pairs.hpp>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>

using namespace headsup;

namespace {

using mistake = std::runtime_error;

struct tally {
  std::size_t cases = 0, texts = 0, bytes = 0, refused = 0, accepted = 0, whole = 0;
};

class fuzzer {
 public:
  fuzzer(std::uint64_t seed, std::uint64_t number, std::string const& file, tally& sum)
      : random_(seed * 0x9E3779B97F4A7C15 + number), file_(file), sum_(sum) {}

  void run() {
    ++sum_.cases;
    if (!file_.empty() && one_in(40)) return broken<50257>(file_, true);
    switch (below(4)) {
      case 0:
        return with<0>();
      case 1:
        return with<3>();
      case 2:
        return with<20>();
      default:
        return with<120>();
    }
  }

 private:
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }
  bool one_in(std::size_t n) { return below(n) == 0; }

  /// Few bytes that are near each other, so that there are pairs.
  char byte() {
    constexpr char often[] =
        "aaab bc\n'st\xC3\xA4\xE2\x80\x89\xF0\x9F\x92\xA9"
        "1";
    return one_in(12) ? static_cast<char>(below(256)) : often[below(sizeof often - 1)];
  }
  std::string text(std::size_t longest) {
    std::string result;
    char const same = byte();
    bool const long_run = one_in(4);
    for (std::size_t left = 1 + below(longest); left != 0; --left) result += long_run && !one_in(9) ? same : byte();
    return result;
  }

  template <class Words> void must_give_back(Words const& words, std::string const& given) {
    ++sum_.texts;
    sum_.bytes += given.size();
    if (words.decode(words.encode(given, special_tokens::as_text)) != given) throw mistake("a text is not given back");
  }

  /// A vocabulary of so many random merges.
  template <std::size_t Merges> void with() {
    merged_one_by_one reference;
    constexpr std::size_t size = 257 + Merges;
    while (reference.tokens().size() + 1 < size) {
      // Newer tokens more often, so that some become long.
      auto const some = [&] {
        return one_in(2) ? headsup_detail::id_of_byte(byte())
                         : reference.tokens().size() - 1 - below(std::min<std::size_t>(reference.tokens().size(), 30));
      };
      std::size_t const left = some();
      std::size_t const right = some();
      if (reference.can_merge(left, right)) reference.merge(left, right);
      else if (one_in(50)) must_refuse<size>(reference, left, right);
    }
    std::string const bpe = reference.bpe();
    auto const words = byte_pairs_of<vocab<size>>::from_text(bpe);
    auto const ranked = byte_pairs_of<vocab<size>>::from_text(reference.ranks());
    for (std::size_t i = 0; i < 20; ++i) {
      std::string const given = text(i == 0 ? 300 : 30);
      auto const ids = words.encode(given, special_tokens::as_text);
      std::vector<std::int64_t> const expected = reference.encode(given);
      if (std::vector<std::int64_t>(ids.begin(), ids.end()) != expected) throw mistake("other ids than by merging");
      auto const others = ranked.encode(given, special_tokens::as_text);
      if (std::vector<std::int64_t>(others.begin(), others.end()) != expected) throw mistake("other ids from ranks");
      must_give_back(words, given);
    }
    for (std::size_t i = 0; i < 10; ++i) broken<size>(one_in(2) ? bpe : reference.ranks(), false);
  }

  /// A merge that cannot come next is refused in its line.
  template <std::size_t Size> void must_refuse(merged_one_by_one reference, std::size_t left, std::size_t right) {
    std::size_t const line = reference.tokens().size() - 256 + 2;
    reference.merge(left, right);
    std::string const said = refusal<Size>(reference.bpe());
    if (said.find("line " + std::to_string(line) + " ") == std::string::npos)
      throw mistake("a merge in line " + std::to_string(line) + " that is none: " + said);
  }

  template <std::size_t Size> std::string refusal(std::string const& file) {
    try {
      auto const words = byte_pairs_of<vocab<Size>>::from_text(file);
      ++sum_.accepted;
      for (std::size_t i = 0; i < 5; ++i) must_give_back(words, text(40));
      return "accepted";
    } catch (argument_error const& error) {
      ++sum_.refused;
      return error.what();
    }
  }

  /// A file with one to three things wrong.
  template <std::size_t Size> void broken(std::string file, bool whole) {
    if (whole) ++sum_.whole;
    for (std::size_t changes = 1 + below(3); changes != 0; --changes) {
      std::size_t const at = below(file.size() + 1);
      std::size_t const line = file.rfind('\n', at == 0 ? 0 : at - 1);
      std::size_t const begin = line == std::string::npos ? 0 : std::min(line + 1, file.size());
      std::size_t const next = file.find('\n', begin);
      std::string const one = file.substr(begin, next == std::string::npos ? next : next - begin + 1);
      switch (below(9)) {
        case 0:
          file.resize(at);
          break;
        case 1:
          file.insert(begin, one);
          break;
        case 2:
          file.erase(begin, one.size());
          break;
        case 3:
          file.erase(begin, one.size()), file.insert(below(file.size() + 1), one);
          break;
        case 4:
          file.insert(at, 1 + below(one_in(9) ? 9000 : 9), byte());
          break;
        case 5:
          file.insert(at, text(20));
          break;
        case 6:
          if (at < file.size()) file[at] = static_cast<char>(below(256));
          break;
        case 7:
          file += file;
          break;
        default:
          if (at < file.size()) file.erase(at, 1 + below(9));
          break;
      }
    }
    std::string const said = refusal<Size>(file);
    if (said != "accepted" && said.find("byte_pairs: ") != 0) throw mistake("other words: " + said);
    if (said != "accepted" && said.find(" line ") == std::string::npos && said.find("longer") == std::string::npos)
      throw mistake("no line: " + said);
  }

  std::mt19937_64 random_;
  std::string const& file_;
  tally& sum_;
};

}  // namespace

int main(int count, char** arguments) {
  std::uint64_t seed = std::random_device{}();
  double seconds = 60;
  long long only = -1;
  std::string file;
  for (int i = 1; i + 1 < count; i += 2) {
    std::string const name = arguments[i];
    char const* const value = arguments[i + 1];
    if (name == "--seed") seed = std::strtoull(value, nullptr, 10);
    if (name == "--seconds") seconds = std::strtod(value, nullptr);
    if (name == "--case") only = std::strtoll(value, nullptr, 10);
    if (name == "--file") {
      std::ifstream in(value, std::ios::binary);
      file.assign(std::istreambuf_iterator<char>(in), {});
    }
  }
  tally sum;
  auto const start = std::chrono::steady_clock::now();
  auto const elapsed = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); };
  std::uint64_t number = only < 0 ? 0 : static_cast<std::uint64_t>(only);
  bool good = true;
  do {
    try {
      fuzzer(seed, number, file, sum).run();
    } catch (std::exception const& error) {
      std::printf("%s\nrepeat: --seed %llu --case %llu\n", error.what(), static_cast<unsigned long long>(seed),
                  static_cast<unsigned long long>(number));
      good = false;
    }
    ++number;
  } while (good && only < 0 && elapsed() < seconds);
  std::printf(
      "%zu cases of seed %llu: %zu texts of %zu bytes, %zu broken files refused and %zu that were other vocabularies, "
      "of "
      "which %zu were GPT-2's, in %.0f s: %s\n",
      sum.cases, static_cast<unsigned long long>(seed), sum.texts, sum.bytes, sum.refused, sum.accepted, sum.whole,
      elapsed(), good ? "nothing found" : "FAILED");
  return good ? 0 : 1;
}
