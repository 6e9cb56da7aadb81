#include "check_attention.hpp"

#include <random>

using namespace headsup;

namespace {

// One call of a layer with everything but its type drawn at random; a failure names the seed.
template <class Layer> void check_once(unsigned seed) {
  using in = typename Layer::features;
  std::mt19937 random(seed);
  auto const below = [&](std::size_t n) { return static_cast<std::size_t>(random()) % n; };
  Layer const layer{torch_generator{seed}};
  auto const exact = reference::describe(layer);
  std::size_t const examples = 1 + below(4);
  // Few tokens as often as many.
  std::size_t const count = 1 + below(std::size_t{1} << (1 + below(fast ? 7 : 5)));
  auto const numbers = reference::normal_numbers(examples * count * in::size + 16, seed);
  std::size_t const offset = below(16);
  auto const x = sequences_of<in>(numbers.data() + offset, examples, count);
  auto const sets = instruction_sets();
  instruction_set const which = sets[below(sets.size())];
  std::size_t const threads = 1 + below(4);
  bool const packing = below(3) != 0;

  auto const expected = reference::attend(exact, numbers.data() + offset, examples, count);
  using_instruction_set const now(which);
  worker_threads const team(threads, oversubscribe::yes);
  auto const y = packing ? pack(layer)(x) : layer(x);
  double const error = reference::distance(y.data(), expected.data(), expected.size());
  if (error <= attention_tolerance) return;
  CAPTURE(seed, examples, count, offset, static_cast<int>(which), threads, packing);
  CHECK(error <= attention_tolerance);
}

template <class... Layers> void check_many(unsigned first, unsigned calls) {
  std::size_t made = 0;
  for (unsigned seed = first; made < calls; ++seed) (..., (check_once<Layers>(seed), ++made));
  CHECK(made == calls);
}

}  // namespace

TEST_CASE("random layers: within the bound for all sizes", "[layers]") {
  check_many<multi_head_attention<d_in<23>, d_out<60>, context_length<128>, heads<4>, qkv_bias::yes>,
             multi_head_attention<d_in<64>, d_out<63>, context_length<128>, heads<7>>,
             multi_head_attention<d_in<5>, d_out<138>, context_length<128>, heads<2>, qkv_bias::yes>,
             causal_attention<d_in<17>, d_out<37>, context_length<128>, qkv_bias::yes>,
             self_attention_v2<d_in<90>, d_out<19>>>(1000, 300);
}

TEST_CASE("packed layers: axes in any order", "[layers]") {
  multi_head_attention<d_in<23>, d_out<60>, context_length<40>, heads<4>> const layer{torch_generator{1}};
  auto const packs = pack(layer);
  auto const x = randn<batch<2>, tokens<40>, d_in<23>>(torch_generator{2});
  auto const expected = packs(x);
  CHECK(packs(transpose<tokens, d_in>(x)) == expected);
  CHECK(packs(transpose<batch, d_in>(x)) == expected);
  CHECK(packs(transpose<batch, tokens>(x)) == expected);

  linear<d_in<23>, d_out<60>> const map{torch_generator{3}};
  auto const packed_map = pack(map);
  auto const mapped = packed_map(x);
  CHECK(packed_map(transpose<tokens, d_in>(x)) == mapped);
  tensor<float, batch<2>, tokens<40>, d_out<60>> out;
  packed_map.into(out, transpose<tokens, d_in>(x));
  CHECK(out == mapped);
}
