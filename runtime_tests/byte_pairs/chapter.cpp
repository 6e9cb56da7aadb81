// What a notebook of the chapter prints of GPT-2's tokenizer.
//
//     chapter vocab.bpe

#include <headsup/tokenizer/byte_pairs.hpp>

#include <map>

using namespace headsup;

namespace {

int failures = 0;

void check(char const* id, bool holds) {
  std::printf("%s: %s\n", id, holds ? "as printed" : "FAILED");
  failures += holds ? 0 : 1;
}

}  // namespace

int main(int, char** arguments) try {
  byte_pairs const words(arguments[1]);

  // Vocabulary size: 50257
  check("x004.bpe.size", byte_pairs::vocab_axis::size == 50257 && words.decode(50256) == "<|endoftext|>");

  // Ten tokens of the vocabulary
  std::map<std::int64_t, std::string> const some{
      {3062, " scient"}, {1780, "iting"}, {5589, "comp"},    {25783, " inh"},   {17541, " Insurance"},
      {4298, "ront"},    {46745, "Ptr"},  {43989, " Romeo"}, {50070, " Tammy"}, {4812, "ffect"}};
  bool same = true;
  for (auto const& [id, token] : some) same = same && words.decode(id) == token && words.encode(token)(0) == id;
  check("x004.bpe.random10", same);

  // Sentence with token IDs
  auto const ids = words.encode("Your journey starts with one step.");
  check("x004.bpe.ids", std::vector<std::int64_t>(ids.begin(), ids.end()) ==
                            std::vector<std::int64_t>{7120, 7002, 4940, 351, 530, 2239, 13});

  // Sentence with token strings
  std::vector<std::string> strings;
  for (std::int64_t const id : ids) strings.push_back(words.decode(id));
  check("x004.bpe.strings",
        strings == std::vector<std::string>{"Your", " journey", " starts", " with", " one", " step", "."});

  // text_vocab
  std::map<std::int64_t, std::string> vocabulary;
  for (std::int64_t const id : ids) vocabulary[id] = words.decode(id);
  check("x004.bpe.vocab", vocabulary == std::map<std::int64_t, std::string>{{2239, " step"},
                                                                            {4940, " starts"},
                                                                            {13, "."},
                                                                            {7120, "Your"},
                                                                            {530, " one"},
                                                                            {7002, " journey"},
                                                                            {351, " with"}});
  return failures == 0 ? 0 : 1;
} catch (std::exception const& error) {
  std::printf("%s\n", error.what());
  return 1;
}
