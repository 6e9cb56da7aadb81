// What docs/guarantees.md lists under "What stays with the compiler", one mistake for each number. Without one, the file
// compiles; with one, it does not, and no sentence of headsup says why.
#include <headsup/headsup.hpp>

#include <cmath>
#include <vector>

#ifndef MISTAKE
#define MISTAKE 0
#endif

[[maybe_unused]] int const pooled[3]{};

using namespace headsup;

namespace {

constexpr tensor<float, tokens<2>, keys<3>> scores{{{1, 2, 3}, {4, 5, 6}}};

struct holder {
  tensor<float, tokens<70>, d_in<60>> large{};
};

[[maybe_unused]] void take_one(tensor<float, tokens<2>, d_in<3>> const&) {}
[[maybe_unused]] void take_one(tensor<float, tokens<3>, d_in<3>> const&) {}

template <std::size_t N> void take_any(tensor<float, tokens<N>, d_in<3>> const&) {}

[[maybe_unused]] void use() {
#if MISTAKE == 1
  tensor<float, tokens, d_in> x;
#elif MISTAKE == 2
  linear<3, 2> layer;
#elif MISTAKE == 3
  multi_head_attention<d_in<3>, d_out<4>, context_length<5>, heads<2>, true> layer;
#elif MISTAKE == 4
  layer_norm<d_in<3>> norm;
#elif MISTAKE == 5
  tensor x{{1, 2}, {3, 4}};
#elif MISTAKE == 6
  auto const weights = softmax<keys>({{1, 2, 3}, {4, 5, 6}});
#elif MISTAKE == 7
  holder const one, other = one;
#elif MISTAKE == 8
  std::vector<holder> all;
  holder const one;
  all.push_back(one);
#elif MISTAKE == 9
  take_one(scores);
#elif MISTAKE == 10
  auto const y = softmaks<keys>(scores);
#elif MISTAKE == 11
  tensor<float, tokens<-1>, d_in<3>> x;
#elif MISTAKE == 12
  std::size_t n = 5;
  ++n;
  tensor<float, tokens<n>, d_in<3>> x;
#elif MISTAKE == 13
  torch_generator generator{123};
  constexpr auto x = randn<tokens<5>>(generator);
#elif MISTAKE == 14
  take_any(tensor<float, batch<2>, tokens<5>, d_in<3>>{});
#elif MISTAKE == 15
  scores(0, 0) = 5;
#elif MISTAKE == 16
  take<tokens>(scores, 0)(1) = 5;
#elif MISTAKE == 17
  auto x = scores;
  ++x;
#elif MISTAKE == 18
  auto const y = std::exp(scores);
#elif MISTAKE == 19
  auto const n = sizeof(pooled);
#elif MISTAKE == 20
  // 20 shows: HU038 tensor: over 16 KiB or dynamic, it is no constant; fix: const instead of constexpr
  constexpr auto x = ones<float, tokens<6>, d_in<768>>();
#elif MISTAKE == 21
  // 21 shows: HU038 tensor: over 16 KiB or dynamic, it is no constant; fix: const instead of constexpr
  constexpr linear<d_in<64>, d_out<96>> layer;
#elif MISTAKE == 22
  // 22 shows: HU038 tensor: over 16 KiB or dynamic, it is no constant; fix: const instead of constexpr
  static constinit tensor<float, tokens<6>, d_in<768>> x;
#else
  (void)scores(1, 0);
  (void)take<tokens>(scores, 1);
#endif
}

}  // namespace
