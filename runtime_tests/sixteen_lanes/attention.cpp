// Attention of every kind by the kernels of 16 lanes, compiled for every x86-64 processor: see CMakeLists.txt.

#include "layers/check_attention.hpp"

using namespace headsup;

namespace {

// Heads of 20 features: a register and a part of one. A panel of 64 columns and a part of one.
using layer_type = multi_head_attention<d_in<35>, d_out<120>, context_length<127>, heads<6>, kv_heads<2>, qkv_bias::yes,
                                        sliding_window<70>>;

}  // namespace

TEST_CASE("sixteen lanes: whole texts, with and without padding", "[kernels]") {
  layer_type const layer{torch_generator{1}};
  check_attention(layer);
  check_padded_attention(layer);
}

TEST_CASE("sixteen lanes: steps give the same as one pass", "[kernels]") {
  constexpr std::size_t count = 90;
  layer_type const layer{torch_generator{2}};
  auto const numbers = reference::normal_numbers(count * 35, 3);
  tensor_view<float const, tokens<dynamic>, d_in<35>> const x(numbers.data(), sized<tokens>(count));
  auto const expected = reference::attend(reference::describe(layer), numbers.data(), 1, count);
  using_instruction_set const now(instruction_set::avx512);
  auto const packs = pack(layer);
  layer_type::cache<> cache;
  std::size_t done = 0;
  for (std::size_t part : {40u, 1u, 2u, 1u, 3u, 30u, 1u, 12u}) {
    tensor_view<float const, tokens<dynamic>, d_in<35>> const next(numbers.data() + done * 35, sized<tokens>(part));
    auto const y = packs.step(next, cache);
    CAPTURE(done, part);
    CHECK(reference::distance(y.data(), expected.data() + done * 120, part * 120) <= attention_tolerance);
    done += part;
  }
  REQUIRE(done == count);
}

TEST_CASE("sixteen lanes: dropout drops the same weights as the baseline", "[kernels]") {
  layer_type const layer{torch_generator{4}, 0.3};
  auto const x = randn<tokens<90>, d_in<35>>(torch_generator{5});
  auto const trained = [&](instruction_set which) {
    using_instruction_set const now(which);
    torch_generator generator{6};
    return layer(x, generator);
  };
  auto const y = trained(instruction_set::avx512), expected = trained(instruction_set::baseline);
  CHECK(reference::distance(y.data(), expected.data(), y.size()) <= attention_tolerance);
}
