#include <headsup/files.hpp>
#include <headsup/gpt2.hpp>
#include <headsup/gpt2/load_packed.hpp>
#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include "../files/written.hpp"
#include "catch.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

using namespace headsup;

namespace {

using tiny = gpt2::size<3, 2, 10, vocab<13>, context_length<7>>;
constexpr std::size_t length = 6, width = 10, of_head = 5, hidden = 40, known = 13;
tensor<int, ids_of<vocab<13>, tokens<length>>> const ids{{3, 1, 4, 12, 5, 9}};
using exact_gelu = activated_by<activation::gelu>;
using model = gpt2::model<tiny, exact_gelu, without_bias>;

// As nanoGPT with bias=False names the weights of one block, and of all.
struct their_block {
  tensor<float, d_in<10>> ln_1, ln_2;
  tensor<float, d_out<30>, d_in<10>> c_attn;
  tensor<float, d_out<10>, d_in<10>> c_proj;
  tensor<float, d_ff<40>, d_in<10>> c_fc;
  tensor<float, d_out<10>, d_ff<40>> down;
  static constexpr parameter_members<&their_block::ln_1, &their_block::c_attn, &their_block::c_proj, &their_block::ln_2,
                                     &their_block::c_fc, &their_block::down>
      parameters{"ln_1.weight", "attn.c_attn.weight", "attn.c_proj.weight",
                 "ln_2.weight", "mlp.c_fc.weight",    "mlp.c_proj.weight"};

  explicit their_block(model::block const& ours) {
    auto const copy = [](auto const& from, auto& to, std::size_t at) {
      for (std::size_t i = 0; i < from.size(); ++i) to.data()[at + i] = from.data()[i];
    };
    copy(ours.norm1.weight, ln_1, 0);
    copy(ours.norm2.weight, ln_2, 0);
    copy(ours.att.W_query.weight, c_attn, 0);
    copy(ours.att.W_key.weight, c_attn, 100);
    copy(ours.att.W_value.weight, c_attn, 200);
    copy(ours.att.out_proj.weight, c_proj, 0);
    copy(ours.ff.up.weight, c_fc, 0);
    copy(ours.ff.down.weight, down, 0);
  }
};
struct their_model {
  tensor<float, vocab<13>, d_in<10>> wte, lm_head;
  tensor<float, context_length<7>, d_in<10>> wpe;
  std::array<their_block, 3> h;
  tensor<float, d_in<10>> ln_f;
  static constexpr parameter_members<&their_model::wte, &their_model::wpe, &their_model::h, &their_model::ln_f,
                                     &their_model::lm_head>
      parameters{"transformer.wte.weight", "transformer.wpe.weight", "transformer.h", "transformer.ln_f.weight",
                 "lm_head.weight"};

