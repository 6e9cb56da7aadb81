// main: prints the bits of what depends on the order of operations, on infinities or on NaN, by every kernel that the
// machine has. Compiled with flags that permit other arithmetic, it must print the same.
#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include <bit>
#include <cstdint>
#include <cstdio>
#include <limits>

using namespace headsup;

namespace {

// FNV-1a of all bits, so that no arithmetic here depends on the flags; zeros of either sign count as one.
template <class X> std::uint64_t bits_of(X const& x) {
  std::uint64_t all = 0xcbf29ce484222325u;
  for (std::size_t i = 0; i < x.size(); ++i) {
    std::uint64_t bits = 0;
    if constexpr (sizeof(x.data()[0]) == 8) bits = std::bit_cast<std::uint64_t>(x.data()[i]);
    else bits = std::bit_cast<std::uint32_t>(x.data()[i]);
    if (bits == 0x80000000u || bits == std::uint64_t{1} << 63) bits = 0;
    if (sizeof(x.data()[0]) == 4 && (bits & 0x7fffffffu) > 0x7f800000u) bits = 0x7fc00000u;
    all = (all ^ bits) * 0x100000001b3u;
  }
  return all;
}
template <class X> void show(char const* what, X const& x) {
  std::printf("%s %016llx\n", what, static_cast<unsigned long long>(bits_of(x)));
}

template <std::size_t N> auto with_specials() {
  auto x = randn<tokens<N>, keys<N>>(torch_generator{N});
  x(1, 0) = std::numeric_limits<float>::infinity();
  x(2, 1) = -std::numeric_limits<float>::infinity();
  x(3, 2) = std::numeric_limits<float>::quiet_NaN();
  return x;
}

void functions() {
  tensor<double, tokens<400>> exps, logs, log1ps, sines, cosines, tanhs;
  tensor<float, tokens<400>> short_exps, roots, fused;
  for (std::size_t i = 0; i < 400; ++i) {
    double const x = static_cast<double>(i) / 16 - 12;
    exps(i) = headsup_math::exp(x), logs(i) = headsup_math::log(x + 13), log1ps(i) = headsup_math::log1p(x * 0.0625);
    sines(i) = headsup_math::sin(x), cosines(i) = headsup_math::cos(x), tanhs(i) = headsup_math::tanh(x / 4);
    short_exps(i) = headsup_math::exp(static_cast<float>(x));
    roots(i) = headsup_math::sqrt(static_cast<float>(i) + 0.1f);
    fused(i) = headsup_math::fma(static_cast<float>(x) + 0.1f, 7.1f, 0.3f - static_cast<float>(x));
  }
  show("exp", exps), show("log", logs), show("log1p", log1ps), show("sin", sines), show("cos", cosines);
  show("tanh", tanhs), show("exp of floats", short_exps), show("sqrt", roots), show("fma", fused);
  float const infinity = std::numeric_limits<float>::infinity();
  float const none = std::numeric_limits<float>::quiet_NaN();
  show("exp of specials", tensor<float, tokens<3>>{headsup_math::exp(infinity), headsup_math::exp(-infinity), headsup_math::exp(none)});
}

void draws() {
  torch_generator generator{123};
  show("randn", randn<tokens<20>, d_in<30>>(generator));
  show("randn of few", randn<tokens<5>>(generator));
  show("uniform", linear<d_in<20>, d_out<30>>(generator).weight);
  show("dropout", apply_dropout(full<float, tokens<20>, d_in<30>>(1.25f), 0.3, generator));
  show("dropout of MKL", apply_dropout(full<float, tokens<20>, d_in<30>>(1.25f), 0.3, generator, dropout_stream::mkl));
}

template <std::size_t N> void operations() {
  auto const x = randn<tokens<N>, keys<N>>(torch_generator{1});
  auto const special = with_specials<N>();
  show("softmax", softmax<keys>(x));
  show("softmax of specials", softmax<keys>(special));
  show("softmax along the first axis", softmax<tokens>(special));
  show("causal softmax", softmax<keys>(mask_future<tokens, keys>(x)));
  show("layer_norm", layer_norm<keys>(x));
  show("mean", mean<keys>(x));
  show("argmax", argmax<keys>(special));
  show("topk", topk<keys, 2>(special).values);
  show("max", max<keys>(special));
  show("round", round(x, 2));
  show("gelu", x * 0.5f * (1 + tanh(0.7978845608f * (x + 0.044715f * x * x * x))));
  show("gelu of one name", gelu(x)), show("gelu_tanh", gelu_tanh(x)), show("silu", silu(x));
  show("erf", erf(x)), show("sigmoid", sigmoid(x)), show("relu", relu(x)), show("exp", exp(x)), show("log", log(x));
  show("cumsum", cumsum<keys>(x));
  show("matmul", matmul(x, transpose(rename<tokens, d_out>(x))));
}

void layers() {
  multi_head_attention<d_in<40>, d_out<48>, context_length<80>, heads<3>, qkv_bias::yes> const layer{
      torch_generator{1}};
  auto const packed = pack(layer);
  auto const x = randn<batch<2>, tokens<70>, d_in<40>>(torch_generator{2});
  show("attention", layer(x));
  show("packed attention", packed(x));
  show("attention of few", layer(randn<batch<1>, tokens<5>, d_in<40>>(torch_generator{3})));
  decltype(layer)::cache<batch<2>> cache;
  show("first step", packed.step(x, cache));
  show("next step", packed.step(randn<batch<2>, tokens<1>, d_in<40>>(torch_generator{4}), cache));
  auto present = full<bool, batch<2>, tokens<70>>(true);
  present(1, 69) = false;
  show("padded attention", layer(x, present));
}

}  // namespace

int main() {
  functions();
  draws();
  std::puts(to_text(with_specials<5>()).c_str());
  for (instruction_set which : {instruction_set::baseline, instruction_set::avx2, instruction_set::avx512}) {
    if (!has_instruction_set(which)) continue;
    use_instruction_set(which);
    std::printf("instruction set %d\n", static_cast<int>(which));
    operations<7>();
    operations<100>();
    layers();
  }
}
