#include "check_attention.hpp"

using namespace headsup;

namespace {

// Each sequence with its own source, some of whose keys are padding, against loops in double: plain and packed.
template <class Layer> void check(Layer const& layer, std::size_t examples, std::size_t count, std::size_t key_count) {
  using in = typename Layer::features;
  using source_in = typename Layer::source_features;
  auto const numbers = reference::normal_numbers(examples * count * in::size, 1);
  auto const source_numbers = reference::normal_numbers(examples * key_count * source_in::size, 2);
  auto const x = sequences_of<in>(numbers.data(), examples, count);
  tensor_view<float const, batch<dynamic>, keys<dynamic>, source_in> const source(
      source_numbers.data(), sized<batch>(examples), sized<keys>(key_count));
  tensor<bool, batch<dynamic>, keys<dynamic>> present(sized<batch>(examples), sized<keys>(key_count));
  for (std::size_t i = 0; i < present.size(); ++i) present.data()[i] = i % 3 != 1;

  auto exact = reference::describe(layer);
  std::vector<std::size_t> places(count);
  for (std::size_t i = 0; i < count; ++i) places[i] = i;
  std::vector<double> all, of_present;
  for (std::size_t e = 0; e < examples; ++e) {
    exact.source = source_numbers.data() + e * key_count * source_in::size;
    exact.source_tokens = key_count;
    for (bool padded : {false, true}) {
      exact.present = padded ? present.data() + e * key_count : nullptr;
      auto const one = reference::attend<double>(exact, numbers.data() + e * count * in::size, count, places,
                                                 [](std::size_t, std::size_t, std::size_t) { return 1.0f; });
      auto& to = padded ? of_present : all;
      to.insert(to.end(), one.begin(), one.end());
    }
  }
  for (instruction_set which : instruction_sets()) {
    using_instruction_set const now(which);
    auto const packs = pack(layer, which);
    for (std::size_t threads : {1u, 2u}) {
      worker_threads const team(threads, oversubscribe::yes);
      CAPTURE(static_cast<int>(which), examples, count, key_count, threads);
      auto const near = [](auto const& y, std::vector<double> const& expected) {
        return y.size() == expected.size() &&
               reference::distance(y.data(), expected.data(), expected.size()) <= attention_tolerance;
      };
      CHECK(near(layer(x, source), all));
      CHECK(near(layer(x, source, present), of_present));
      CHECK(near(packs(x, source), all));
      CHECK(near(packs(x, transpose<batch, keys>(source), present), of_present));
    }
  }
}

}  // namespace

TEST_CASE("cross-attention: within the bound for all sizes", "[layers]") {
  cross_attention<d_in<35>, d_in<29>, d_out<66>, heads<6>, kv_heads<2>, qkv_bias::yes> const layer{torch_generator{1}};
  for (std::size_t examples : {1u, 3u})
    for (std::size_t count : {1u, 3u, 17u, 65u})
      for (std::size_t key_count : {2u, 16u, 131u})
        if (fast || examples * count * key_count < 1000) check(layer, examples, count, key_count);
}

TEST_CASE("cross-attention: at the size of a transformer", "[layers]") {
  if (!fast) return;  // minutes without optimisation, and nothing that smaller tests do not execute
  cross_attention<d_in<768>, d_in<512>, d_out<768>, heads<12>> const layer{torch_generator{2}};
  check(layer, 1, 64, 600);
}