  explicit their_model(model const& ours)
      : wte(ours.tok_emb.weight),
        lm_head(wte),
        wpe(ours.pos_emb.weight),
        h{their_block(ours.trf_blocks[0]), their_block(ours.trf_blocks[1]), their_block(ours.trf_blocks[2])},
        ln_f(ours.final_norm.weight) {}
};

// The whole model, written out in double.
using row = std::vector<double>;
using rows = std::vector<row>;

template <class Layer> double bias_of([[maybe_unused]] Layer const& layer, [[maybe_unused]] std::size_t at) {
  if constexpr (requires { layer.bias; }) return static_cast<double>(layer.bias.data()[at]);
  else return 0;
}
template <class Linear> rows mapped(Linear const& layer, rows const& x, std::size_t in, std::size_t out) {
  rows y(x.size(), row(out));
  for (std::size_t t = 0; t < x.size(); ++t)
    for (std::size_t o = 0; o < out; ++o) {
      y[t][o] = bias_of(layer, o);
      for (std::size_t i = 0; i < in; ++i) y[t][o] += x[t][i] * static_cast<double>(layer.weight.data()[o * in + i]);
    }
  return y;
}
template <class Norm> rows normalized(Norm const& norm, rows const& x) {
  rows y = x;
  for (row& each : y) {
    double mean = 0, variance = 0;
    for (double const v : each) mean += v / width;
    for (double const v : each) variance += (v - mean) * (v - mean) / width;
    for (std::size_t i = 0; i < width; ++i)
      each[i] =
          (each[i] - mean) / std::sqrt(variance + 1e-5) * static_cast<double>(norm.weight.data()[i]) + bias_of(norm, i);
  }
  return y;
}
template <class Attention> rows attended(Attention const& att, rows const& x) {
  rows const q = mapped(att.W_query, x, width, width), k = mapped(att.W_key, x, width, width),
             v = mapped(att.W_value, x, width, width);
  rows mixed(x.size(), row(width));
  for (std::size_t head = 0; head < width; head += of_head)
    for (std::size_t t = 0; t < x.size(); ++t) {
      row weight(t + 1);
      double sum = 0;
      for (std::size_t s = 0; s <= t; ++s) {
        for (std::size_t i = head; i < head + of_head; ++i) weight[s] += q[t][i] * k[s][i] / std::sqrt(double{of_head});
        sum += weight[s] = std::exp(weight[s]);
      }
      for (std::size_t s = 0; s <= t; ++s)
        for (std::size_t i = head; i < head + of_head; ++i) mixed[t][i] += weight[s] / sum * v[s][i];
    }
  return mapped(att.out_proj, mixed, width, width);
}
template <class Model, class Activation> rows in_double(Model const& gpt, Activation activated) {
  rows x(length, row(width));
  auto const add = [&x](rows const& y) {
    for (std::size_t t = 0; t < length; ++t)
      for (std::size_t i = 0; i < width; ++i) x[t][i] += y[t][i];
  };
  for (std::size_t t = 0; t < length; ++t)
    for (std::size_t i = 0; i < width; ++i)
      x[t][i] = static_cast<double>(gpt.tok_emb.weight.data()[static_cast<std::size_t>(ids.data()[t]) * width + i]) +
                static_cast<double>(gpt.pos_emb.weight.data()[t * width + i]);
  for (auto const& block : gpt.trf_blocks) {
    add(attended(block.att, normalized(block.norm1, x)));
    rows between = mapped(block.ff.up, normalized(block.norm2, x), width, hidden);
    for (row& each : between)
      for (double& v : each) v = activated(v);
    add(mapped(block.ff.down, between, hidden, width));
  }
  return mapped(gpt.tok_emb, normalized(gpt.final_norm, x), width, known);
}

double exact(double v) { return v / 2 * (1 + std::erf(v / std::sqrt(2.0))); }
double by_tanh(double v) {
  return v / 2 * (1 + std::tanh(std::sqrt(2 / std::acos(-1.0)) * (v + 0.044715 * v * v * v)));
}
double silu_of(double v) { return v / (1 + std::exp(-v)); }
double relu_of(double v) { return v > 0 ? v : 0; }

template <class Logits> double far(Logits const& got, rows const& expected) {
  double largest = 0;
  for (std::size_t t = 0; t < length; ++t)
    for (std::size_t i = 0; i < known; ++i)
      largest = std::fmax(largest, std::fabs(static_cast<double>(got.data()[t * known + i]) - expected[t][i]));
  return largest;
}

// Weights that are large enough to tell one activation from another, and no bias or weight of a norm that is 0 or 1.
template <class Model> Model trained() {
  torch_generator generator{123};
  Model made(generator);
  for_each_parameter(made, [&](parameter_name const&, auto& x) {
    for (float& each : x) each += 0.2f * generator.unit24();
  });
  return made;
}

template <class Model> void check(double (*activated)(double), double (*other)(double)) {
  Model const gpt = trained<Model>();
  rows const expected = in_double(gpt, activated);
  CHECK(far(gpt(ids), expected) < 2e-5);
  CHECK(far(gpt(ids), in_double(gpt, other)) > 1e-4);
  CHECK(far(pack(gpt)(ids), expected) < 2e-5);
  CHECK(far(pack<bfloat16, bfloat16>(gpt)(ids), expected) < 0.3);

  typename Model::template caches<> past{};
  auto const first = gpt.step(slice<tokens<4>, 0>(ids), past);
  CHECK(far(concat<tokens>(first, gpt.step(slice<tokens<2>, 4>(ids), past)), expected) < 2e-5);
  auto const ready = pack(gpt);
  gpt2::text text(ready);
  text.append(slice<tokens<4>, 0>(ids));
  text.append(slice<tokens<2>, 4>(ids));
  for (std::size_t i = 0; i < known; ++i)
    CHECK(std::fabs(static_cast<double>(text.logits().data()[i]) - expected[length - 1][i]) < 2e-5);
}

}  // namespace

TEST_CASE("gpt2::model: the activation of its options, as in double", "[gpt2]") {
  check<gpt2::model<tiny>>(by_tanh, exact);
  check<gpt2::model<tiny, exact_gelu>>(exact, by_tanh);
  check<gpt2::model<tiny, qkv_bias::no, activated_by<activation::silu>>>(silu_of, exact);
  check<gpt2::model<tiny, activated_by<activation::relu>>>(relu_of, silu_of);
}

TEST_CASE("gpt2::model: without biases, as in double", "[gpt2]") {
  check<model>(exact, by_tanh);
  check<gpt2::model<tiny, without_bias>>(by_tanh, exact);
  check<gpt2::model<tiny, without_bias, qkv_bias::yes>>(by_tanh, exact);
}

TEST_CASE("gpt2::model: a file of nanoGPT's names without biases", "[gpt2]") {
  model const ours = trained<model>();
  written_file const there("without_bias.safetensors");
  save_parameters(their_model(ours), there.path);
  model loaded;
  load_parameters(loaded, safetensors(there.path), gpt2::nano_gpt);
  CHECK(loaded(ids) == ours(ids));
  CHECK(gpt2::load_packed<model>(safetensors(there.path), gpt2::nano_gpt)(ids) == pack(ours)(ids));
  CHECK(gpt2::load_packed<model, bfloat16, bfloat16>(safetensors(there.path), gpt2::nano_gpt)(ids) ==
        pack<bfloat16, bfloat16>(ours)(ids));
  // A model with biases does not take it, nor the other way.
  gpt2::model<tiny> biased;
  CHECK_THAT(error_of([&] { load_parameters(biased, safetensors(there.path), gpt2::nano_gpt); }),
             Catch::Contains(" missing"));
  written_file const with("with_bias.safetensors");
  save_parameters(trained<gpt2::model<tiny, exact_gelu>>(), with.path);
  CHECK_THAT(error_of([&] { load_parameters(loaded, safetensors(with.path), weight_order::linear); }),
             Catch::Contains(" unexpected"));
  CHECK(loaded(ids) == ours(ids));
}
