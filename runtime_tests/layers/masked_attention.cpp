#include "check_attention.hpp"

#include <limits>

using namespace headsup;

namespace {

// The last rows of a GPT-2's output, and some before, against loops in double.
template <class... Options> void check_gpt2(std::size_t padding) {
  if (!fast) return;  // minutes without optimisation, and nothing that smaller tests do not execute
  using layer_type = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>, Options...>;
  constexpr std::size_t count = 1024;
  layer_type const layer{torch_generator{123}};
  auto const numbers = reference::normal_numbers(count * 768, 5);
  auto const x = sequences_of<d_in<768>>(numbers.data(), 1, count);
  auto present = ones<bool, batch<1>, tokens<count>>();
  for (std::size_t i = 0; i < padding; ++i) present(0, i) = false;
  std::vector<std::size_t> const rows{0, 1, 99, 100, 101, 255, 256, 257, 500, 511, 512, 767, 1000, 1022, 1023};
  auto exact = reference::describe(layer);
  exact.present = present.data();
  auto const expected = reference::attend<double>(exact, numbers.data(), count, rows,
                                                  [](std::size_t, std::size_t, std::size_t) { return 1.0f; });
  for (instruction_set which : instruction_sets()) {
    worker_threads const team(2, oversubscribe::yes);
    auto const y = pack(layer, which)(x, present);
    double error = 0;
    for (std::size_t i = 0; i < rows.size(); ++i)
      error = std::max(error, reference::distance(y.data() + rows[i] * 768, expected.data() + i * 768, 768));
    CAPTURE(static_cast<int>(which), padding);
    CHECK(error <= attention_tolerance);
  }
}

template <class... Options>
using layer_with = multi_head_attention<d_in<35>, d_out<51>, context_length<127>, heads<3>, Options...>;
// Steps, plain and packed, against one pass in double.
template <class Layer> void check_steps(Layer const& layer) {
  constexpr std::size_t count = 90;
  auto const numbers = reference::normal_numbers(count * 35, 31);
  tensor_view<float const, tokens<dynamic>, d_in<35>> const x(numbers.data(), sized<tokens>(count));
  auto const expected = reference::attend(reference::describe(layer), numbers.data(), 1, count);
  for (instruction_set which : instruction_sets()) {
    using_instruction_set const now(which);
    auto const packs = pack(layer, which);
    typename Layer::template cache<> plain_cache, packed_cache;
    std::size_t done = 0;
    for (std::size_t part : {40u, 1u, 2u, 1u, 3u, 30u, 1u, 12u}) {
      tensor_view<float const, tokens<dynamic>, d_in<35>> const next(numbers.data() + done * 35, sized<tokens>(part));
      auto const plain = layer.step(next, plain_cache);
      auto const fast_y = packs.step(next, packed_cache);
      CAPTURE(static_cast<int>(which), done, part);
      CHECK(reference::distance(plain.data(), expected.data() + done * 51, part * 51) <= attention_tolerance);
      CHECK(reference::distance(fast_y.data(), expected.data() + done * 51, part * 51) <= attention_tolerance);
      done += part;
    }
    REQUIRE(done == count);
  }
}

using sliding = layer_with<sliding_window<17>, qkv_bias::yes>;
using local = layer_with<bidirectional, sliding_window<5>>;

}  // namespace

TEST_CASE("masked attention: sliding windows", "[layers]") {
  check_attention(sliding{torch_generator{21}});
  check_attention(local{torch_generator{22}});
}

TEST_CASE("masked attention: padding", "[layers]") {
  check_padded_attention(sliding{torch_generator{23}});
  check_padded_attention(local{torch_generator{24}});
  check_padded_attention(layer_with<bidirectional>{torch_generator{25}});
}

TEST_CASE("masked attention: at GPT-2's size", "[layers]") {
  check_gpt2<sliding_window<256>>(100);
  check_gpt2<bidirectional>(100);
}

TEST_CASE("grouped-query attention: all sizes, with masks", "[layers]") {
  using grouped = multi_head_attention<d_in<35>, d_out<66>, context_length<127>, heads<6>, kv_heads<2>, qkv_bias::yes>;
  check_attention(grouped{torch_generator{26}});
  check_padded_attention(grouped{torch_generator{27}});
}

TEST_CASE("grouped-query attention: at GPT-2's size", "[layers]") { check_gpt2<kv_heads<4>>(100); }

TEST_CASE("grouped-query attention: steps give the same as one pass", "[layers]") {
  check_steps(layer_with<kv_heads<1>, sliding_window<40>>{torch_generator{28}});
}

TEST_CASE("masked attention: steps see the same window as one pass", "[layers]") {
  check_steps(sliding{torch_generator{30}});
}

TEST_CASE("masked attention: NaN propagates from hidden keys as from a matrix of weights", "[layers]") {
  sliding const layer{torch_generator{32}};
  constexpr std::size_t count = 90;
  for (std::size_t bad : {0u, 44u, 89u}) {
    auto numbers = reference::normal_numbers(count * 35, 33);
    numbers[bad * 35] = std::numeric_limits<float>::quiet_NaN();
    auto const y = layer(tensor_view<float const, tokens<dynamic>, d_in<35>>(numbers.data(), sized<tokens>(count)));
    auto const expected = reference::attend<float>(reference::describe(layer), numbers.data(), 1, count);
    CAPTURE(bad);
    for (std::size_t i = 0; i < y.size(); ++i) REQUIRE(std::isnan(y.data()[i]) == std::isnan(expected[i]));
  }
}
