#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>
#include <headsup/serving.hpp>

#include "catch.hpp"
#include "machine.hpp"

#include <string>

using namespace headsup;

namespace {

// GPT-2's attention, and what it was given up for: every law that applies, by the kernels.
using gpt2_inputs = axes<batch<2>, tokens<16>, d_in<768>>;
template <class... Options>
using gpt2_attention = multi_head_attention<d_in<768>, d_out<768>, context_length<32>, heads<12>, Options...>;

auto const& two_lengths() {
  static auto const there = [] {
    tensor<bool, batch<2>, tokens<16>> result;
    for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = i % 16 < 9 + 4 * (i / 16);
    return result;
  }();
  return there;
}

}  // namespace

TEST_CASE("laws: GPT-2's attention holds them", "[laws]") {
  if (!fast) return;
  auto const x = laws::numbers<gpt2_inputs>(1);
  gpt2_attention<> const layer{torch_generator{1}};
  CHECK(laws::causal(layer, x));
  CHECK(laws::window<16>(layer, x));
  CHECK(laws::apart<batch>(layer, x));
  CHECK(laws::causal(layer, x, two_lengths()));
  CHECK(laws::padding_unseen(layer, x, two_lengths()));
  CHECK(laws::each_counts(layer, x, two_lengths()));
  CHECK(laws::cache_is_pass<5>(layer, x, gpt2_attention<>::cache<batch<2>>{}));
}

TEST_CASE("laws: packed layers hold them", "[laws]") {
  if (!fast) return;
  auto const x = laws::numbers<gpt2_inputs>(1);
  auto const one = take<batch>(x, 0);
  gpt2_attention<kv_heads<4>, qkv_bias::yes> const layer{torch_generator{1}};
  auto const packed_layer = pack(layer);
  CHECK(laws::causal(packed_layer, x));
  CHECK(laws::apart<batch>(packed_layer, x));
  CHECK(laws::alike(layer, packed_layer, x));
  CHECK(laws::cache_is_pass<5>(packed_layer, one, decltype(layer)::cache<>{}));
  auto const halved = pack<bfloat16>(layer);
  CHECK(laws::causal(halved, one));
  CHECK(laws::cache_is_pass<1>(halved, one, decltype(layer)::cache<>{}));
}

TEST_CASE("laws: windows, encoders and other texts hold them", "[laws]") {
  if (!fast) return;
  auto const x = laws::numbers<gpt2_inputs>(1);
  gpt2_attention<sliding_window<4>> const local{torch_generator{1}};
  CHECK(laws::window<4>(local, x));
  CHECK(laws::cache_is_pass<3>(local, x, decltype(local)::cache<batch<2>>{}));
  gpt2_attention<bidirectional> const encoder{torch_generator{1}};
  CHECK(laws::order_is_free<tokens>(encoder, x));
  CHECK(laws::padding_unseen(encoder, x, two_lengths()));
  gpt2_attention<bidirectional, sliding_window<4>> const near{torch_generator{1}};
  CHECK(laws::sees_only<tokens>(near, [](std::size_t i, std::size_t p) { return i < p + 4 && p < i + 4; }, x));
  cross_attention<d_in<768>, d_in<64>, d_out<768>, heads<12>> const crossed{torch_generator{1}};
  auto const source = laws::numbers<batch<2>, keys<24>, d_in<64>>(2);
  CHECK(laws::apart<tokens>(crossed, x, source));
  CHECK(laws::apart<batch>(crossed, x, source));
  CHECK(laws::order_is_free<keys>(crossed, x, source));
  causal_attention<d_in<768>, d_out<768>, context_length<32>> const listing{torch_generator{1}};
  CHECK(laws::causal(listing, x));
  CHECK(laws::cache_is_pass<5>(listing, x, decltype(listing)::cache<batch<2>>{}));
  self_attention_v2<d_in<768>, d_out<768>> const all{torch_generator{1}};
  CHECK(laws::order_is_free<tokens>(all, x));
}

TEST_CASE("laws: what breaks them at that size is named", "[laws]") {
  if (!fast) return;
  auto const x = laws::numbers<gpt2_inputs>(1);
  auto const starts = [](laws::finding const& found, char const* with) {
    INFO(found.c_str());
    CHECK(std::string(found.c_str()).rfind(with, 0) == 0);
  };
  gpt2_attention<bidirectional> const encoder{torch_generator{1}};
  starts(laws::causal(encoder, x), "HU072 causal: tokens ");
  CHECK(std::string(laws::causal(encoder, x).c_str()).find(" of the result sees tokens 0 to 15; with tokens ") !=
        std::string::npos);
  starts(laws::padding_unseen([&](auto const& y, auto const&) { return encoder(y); }, x, two_lengths()),
         "HU072 padding_unseen: (batch ");
  gpt2_attention<> const layer{torch_generator{1}}, other{torch_generator{2}};
  starts(laws::window<4>(layer, x), "HU072 window: tokens ");
  starts(laws::alike(layer, other, x), "HU072 alike: (batch ");
  starts(laws::cache_is_pass<5>(layer, [&](auto const& y, auto& cache) { return other.step(y, cache); }, x,
                                gpt2_attention<>::cache<batch<2>>{}),
         "HU072 cache_is_pass: (batch ");
}

TEST_CASE("laws: any number of tokens", "[laws]") {
  if (!fast) return;
  gpt2_attention<> const layer{torch_generator{1}};
  auto const x = forget_size<tokens>(take<batch>(laws::numbers<gpt2_inputs>(1), 0));
  CHECK(laws::causal(layer, x));
  CHECK(laws::cache_is_pass<3>(layer, x, gpt2_attention<>::cache<>{}));
  CHECK(extent<laws::seen>(laws::who_sees_whom<tokens>(layer, x)) == 16);
}
