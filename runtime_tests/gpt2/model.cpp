#include <headsup/files.hpp>
#include <headsup/gpt2.hpp>
#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include "../files/written.hpp"
#include "catch.hpp"

#include <cmath>
#include <string>
#include <vector>

using namespace headsup;

namespace {

using tiny = gpt2::size<2, 2, 8, vocab<11>, context_length<6>>;
using model = gpt2::model<tiny>;

// As Hugging Face names and lays out the weights of one block.
struct their_block {
  layer_normalization<d_in<8>> ln_1, ln_2;
  tensor<float, d_in<8>, d_out<24>> c_attn;
  tensor<float, d_out<24>> c_attn_bias;
  tensor<float, d_in<8>, d_out<8>> c_proj;
  tensor<float, d_out<8>> c_proj_bias;
  tensor<float, d_in<8>, d_ff<32>> c_fc;
  tensor<float, d_ff<32>> c_fc_bias;
  tensor<float, d_ff<32>, d_out<8>> down;
  tensor<float, d_out<8>> down_bias;
  static constexpr parameter_members<&their_block::ln_1, &their_block::ln_2, &their_block::c_attn,
                                     &their_block::c_attn_bias, &their_block::c_proj, &their_block::c_proj_bias,
                                     &their_block::c_fc, &their_block::c_fc_bias, &their_block::down,
                                     &their_block::down_bias>
      parameters{"ln_1",
                 "ln_2",
                 "attn.c_attn.weight",
                 "attn.c_attn.bias",
                 "attn.c_proj.weight",
                 "attn.c_proj.bias",
                 "mlp.c_fc.weight",
                 "mlp.c_fc.bias",
                 "mlp.c_proj.weight",
                 "mlp.c_proj.bias"};

  explicit their_block(model::block const& ours) {
    copy_parameters(ours.norm1, ln_1);
    copy_parameters(ours.norm2, ln_2);
    auto const cut = [](auto const& from, auto& to, auto& bias, std::size_t at) {
      auto const [outputs, inputs] = std::pair(from.bias.size(), from.weight.size() / from.bias.size());
      std::size_t const row = to.size() / inputs;
      for (std::size_t out = 0; out < outputs; ++out) {
        bias.data()[at + out] = from.bias.data()[out];
        for (std::size_t in = 0; in < inputs; ++in)
          to.data()[in * row + at + out] = from.weight.data()[out * inputs + in];
      }
    };
    cut(ours.att.W_query, c_attn, c_attn_bias, 0);
    cut(ours.att.W_key, c_attn, c_attn_bias, 8);
    cut(ours.att.W_value, c_attn, c_attn_bias, 16);
    cut(ours.att.out_proj, c_proj, c_proj_bias, 0);
    cut(ours.ff.up, c_fc, c_fc_bias, 0);
    cut(ours.ff.down, down, down_bias, 0);
  }
};
struct their_model {
  embedding<vocab<11>, d_in<8>> wte;
  embedding<context_length<6>, d_in<8>> wpe;
  std::array<their_block, 2> h;
  layer_normalization<d_in<8>> ln_f;
  static constexpr parameter_members<&their_model::wte, &their_model::wpe, &their_model::h, &their_model::ln_f>
      parameters{"wte", "wpe", "h", "ln_f"};

  explicit their_model(model const& ours)
      : wte(ours.tok_emb),
        wpe(ours.pos_emb),
        h{their_block(ours.trf_blocks[0]), their_block(ours.trf_blocks[1])},
        ln_f(ours.final_norm) {}
};

model trained() {
  torch_generator generator{123};
  model made(generator);
  for_each_parameter(made, [&](parameter_name const&, auto& x) {
    for (float& each : x) each += 0.1f * generator.unit24();
  });
  return made;
}
tensor<int, batch<2>, ids_of<vocab<11>, tokens<5>>> const ids{{{3, 1, 4, 1, 5}, {9, 2, 6, 5, 3}}};

}  // namespace

