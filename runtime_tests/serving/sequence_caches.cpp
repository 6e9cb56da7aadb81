#include "layers/check_attention.hpp"
#include "words_of.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

using namespace headsup;

namespace {

/// Texts that get as many new tokens in each step, after prompts of different lengths.
template <class Layer> struct talks {
  using in = typename Layer::features;
  using cache = typename Layer::template cache<>;

  talks(Layer const& layer, std::vector<std::size_t> const& prompts, std::vector<std::size_t> const& steps)
      : lengths(prompts), counts(steps), exact(reference::describe(layer)) {
    for (std::size_t count : counts) taken += count;
    all = *std::max_element(lengths.begin(), lengths.end()) + taken;
    x = reference::normal_numbers(lengths.size() * all * in::size, 1);
    expected = reference::attend(exact, x.data(), lengths.size(), all);
  }

  float const* token(std::size_t e, std::size_t i) const { return x.data() + (e * all + i) * in::size; }

  /// The prompts, each on its own, and then the steps, whose outputs follow each other.
  template <class Any> std::vector<float> outputs(Any const& layer, std::vector<cache>& caches) const {
    std::vector<float> result;
    for (std::size_t e = 0; e < lengths.size(); ++e) {
      caches[e].clear();
      if (lengths[e] != 0)
        (void)layer.step(tensor_view<float const, tokens<dynamic>, in>(token(e, 0), sized<tokens>(lengths[e])),
                         caches[e]);
    }
    std::size_t before = 0;
    for (std::size_t count : counts) {
      std::vector<float> rows;
      for (std::size_t e = 0; e < lengths.size(); ++e) {
        float const* const first = token(e, lengths[e] + before);
        rows.insert(rows.end(), first, first + count * in::size);
      }
      auto const y = layer.step(sequences_of<in>(rows.data(), lengths.size(), count), caches);
      result.insert(result.end(), y.data(), y.data() + y.size());
      before += count;
      for (std::size_t e = 0; e < lengths.size(); ++e) CHECK(caches[e].size() == lengths[e] + before);
    }
    return result;
  }

  void check(std::vector<float> const& found) const {
    std::size_t const out = exact.out();
    double worst = 0;
    std::size_t at = 0, before = 0;
    for (std::size_t count : counts) {
      for (std::size_t e = 0; e < lengths.size(); ++e, at += count * out)
        worst = std::max(worst, reference::distance(found.data() + at,
                                                    expected.data() + (e * all + lengths[e] + before) * out, count * out));
      before += count;
    }
    REQUIRE(at == found.size());
    CHECK(worst <= attention_tolerance);
  }

  std::vector<std::size_t> lengths, counts;
  reference::attention exact;
  std::size_t taken = 0, all = 0;
  std::vector<float> x;
  decltype(reference::attend(exact, x.data(), 1, 1)) expected;
};

template <class Layer>
void check_talks(Layer const& layer, std::vector<std::size_t> const& prompts, std::vector<std::size_t> const& steps) {
  talks<Layer> const given(layer, prompts, steps);
  for (instruction_set which : instruction_sets()) {
    using_instruction_set const now(which);
    auto const packs = pack(layer);
    std::vector<typename Layer::template cache<>> caches(prompts.size());
    std::vector<float> plain_alone, packed_alone;
    for (std::size_t threads : {1u, 2u, 3u}) {
      worker_threads const team(threads, oversubscribe::yes);
      CAPTURE(static_cast<int>(which), threads);
      auto const plain = given.outputs(layer, caches), packed = given.outputs(packs, caches);
      if (threads == 1) {
        given.check(plain), given.check(packed);
        plain_alone = plain, packed_alone = packed;
      } else {
        CHECK(same_bits(plain.data(), plain_alone));
        CHECK(same_bits(packed.data(), packed_alone));
      }
    }
  }
}

}  // namespace

TEST_CASE("sequences of different lengths in one step: heads of 7 features", "[layers]") {
  using layer = multi_head_attention<d_in<52>, d_out<35>, context_length<140>, heads<5>, qkv_bias::yes>;
  check_talks(layer{torch_generator{1}}, {3, 101, 0, 64, 17}, {1, 1, 2, 1, 9, 1, 3, 17, 1});
}

