#include "layers/check_attention.hpp"
#include "serving/product_of_pairs.hpp"

#include <headsup/math/computed_in.hpp>

#include <cmath>
#include <cstdint>
#include <vector>

using namespace headsup;

// Products of bfloat16: to the bit what headsup_math::add_pair gives, with every instruction set, and attention as exact
// as its roundings allow.

namespace {

using in_pairs = computed_in<bfloat16>;

bool same(float a, float b) { return a == b || (a != a && b != b); }

template <std::size_t In, std::size_t Out>
void check_linear(std::vector<float> const& numbers, unsigned seed, bool without_fma = true) {
  linear<d_in<In>, d_out<Out>> layer{torch_generator{In}};
  std::mt19937 random(seed);
  auto const any = [&] { return numbers.empty() ? 0.0f : numbers[random() % numbers.size()]; };
  for (std::size_t i = 0; i < layer.weight.size() && !numbers.empty(); ++i) layer.weight.data()[i] = any();
  for (std::size_t rows : {1u, 2u, 3u, 4u, 13u, 70u}) {
    auto x = reference::normal_numbers(rows * In, static_cast<unsigned>(rows));
    for (std::size_t i = 0; i < x.size() && !numbers.empty(); ++i) x[i] = any();
    std::vector<float> in_pairs_alone, in_tiles;
    for (std::size_t r = 0; r < rows; ++r)
      for (std::size_t c = 0; c < Out; ++c) {
        float const *const row = x.data() + r * In, *const column = layer.weight.data() + c * In;
        in_pairs_alone.push_back(product_of_pairs(row, column, In, layer.bias.data() + c));
        in_tiles.push_back(product_in_tiles(row, column, In, layer.bias.data() + c));
      }
    for (instruction_set which : all_instruction_sets()) {
      if (which == instruction_set::baseline && !without_fma) continue;
      auto const packs = pack<in_pairs>(layer, which);
      auto const& expected = which == instruction_set::amx_bf16 && rows > 3 ? in_tiles : in_pairs_alone;
      for (std::size_t threads : {1u, 3u}) {
        worker_threads const team(threads, oversubscribe::yes);
        CAPTURE(In, Out, rows, static_cast<int>(which), threads);
        auto const y = packs(sequences_of<d_in<In>>(x.data(), 1, rows));
        std::size_t others = 0;
        for (std::size_t i = 0; i < expected.size(); ++i) others += !same(y.data()[i], expected[i]);
        CHECK(others == 0);
      }
    }
  }
}

// How far the outputs of a layer may be from those in double of the same layer: each of the numbers that are multiplied,
// three on the way from x to an output, is rounded by at most 2^-9 of itself, and the roundings of a sum have both signs.
constexpr double computed_tolerance = 0x1p-7;

template <class Layer> void check_layer(std::uint64_t seed) {
  Layer const layer{torch_generator{seed}};
  using in = typename Layer::features;
  constexpr std::size_t texts = 2;
  std::size_t const all = Layer::template cache<>::capacity();
  auto const exact = reference::describe(layer);
  auto const x = reference::normal_numbers(texts * all * in::size, 1);
  auto const expected = reference::attend(exact, x.data(), texts, all);
  std::vector<float> without;
  for (instruction_set which : all_instruction_sets()) {
    auto const packs = pack<bfloat16, in_pairs>(layer, which);
    std::vector<float> alone;
    for (std::size_t threads : {1u, 2u, 3u}) {
      worker_threads const team(threads, oversubscribe::yes);
      CAPTURE(static_cast<int>(which), threads);
      auto const whole = packs(sequences_of<in>(x.data(), texts, all));
      if (threads == 1) alone.assign(whole.data(), whole.data() + whole.size());
      CHECK(same_bits(whole.data(), alone));
      CHECK(reference::distance(whole.data(), expected.data(), expected.size()) <= computed_tolerance);

      // In chunks, with a cache: what a chunk sees is rounded alike, and added up in another order.
      typename decltype(packs)::template cache<batch<texts>> cache;
      for (std::size_t first = 0, count = 0; first < all; first += count) {
        count = first % 3 == 0 && first + 9 < all ? 9 : 1;
        std::vector<float> chunk;
        for (std::size_t e = 0; e < texts; ++e) {
          auto const begin = x.begin() + static_cast<std::ptrdiff_t>((e * all + first) * in::size);
          chunk.insert(chunk.end(), begin, begin + static_cast<std::ptrdiff_t>(count * in::size));
        }
        auto const y = packs.step(sequences_of<in>(chunk.data(), texts, count), cache);
        std::size_t const width = y.size() / (texts * count);
        for (std::size_t e = 0; e < texts; ++e)
          CHECK(reference::distance(y.data() + e * count * width, expected.data() + (e * all + first) * width,
                                    count * width) <= computed_tolerance);
      }
    }
    if (which == instruction_set::avx512) without = alone;
    if (which == instruction_set::avx512_bf16) CHECK(same_bits(without.data(), alone));
  }
}

}  // namespace

TEST_CASE("computed in bfloat16: every product is that of pairs, to the bit", "[layers]") {
  check_linear<3, 5>({}, 1);
  check_linear<17, 100>({}, 2);
  check_linear<129, 131>({}, 3);
  check_linear<700, 259>({}, 4);
  check_linear<1101, 70>({}, 5);
}

TEST_CASE("computed in bfloat16: what is infinite or no number spreads as in pairs", "[layers]") {
  check_linear<23, 37>({1, -2, infinite, 0, 3}, 6);
  check_linear<24, 37>({1, -2, not_a_number, 0, 3, 0x1.8p127f, -0x1.8p127f}, 7);
}

