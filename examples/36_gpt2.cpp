// A GPT-2 that writes: words in, the logits of the next word out, with a cache for each layer.
// g++ -std=c++20 -Iinclude examples/36_gpt2.cpp && ./a.out

#include <headsup/gpt2.hpp>
#include <headsup/headsup.hpp>

#include <cassert>
#include <cstdio>

using namespace headsup;

// OpenAI's sizes have names; this one is small enough for a constant, with PyTorch's weights of seed 123.
static_assert(count_parameters<gpt2::model<gpt2::small>>() == 124'439'808);
using tiny = gpt2::size<2, 2, 8, vocab<11>, context_length<6>>;
constexpr gpt2::model<tiny> model{torch_generator{123}};

// Ids say what they are ids of: a position, or a word of another vocabulary, is refused.
constexpr tensor<int, ids_of<vocab<11>, tokens<3>>> prompt{{3, 1, 4}};

// The whole model sees no later word: the first two tokens have the same logits without the third.
constexpr auto shorter = slice<tokens<2>, 0>(prompt);
static_assert(slice<tokens<2>, 0>(model(prompt)) == model(shorter));

int main() {
  // A text counts positions itself, and computes only what is new.
  gpt2::text text(model);
  text.append(prompt);
  while (text.size() < 6) {
    auto const next = argmax<vocab>(text.logits());
    std::printf("%d\n", static_cast<int>(next));
    text.append(next);
  }

  // Words drawn by their probabilities are those of torch.multinomial after torch.manual_seed(123).
  torch_generator generator{123};
  int const drawn = sample<vocab>(text.logits(), generator, {.temperature = 0.8f, .top_k = 5});
  assert(drawn < 11);

  // One more than the context is an error, and the text stays as it is.
  try {
    text.append(0);
    assert(false);
  } catch (argument_error const& error) {
    std::puts(error.what());
  }
}