TEST_CASE("gpt2::model: Hugging Face's names and layouts give the same model", "[gpt2]") {
  model const ours = trained();
  their_model const theirs(ours);
  written_file const there("gpt2.safetensors");
  save_parameters(theirs, there.path);
  model loaded;
  load_parameters(loaded, safetensors(there.path), gpt2::hugging_face);
  CHECK(loaded(ids) == ours(ids));
  // With the rows of another library, weights that are no squares do not fit, and nothing changes.
  CHECK_THROWS_AS(load_parameters(loaded, safetensors(there.path), gpt2::nano_gpt), argument_error);
  CHECK(error_of([&] { load_parameters(loaded, safetensors(there.path), gpt2::book); }) ==
        "load_parameters: " + there.path + ": all is there under other names; fix: gpt2::hugging_face");
  CHECK(loaded(ids) == ours(ids));
}

TEST_CASE("gpt2::model: the book's names give the same model", "[gpt2]") {
  using untied = gpt2::model<tiny, gpt2::untied, qkv_bias::no>;
  untied const ours(torch_generator{7});
  written_file const there("book.safetensors");
  save_parameters(ours, there.path);
  untied loaded;
  load_parameters(loaded, safetensors(there.path), weight_order::linear);
  CHECK(loaded(ids) == ours(ids));
  CHECK_THROWS_AS(load_parameters(loaded, safetensors(there.path), gpt2::book), argument_error);  // it has scale, shift
}

TEST_CASE("gpt2::model: packed and in steps it computes the same", "[gpt2]") {
  model const ours = trained();
  auto const all = ours(ids);
  auto const ready = pack(ours);
  auto const close = [](auto const& x, auto const& y, float by) {
    float off = 0;
    for (std::size_t i = 0; i < x.size(); ++i) off = std::fmax(off, std::fabs(x.data()[i] - y.data()[i]));
    return off <= by;
  };
  CHECK(close(ready(ids), all, 1e-5f));
  CHECK(close(pack<bfloat16, bfloat16>(ours)(ids), all, 0.2f));  // of logits up to 7, half the width keeps two digits

  gpt2::text<model, batch<2>> text(ours);
  text.append(slice<tokens<3>, 0>(ids));
  CHECK(text.logits() == take<tokens>(all, 2));
  text.append(take<tokens>(ids, 3));
  CHECK(text.logits() == take<tokens>(all, 3));
  CHECK(text.size() == 4);
}

TEST_CASE("gpt2::text: what does not fit the context is refused, and nothing changes", "[gpt2]") {
  model const ours(torch_generator{123});
  gpt2::text text(ours);
  CHECK(error_of([&] { (void)text.logits(); }).find("no token was appended") != std::string::npos);
  text.append(tensor<int, ids_of<vocab<11>, tokens<5>>>{{3, 1, 4, 1, 5}});
  auto const before = text.logits();
  CHECK(error_of([&] { text.append(tensor<int, ids_of<vocab<11>, tokens<2>>>{{9, 2}}); }).find("HU021") !=
        std::string::npos);
  CHECK_THROWS_AS(text.append(11), argument_error);
  CHECK((text.size() == 5 && text.logits() == before));
  text.append(9);
  CHECK(text.size() == 6);
  CHECK(error_of([&] {
    (void)ours(tensor<int, ids_of<vocab<11>, tokens<dynamic>>>(sized<tokens>(7)));
  }).find("HU021") != std::string::npos);
}

TEST_CASE("gpt2::text: a model without weights writes nothing", "[gpt2]") {
  model const empty;
  gpt2::text text(empty);
  CHECK_THAT(error_of([&] { text.append({3, 1}); }),
             Catch::StartsWith("gpt2::model: its weights are all 0; fix: load_parameters("));
  CHECK(text.size() == 0);
  CHECK_THROWS_AS(pack(empty)(ids), argument_error);
}