// A product that is too large for a float is not too large for a fused multiply-add, also where nothing is optimised.
TEST_CASE("computed in bfloat16: products beyond the largest float", "[layers]") {
  check_linear<23, 37>({0x1p70f, -0x1p70f, 0x1.8p57f, -0x1.02p57f, 1}, 9, false);
}

#if defined(__x86_64__) || defined(__aarch64__)
// Numbers whose products are not below 2^-126: without fused multiply-add, such a product would count as 0 before it is
// added.
TEST_CASE("computed in bfloat16: subnormal numbers count as 0", "[layers]") {
  check_linear<21, 40>({0x1p-127f, -0x1p-130f, 0x1p-60f, -0x1.02p-63f, 1, 0x1.fffffep-127f, 0}, 8);
}
#endif

TEST_CASE("computed in bfloat16: attention with heads of 3 features", "[layers]") {
  check_layer<multi_head_attention<d_in<37>, d_out<6>, context_length<47>, heads<2>, qkv_bias::yes>>(1);
}

TEST_CASE("computed in bfloat16: attention with heads of 17 features that share keys and values", "[layers]") {
  check_layer<multi_head_attention<d_in<40>, d_out<102>, context_length<53>, heads<6>, kv_heads<2>>>(2);
}

TEST_CASE("computed in bfloat16: attention with heads of 100 features and a window", "[layers]") {
  check_layer<multi_head_attention<d_in<31>, d_out<200>, context_length<139>, heads<2>, sliding_window<19>>>(3);
}

TEST_CASE("computed in bfloat16: attention of more keys than a block has", "[layers]") {
  check_layer<multi_head_attention<d_in<24>, d_out<64>, context_length<263>, heads<2>>>(4);
  check_layer<causal_attention<d_in<29>, d_out<5>, context_length<43>, qkv_bias::yes>>(5);
  check_layer<multi_head_attention_wrapper<d_in<36>, d_out<11>, context_length<41>, heads<3>>>(6);
}

// Errors of 0.0041 at most and 0.0002 in the mean of squares, where outputs reach 1.2 and are 0.054 in that mean. Rounded
// weights alone make 0.0025 and 0.00013.
TEST_CASE("computed in bfloat16: GPT-2's layer", "[layers]") {
  using mha = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>;
  mha const layer{torch_generator{7}};
  std::size_t const count = fast ? 301 : 20;
  auto const x = reference::normal_numbers(count * 768, 8);
  auto const expected = reference::attend(reference::describe(layer), x.data(), 1, count);
  std::vector<float> before;
  for (instruction_set which : all_instruction_sets()) {
    auto const y = pack<in_pairs>(layer, which)(sequences_of<d_in<768>>(x.data(), 1, count));
    double squares = 0;
    for (std::size_t i = 0; i < expected.size(); ++i)
      squares += std::pow(static_cast<double>(y.data()[i]) - expected[i], 2);
    CAPTURE(static_cast<int>(which));
    CHECK(reference::distance(y.data(), expected.data(), expected.size()) <= computed_tolerance);
    CHECK(std::sqrt(squares / static_cast<double>(expected.size())) <= 0x1p-10);
    if (which == instruction_set::avx512_bf16) CHECK(same_bits(y.data(), before));
    before.assign(y.data(), y.data() + y.size());
  }
}

TEST_CASE("computed in bfloat16: the type of a cache says so", "[layers]") {
  using mha = multi_head_attention<d_in<16>, d_out<16>, context_length<8>, heads<2>>;
  mha const layer{torch_generator{1}};
  auto const packs = pack<in_pairs>(layer);
  static_assert(std::is_same_v<decltype(packs), packed<mha, in_pairs, in_pairs> const>);
  static_assert(std::is_same_v<decltype(pack<bfloat16, in_pairs>(layer)), packed<mha, in_pairs, in_pairs>>);
  static_assert(std::is_same_v<decltype(packs)::cache<>::number, in_pairs>);
  static_assert(sizeof(*decltype(packs)::cache<>{}.keys_data()) == 2);
  CHECK(packs.bytes() == pack<bfloat16>(layer).bytes());
  using map = linear<d_in<3>, d_out<5>>;
  static_assert(std::is_same_v<decltype(pack<bfloat16, in_pairs>(map{})), packed<map, in_pairs>>);
  static_assert(std::is_same_v<decltype(pack<in_pairs>(map{})), packed<map, in_pairs>>);
}

TEST_CASE("computed in bfloat16: rows that padding hides are not seen", "[layers]") {
  using mha = multi_head_attention<d_in<16>, d_out<24>, context_length<150>, heads<2>>;
  mha const layer{torch_generator{2}};
  auto x = reference::normal_numbers(150 * 16, 3);
  tensor<bool, batch<1>, tokens<150>> present;
  for (std::size_t i = 0; i < 150; ++i) present.data()[i] = i > 6 && i != 20 && i != 139;
  for (instruction_set which : all_instruction_sets()) {
    auto const packs = pack<in_pairs>(layer, which);
    auto const view = tensor_view<float const, batch<1>, tokens<150>, d_in<16>>(x.data());
    auto const before = packs(view, present);
    auto changed = x;
    for (std::size_t d = 0; d < 16; ++d) changed[20 * 16 + d] += 3, changed[2 * 16 + d] -= 1;
    auto const after = packs(tensor_view<float const, batch<1>, tokens<150>, d_in<16>>(changed.data()), present);
    std::size_t others = 0;
    for (std::size_t t = 7; t < 150; ++t)
      for (std::size_t d = 0; d < 24; ++d) others += t != 20 && before.data()[t * 24 + d] != after.data()[t * 24 + d];
    CAPTURE(static_cast<int>(which));
    CHECK(others == 0);
  }
}