TEST_CASE("sequences of different lengths in one step: heads that share keys, in a window", "[layers]") {
  using layer = multi_head_attention<d_in<40>, d_out<96>, context_length<131>, heads<6>, kv_heads<2>, sliding_window<13>>;
  check_talks(layer{torch_generator{2}}, {90, 1, 12}, {1, 5, 1, 1, 30, 2, 1});
}

TEST_CASE("sequences of different lengths in one step: causal attention", "[layers]") {
  check_talks(causal_attention<d_in<33>, d_out<44>, context_length<133>, qkv_bias::yes>{torch_generator{3}},
              {0, 50, 5, 111}, {1, 4, 1, 7, 1});
}

TEST_CASE("sequences of different lengths in one step: heads with weights of their own", "[layers]") {
  check_talks(multi_head_attention_wrapper<d_in<36>, d_out<11>, context_length<129>, heads<3>>{torch_generator{4}},
              {100, 2, 31}, {1, 1, 20, 3});
}

// A few sequences, or a few heads of one, at a time.
TEST_CASE("sequences of different lengths in one step: more than fit at once", "[layers]") {
  using layer = multi_head_attention<d_in<24>, d_out<800>, context_length<450>, heads<10>>;
  layer const mha{torch_generator{5}};
  std::vector<std::size_t> prompts;
  for (std::size_t e = 0; e < 33; ++e) prompts.push_back(e % 5);
  check_talks(mha, prompts, {20});
  if (fast) check_talks(mha, {3, 40}, {400});
}

TEST_CASE("a prompt of 1000 tokens in chunks is one pass", "[layers]") {
  using layer = multi_head_attention<d_in<30>, d_out<50>, context_length<1000>, heads<2>>;
  layer const mha{torch_generator{6}};
  auto const x = randn<tokens<1000>, d_in<30>>(torch_generator{7});
  for (instruction_set which : instruction_sets()) {
    using_instruction_set const now(which);
    auto const packs = pack(mha);
    auto const whole = packs(x);
    for (std::size_t chunk : {1u, 7u, 64u, 333u}) {
      if (!fast && chunk == 1) continue;
      layer::cache<> plain, packed;
      double worst = 0;
      for (std::size_t first = 0; first < 1000; first += chunk) {
        auto const part = slice<tokens>(x, first, std::min<std::size_t>(chunk, 1000 - first));
        auto const of_plain = mha.step(part, plain), of_packed = packs.step(part, packed);
        for (auto const* y : {&of_plain, &of_packed})
          for (std::size_t i = 0; i < y->size(); ++i)
            worst = std::max(worst, std::fabs(static_cast<double>(y->data()[i]) -
                                              static_cast<double>(whole.data()[first * 50 + i])));
      }
      CAPTURE(static_cast<int>(which), chunk);
      CHECK(worst <= 2 * attention_tolerance);
      CHECK(packed.size() == 1000);
    }
  }
}

// A value that is not finite reaches later tokens of its own sequence, also those that do not see it, and no other.
TEST_CASE("not finite values stay in their sequence", "[layers]") {
  using layer = multi_head_attention<d_in<40>, d_out<36>, context_length<60>, heads<3>, sliding_window<4>>;
  layer const mha{torch_generator{8}};
  auto x = randn<batch<3>, tokens<1>, d_in<40>>(torch_generator{9});
  for (instruction_set which : instruction_sets()) {
    using_instruction_set const now(which);
    auto const packs = pack(mha);
    for (bool one_cache : {false, true}) {
      layer::cache<> plain[3], packed[3];
      layer::cache<batch<3>> together;
      for (std::size_t step = 0; step < 12; ++step) {
        x(1, 0, 5) = step == 2 ? std::numeric_limits<float>::quiet_NaN() : 1.0f;
        auto const check = [&](auto const& y) {
          for (std::size_t e = 0; e < 3; ++e)
            for (std::size_t i = 0; i < 36; ++i) CHECK(std::isnan(y(e, 0, i)) == (e == 1 && step >= 2));
        };
        if (one_cache) check(packs.step(x, together));
        else check(mha.step(x, plain)), check(packs.step(x, packed));
      }
      if (one_cache) continue;
      for (auto* caches : {plain, packed}) {
        CHECK((caches[0].finite() && !caches[1].finite() && caches[2].finite()));
        CHECK(!caches[1].clone().finite());
        caches[1].clear();
        CHECK(caches[1].finite());
      }
    }
  }
}

