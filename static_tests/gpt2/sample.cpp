#include <headsup/gpt2/sample.hpp>
#include <headsup/ops/transpose.hpp>

using namespace headsup;

constexpr tensor<float, batch<2>, vocab<5>> logits{{{0.5f, 1, -1, 2, 0}, {1, 1.5f, 0, -2, 0.25f}}};

// the type: a word for each row, which is an id
static_assert(
    std::is_same_v<decltype(sample<vocab>(logits, std::declval<torch_generator&>())), decltype(argmax<vocab>(logits))>);

// the words: what PyTorch 1.13 draws after torch.manual_seed(123), of all of them, of the three likeliest, and of those
// that have half of the probability
constexpr bool draws(sampling const& how, std::initializer_list<int> wanted) {
  torch_generator generator{123};
  bool same = true;
  for (auto at = wanted.begin(); at != wanted.end(); at += 2) {
    auto const drawn = sample<vocab>(logits, generator, how);
    same = same && drawn(0) == at[0] && drawn(1) == at[1];
  }
  return same;
}
static_assert(draws({}, {1, 4, 3, 4, 3, 0, 3, 1, 3, 1, 0, 1, 4, 1}));
static_assert(draws({.temperature = 0.7f, .top_k = 3}, {1, 4, 3, 0, 3, 0, 3, 1, 3, 1, 3, 1, 3, 1, 0, 1, 1, 0}));
static_assert(draws({.top_p = 0.5f}, {3, 1, 3, 0, 3, 0, 3, 1, 3, 1}));
static_assert(draws({.top_k = 1}, {3, 1, 3, 1, 3, 1}));
static_assert(draws({.top_k = 9}, {1, 4, 3, 4, 3, 0}) && draws({.top_k = 0}, {1, 4, 3, 4, 3, 0}));

// no temperature: the likeliest word, for which nothing is drawn
static_assert([] {
  torch_generator generator{123}, same{123};
  auto const drawn = sample<vocab>(logits, generator, {.temperature = 0});
  return drawn == argmax<vocab>(logits) && generator.u32() == same.u32();
}());

// along another axis than the last, rows are in the order of memory all the same
static_assert([] {
  torch_generator generator{123};
  auto const turned = transpose<batch, vocab>(logits);
  auto const drawn = sample<vocab>(turned, generator, {.top_k = 1});
  return drawn(0) == 3 && drawn(1) == 1;
}());

// the concept and the words
static_assert(can_sample<vocab, decltype(logits)> && !can_sample<keys, decltype(logits)>);
static_assert(!can_sample<vocab, tensor<int, vocab<5>>> && !can_sample<vocab, decltype(softmax<vocab>(logits))>);

// of one row it is one word, which knows its vocabulary
static_assert(std::is_same_v<decltype(sample<vocab>(tensor<float, vocab<5>>{}, std::declval<torch_generator&>())),
                             tensor<int, ids_of<vocab<5>>>>);