TEST_CASE("gpt2::model: its caches hold the same tokens", "[gpt2]") {
  model const ours = trained();
  model::caches<batch<2>> past;
  (void)ours.step(ids, past);
  past[1].drop_newest(2);
  auto const next = slice<tokens<1>, 0>(ids);
  CHECK(error_of([&] { (void)ours.step(next, past); }) ==
        "step: the caches of a model hold the same tokens, got 5 and 3; fix: past.drop_newest(n)");
  past[0].drop_newest(2);
  past.drop_newest(1);
  auto const again = slice<tokens<3>>(ids, 2);
  CHECK(take<tokens>(ours.step(again, past), -1) == take<tokens>(ours(ids), -1));
  past.clear();
  CHECK(past[1].size() == 0);
}

TEST_CASE("gpt2::text: keeps its newest tokens, and goes on", "[gpt2]") {
  model const ours = trained();
  gpt2::text<model, batch<2>> text(ours), again(ours);
  text.append(ids);
  tensor<int, ids_of<vocab<11>, batch<2>>> const next{{7, 8}};
  text.append(next);
  CHECK((text.size() == text.capacity() && text.capacity() == 6));
  text.keep_newest(3);
  again.append(slice<tokens<2>>(ids, 3));
  again.append(next);
  CHECK((text.size() == 3 && text.logits() == again.logits()));
  text.append(next);
  again.append(next);
  CHECK(text.logits() == again.logits());
  CHECK(error_of([&] { text.keep_newest(5); }).find("text: has tokens<4>, asked to keep 5") != std::string::npos);
  CHECK_THROWS_AS(text.keep_newest(0), argument_error);
  CHECK(text.size() == 4);
}

TEST_CASE("gpt2::text: a copy goes on with the bits of the text, and each by itself", "[gpt2]") {
  model const ours = trained();
  auto const goes_on = [](auto const& by) {
    gpt2::text<std::remove_cvref_t<decltype(by)>, batch<2>> text(by);
    text.append(slice<tokens<3>, 0>(ids));
    tensor<int, ids_of<vocab<11>, batch<2>>> const next{{7, 8}}, other{{8, 7}};
    auto beam = text.clone(), third = text.clone();
    std::vector<decltype(beam)> beams;
    beams.push_back(beam.clone());
    third.append(other);
    for (auto* each : {&text, &beam, &beams[0]}) {
      each->append(next);
      each->keep_newest(2);
      each->append(other);
    }
    CHECK((text.size() == 3 && third.size() == 4));
    CHECK((beam.logits() == text.logits() && beams[0].logits() == text.logits()));
    beam = third.clone();
    CHECK((beam.size() == 4 && beam.logits() == third.logits() && text.logits() != third.logits()));
  };
  goes_on(ours);
  goes_on(pack<bfloat16, bfloat16>(ours));

  model::caches<> past;
  (void)ours.step(take<batch>(slice<tokens<3>, 0>(ids), 0), past);
  auto beam = past.clone();
  tensor<int, ids_of<vocab<11>, tokens<1>>> const next{{7}};
  CHECK(ours.step(next, past) == ours.step(next, beam));
  (void)ours.step(next, past);
  CHECK((past[0].size() == 5 && beam[1].size() == 4));
}

TEST_CASE("gpt2::model: caches of another number of blocks are refused", "[gpt2]") {
  model const gpt(torch_generator{3});
  tensor<int, ids_of<vocab<11>, tokens<2>>> const two{{3, 1}};
  for (std::size_t count : {0u, 1u, 3u}) {
    std::vector<model::cache<>> past(count);
    CHECK_THROWS_WITH(gpt.step(two, past),
                      "step: a model has a cache for each of its 2 blocks, got " + std::to_string(count));
  }
  std::vector<model::cache<>> past(2);
  CHECK(gpt.step(two, past) == gpt(two));
}

TEST_CASE("gpt2::model: a line of a table that fits no parameter is said", "[gpt2]") {
  model gpt;
  std::string const bytes = safetensors_of(R"({"g.0":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", as_bytes({1}));
  safetensors const file = safetensors::from_memory(bytes);
  CHECK_THROWS_WITH(load_parameters(gpt, file, {{"h.*", "g.*"}}),
                    Catch::Contains("the layer has no h.* of the names, where * is one part between dots"));
}
