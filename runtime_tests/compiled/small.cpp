// Prints the bits of attention, norms and functions that are too small for the kernels, or have parts that are not, and
// of packed attention, which the kernels take of any size. Compiled with the library and without it, it prints the same.
#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include <bit>
#include <cstdint>
#include <cstdio>
#include <limits>

using namespace headsup;

namespace {

template <class X> void show(char const* what, X const& x) {
  std::uint64_t all = 0xcbf29ce484222325u;
  for (float number : x) {
    // The sign of a NaN depends on the compiler.
    std::uint32_t const bits = number != number ? 0x7fc00000u : std::bit_cast<std::uint32_t>(number);
    all = (all ^ bits) * 0x100000001b3u;
  }
  std::printf("%s %016llx\n", what, static_cast<unsigned long long>(all));
}

template <std::size_t N, std::size_t In> auto inputs(bool special) {
  auto x = randn<batch<2>, tokens<N>, d_in<In>>(torch_generator{N});
  if (special) x(0, 1, 0) = std::numeric_limits<float>::infinity();
  if (special) x(1, N / 2, In - 1) = std::numeric_limits<float>::quiet_NaN();
  return x;
}

template <class Layer> struct features_of {
  using type = typename Layer::features;
};
template <class Layer, class... Kept> struct features_of<packed<Layer, Kept...>> : features_of<Layer> {};

template <std::size_t N, class Layer> void whole(char const* what, Layer const& layer) {
  using in = typename features_of<Layer>::type;
  show(what, layer(inputs<N, in::size>(false)));
  show(what, layer(inputs<N, in::size>(true)));
}

template <std::size_t N, class Layer> void steps(char const* what, Layer const& layer) {
  using in = typename features_of<Layer>::type;
  tensor<float, batch<2>, tokens<dynamic>, in> const x(inputs<N, in::size>(false));
  typename Layer::template cache<batch<2>> cache;
  show(what, layer.step(x, cache));
  show(what, layer.step(slice<tokens<1>>(x, N - 2), cache));
  show(what, layer.step(x, cache));
  show(what, cache.keys());
  show(what, cache.values());

  typename Layer::template cache<> apart[2];
  show(what, layer.step(take<batch>(x, 1), apart[1]));
  show(what, layer.step(slice<tokens<1>>(x, N - 2), apart));
  show(what, layer.step(x, apart));
  cache.clear();
  for (bool special : {false, true}) {
    auto const newest = slice<tokens<2>>(inputs<N, in::size>(special), N / 2);
    show(what, layer.step(newest, apart));
    show(what, layer.step(newest, cache));
    std::printf("%s finite: %d %d %d\n", what, cache.finite(), apart[0].finite(), apart[1].finite());
  }
  for (auto const& each : apart) show(what, each.keys()), show(what, each.values());
}

void norms() {
  layer_normalization<d_in<7>> norm;
  for (std::size_t i = 0; i < 7; ++i) norm.weight(i) += 0.1f * static_cast<float>(i), norm.bias(i) = norm.weight(i) / 3;
  whole<5>("norm", norm);
  for (bool special : {false, true}) {
    show("without weights", layer_norm<d_in>(inputs<3, 257>(special)));
    show("root mean square", rms_norm<d_in>(inputs<5, 7>(special)));
    show("gelu", gelu_tanh(inputs<5, 7>(special)));
  }
}

void layers() {
  torch_generator generator{123};
  auto const grouped = multi_head_attention<d_in<7>, d_out<12>, context_length<15>, heads<6>, kv_heads<2>,
                                            sliding_window<3>, qkv_bias::yes>(generator);
  whole<5>("grouped", grouped);
  steps<5>("grouped", grouped);
  steps<5>("causal", causal_attention<d_in<7>, d_out<3>, context_length<15>>(generator));
  whole<7>("window on both sides",
           multi_head_attention<d_in<3>, d_out<10>, context_length<9>, heads<2>, bidirectional, sliding_window<3>>(
               generator));
  whole<5>("self-attention", self_attention_v2<d_in<7>, d_out<3>>(generator));
  // The output projection alone is large; then scores and softmax alone.
  whole<5>("wide", multi_head_attention<d_in<5>, d_out<300>, context_length<15>, heads<3>>(generator));
  whole<5>("packed as bfloat16", pack<bfloat16>(grouped));
  steps<5>("packed as bfloat16", pack<bfloat16>(grouped));
  steps<5>("packed, cached as bfloat16", pack<float, bfloat16>(grouped));
  steps<5>("packed and cached as bfloat16", pack<bfloat16, bfloat16>(grouped));
  steps<500>("long", multi_head_attention<d_in<3>, d_out<8>, context_length<1300>, heads<2>>(generator));
  steps<500>(
      "long, packed and cached as bfloat16",
      pack<bfloat16, bfloat16>(multi_head_attention<d_in<3>, d_out<8>, context_length<1300>, heads<2>>(generator)));
}

}  // namespace

int main() {
  for (instruction_set which : {instruction_set::baseline, instruction_set::avx2, instruction_set::avx512}) {
    if (!has_instruction_set(which)) continue;
    use_instruction_set(which);
    std::printf("instruction set %d\n", static_cast<int>(which));
    norms();
    layers();
  }
}
