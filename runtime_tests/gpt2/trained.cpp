#include "../../examples/trained/written.hpp"

#include <headsup/files.hpp>
#include <headsup/gpt2.hpp>
#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include "catch.hpp"

#include <string>

using namespace headsup;

// The model of examples/trained, which PyTorch trained, writes every letter that it writes in PyTorch.

namespace {
using size = gpt2::size<2, 4, 64, vocab<128>, context_length<96>>;
using model = gpt2::model<size>;

model loaded() {
  model made;
  load_parameters(made, safetensors(HEADSUP_TRAINED "/gpt.safetensors"), gpt2::nano_gpt);
  return made;
}

template <class Model, class Choose> std::string text_by(Model const& gpt, Choose choose) {
  std::string written = "You may ";
  gpt2::text text(gpt);
  for (char letter : written) text.append(static_cast<int>(letter));
  while (written.size() < 96) {
    int const next = choose(text.logits());
    written += static_cast<char>(next);
    text.append(next);
  }
  return written;
}
constexpr auto the_likeliest = [](auto const& logits) { return static_cast<int>(argmax<vocab>(logits)); };
}  // namespace

TEST_CASE("a trained GPT writes what it writes in PyTorch, packed too", "[gpt2]") {
  model const gpt = loaded();
  CHECK(text_by(gpt, the_likeliest) == trained::likeliest);
  CHECK(text_by(pack(gpt), the_likeliest) == trained::likeliest);
  CHECK(text_by(pack<bfloat16, computed_in<bfloat16>>(gpt), the_likeliest) == trained::likeliest);
  torch_generator generator{123};
  CHECK(text_by(gpt, [&](auto const& logits) {
    return static_cast<int>(sample<vocab>(logits, generator, {.temperature = 0.8f, .top_k = 10}));
  }) == trained::drawn);
}

TEST_CASE("a trained GPT writes with a cache what it writes without", "[gpt2]") {
  model const gpt = loaded();
  std::string written = "You may ";
  while (written.size() < 40) {
    tensor<int, ids_of<vocab<128>, tokens<dynamic>>> ids(sized<tokens>(written.size()));
    for (std::size_t i = 0; i < written.size(); ++i) ids.data()[i] = written[i];
    written += static_cast<char>(the_likeliest(take<tokens>(gpt(ids), -1)));
  }
  CHECK(written == std::string(trained::likeliest, 40));
}