#if defined(__cpp_exceptions)
TEST_CASE("steps of several sequences are refused before anything is written", "[layers]") {
  using layer = multi_head_attention<d_in<24>, d_out<36>, context_length<50>, heads<3>>;
  layer const mha{torch_generator{10}};
  auto const packs = pack(mha);
  std::array<layer::cache<>, 3> caches;
  std::size_t const lengths[] = {2, 47, 46};
  for (std::size_t e = 0; e < 3; ++e)
    packs.step(randn<tokens<dynamic>, d_in<24>>(torch_generator{1}, sized<tokens>(lengths[e])), caches[e]);
  auto const x = randn<batch<3>, tokens<5>, d_in<24>>(torch_generator{2});
  std::vector<float> before;
  auto const memory = [&] {
    std::vector<float> all;
    for (auto const& each : caches) {
      all.insert(all.end(), each.keys_data(), each.keys_data() + 50 * 36);
      all.insert(all.end(), each.values_data(), each.values_data() + 50 * 36);
    }
    return all;
  };
  before = memory();
  auto out = zeros<float, batch<3>, tokens<5>, d_out<36>>();
  auto const refused = [&](auto const& given, auto& all) {
    std::string const words = words_of([&] { mha.step(given, all); });
    CHECK(words_of([&] { packs.step(given, all); }) == words);
    CHECK(same_bits(memory().data(), before));
    for (std::size_t e = 0; e < 3; ++e) CHECK(caches[e].size() == lengths[e]);
    return words;
  };

  // The fullest is named: what fits there fits everywhere.
  CHECK(refused(x, caches) ==
        "HU021 multi_head_attention: caches[1] holds 47 tokens, the input has tokens<5>, the layer supports "
        "context_length<50>; fix: slice<tokens<3>>(x, 0), or caches[1].clear()");
  CHECK_THROWS_AS(packs.step_into(out, x, caches), size_error);
  CHECK(out == zeros<float, batch<3>, tokens<5>, d_out<36>>());

  std::vector<layer::cache<>*> pointers{&caches[0], &caches[1], &caches[2]};
  CHECK(refused(x, pointers).find("(*caches[1]) holds 47 tokens") != std::string::npos);
  pointers[2] = &caches[0];
  CHECK(refused(x, pointers) ==
        "argument: multi_head_attention: caches[0] and caches[2] are the same cache; fix: one for each sequence");
  pointers[1] = nullptr;
  CHECK(refused(x, pointers) == "argument: multi_head_attention: caches[1] is null; fix: a cache for each sequence");
  pointers.pop_back();
  CHECK(refused(x, pointers) ==
        "HU046 multi_head_attention: x has batch<3>, got 2 caches; fix: decltype(layer)::cache<> caches[3]");
  auto const four = randn<batch<dynamic>, tokens<1>, d_in<24>>(torch_generator{2}, sized<batch>(4));
  CHECK(refused(four, caches) ==
        "HU046 multi_head_attention: x has batch<4>, got 3 caches; fix: decltype(layer)::cache<> caches[4]");

  auto const fits = slice<tokens<3>>(x, 0);
  tensor_view<float, batch<3>, tokens<3>, d_out<36>> const inside(caches[2].values_data());
  CHECK(words_of([&] { packs.step_into(inside, fits, caches); }).find("out and the cache share memory") !=
        std::string::npos);
  CHECK(same_bits(memory().data(), before));

  auto y = packs.step(fits, std::span(caches));
  CHECK(caches[1].size() == 50);
  for (auto& each : caches) each.drop_newest(3);
  auto again = zeros<float, batch<3>, tokens<3>, d_out<36>>();
  packs.step_into(again, fits, std::array{&caches[0], &caches[1], &caches[2]});
  CHECK(again == y);
  for (auto& each : caches) each.drop_newest(3);
  auto moved = std::move(caches[2]);
  CHECK(words_of([&] { packs.step(fits, caches); }) ==
        "argument: multi_head_attention: caches[2] was moved from; fix: the cache that it was moved to");
}
#endif
