// Text from a model: the likeliest word each time, with a cache and without, and words that are drawn.
// g++ -std=c++20 -Iinclude examples/40_generate.cpp && ./a.out

#include <headsup/headsup.hpp>

#include <headsup/gpt2.hpp>

#include <cassert>
#include <cstdio>

using namespace headsup;

using tiny = gpt2::size<2, 4, 8, vocab<11>, context_length<12>>;
constexpr gpt2::model<tiny> model{torch_generator{123}};
constexpr tensor<int, ids_of<vocab<11>, tokens<3>>> prompt{{3, 1, 4}};

using words = tensor<int, ids_of<vocab<11>, tokens<dynamic>>>;

// The book's generate_text_simple: the whole text again for each word, and of its logits the last ones.
words whole_text_again(std::size_t length) {
  words text(prompt);
  while (extent<tokens>(text) < length) {
    auto const logits = take<tokens>(model(text), -1);
    text = concat<tokens>(text, expand<tokens<1>>(argmax<vocab>(logits)));
  }
  return text;
}

// With a cache for each layer, only the newest word is computed.
words with_caches(std::size_t length) {
  words text(prompt);
  gpt2::model<tiny>::caches<> past{};
  auto logits = model.next(prompt, past);
  while (extent<tokens>(text) < length) {
    auto const next = expand<tokens<1>>(argmax<vocab>(logits));
    text = concat<tokens>(text, next);
    logits = model.next(next, past);
  }
  return text;
}

// Drawn, and the next one depends on what was drawn.
words drawn(std::size_t length, sampling const& how) {
  torch_generator generator{123};
  words text(prompt);
  gpt2::text writes(model);
  writes.append(prompt);
  while (extent<tokens>(text) < length) {
    auto const next = sample<vocab>(writes.logits(), generator, how);
    text = concat<tokens>(text, expand<tokens<1>>(next));
    writes.append(next);
  }
  return text;
}

void show(char const* how, words const& text) {
  std::printf("%-20s", how);
  for (int id : text) std::printf(" %d", id);
  std::printf("\n");
}

int main() {
  auto const greedy = whole_text_again(11);
  show("the likeliest:", greedy);
  assert(with_caches(11) == greedy);

  // A temperature of 0, or the likeliest one of all words, leave nothing to draw.
  assert(drawn(11, {.temperature = 0}) == greedy);
  assert(drawn(11, {.top_k = 1}) == greedy);

  // Warmer: likely words and others become more alike. Of the likeliest four, none of the other seven is drawn.
  show("temperature 0.5:", drawn(11, {.temperature = 0.5f}));
  show("temperature 3:", drawn(11, {.temperature = 3}));
  show("the likeliest four:", drawn(11, {.temperature = 3, .top_k = 4}));
  auto const first = take<tokens>(drawn(4, {.temperature = 3, .top_k = 4}), 3);
  auto const logits = take<tokens>(model(prompt), -1);
  int likelier = 0;
  for (float each : logits) likelier += each > logits.data()[first()];
  assert(likelier < 4);
}
