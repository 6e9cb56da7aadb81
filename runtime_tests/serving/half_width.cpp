#include "layers/check_attention.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>

using namespace headsup;

// Weights, keys and values as bfloat16: against double with the rounded numbers, as exactly as with floats, and with the
// numbers before they are rounded, within what that may add.

namespace {

constexpr std::size_t text_count = 2;

// A layer whose weights are rounded, and its biases not.
template <class Layer> Layer with_rounded_weights(std::uint64_t seed) {
  Layer layer{torch_generator{seed}};
  for_each_parameter(layer, [](auto const& name, auto& parameter) {
    if (std::string_view(name.c_str()).ends_with("bias")) return;
    for (std::size_t i = 0; i < parameter.size(); ++i)
      parameter.data()[i] = static_cast<float>(bfloat16(parameter.data()[i]));
  });
  return layer;
}

// The products that are further from `expected` than `relative` times the sums of their absolute terms.
std::size_t beyond(float const* got, reference::projection const& map, std::vector<float> const& x,
                   std::vector<double> const& expected, double relative) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    std::size_t const r = i / map.out, c = i % map.out;
    double sum = map.bias == nullptr ? 0 : std::fabs(static_cast<double>(map.bias[c]));
    for (std::size_t k = 0; k < map.in; ++k)
      sum += std::fabs(static_cast<double>(map.weight[c * map.in + k]) * static_cast<double>(x[r * map.in + k]));
    if (!(std::fabs(static_cast<double>(got[i]) - expected[i]) <= relative * sum)) ++count;
  }
  return count;
}

template <std::size_t In, std::size_t Out> void check_linear() {
  using map = linear<d_in<In>, d_out<Out>>;
  map const layer{torch_generator{In}};
  map const rounded = with_rounded_weights<map>(In);
  auto const exact = reference::describe(layer), narrow = reference::describe(rounded);
  for (std::size_t rows : {1u, 2u, 3u, 4u, 13u, 70u}) {
    auto const x = reference::normal_numbers(rows * In, static_cast<unsigned>(rows));
    auto const expected = reference::project<double>(exact, x.data(), rows);
    auto const of_rounded = reference::project<double>(narrow, x.data(), rows);
    for (instruction_set which : instruction_sets()) {
      auto const packs = pack<bfloat16>(layer, which);
      CHECK(packs.bytes() < pack(layer, which).bytes());
      std::vector<float> alone;
      for (std::size_t threads : {1u, 2u, 3u}) {
        worker_threads const team(threads, oversubscribe::yes);
        CAPTURE(In, Out, rows, static_cast<int>(which), threads);
        auto const y = packs(sequences_of<d_in<In>>(x.data(), 1, rows));
        if (threads == 1) alone.assign(y.data(), y.data() + y.size());
        CHECK(same_bits(y.data(), alone));
        CHECK(beyond(y.data(), narrow, x, of_rounded, 1e-6) == 0);
        CHECK(beyond(y.data(), exact, x, expected, 0x1p-8 + 1e-6) == 0);
      }
    }
  }
}

// Sequences one after the other, cut into chunks of these sizes: the outputs in the order of the whole sequences, and
// each chunk written to where step_into is told.
template <class Layer, class Cache>
std::vector<float> decode(Layer const& layer, Cache& cache, std::vector<float> const& x, std::size_t in,
                          std::vector<std::size_t> const& chunks, std::size_t out) {
  std::size_t const all = Cache::capacity();
  std::vector<float> result(text_count * all * out), chunk;
  std::size_t first = 0;
  for (std::size_t count : chunks) {
    chunk.clear();
    for (std::size_t e = 0; e < text_count; ++e) {
      auto const begin = x.begin() + static_cast<std::ptrdiff_t>((e * all + first) * in);
      chunk.insert(chunk.end(), begin, begin + static_cast<std::ptrdiff_t>(count * in));
    }
    layer(chunk.data(), count, cache, [&](float const* y) {
      for (std::size_t e = 0; e < text_count; ++e)
        std::copy_n(y + e * count * out, count * out, result.data() + (e * all + first) * out);
    });
    first += count;
    REQUIRE(cache.size() == first);
  }
  return result;
}
template <class In, class Packed> auto steps_of(Packed const& packs) {
  return [&packs](float const* x, std::size_t count, auto& cache, auto put) {
    auto const y = packs.step(sequences_of<In>(x, text_count, count), cache);
    cache.drop_newest(count);
    std::vector<float> again(y.size());
    packs.step_into(shaped_like(y, again.data()), sequences_of<In>(x, text_count, count), cache);
    CHECK(same_bits(y.data(), again));
    put(y.data());
  };
}

// What a layer makes of the keys and values that a cache holds for all tokens of these sequences.
template <class Cache>
std::vector<double> attend_to_cache(reference::attention const& layer, Cache const& cache,
                                    std::vector<float> const& x) {
  constexpr std::size_t sequences = Cache::batch_axes::size;
  std::size_t const all = cache.size(), heads = layer.parts[0].heads * layer.parts.size();
  std::size_t const width = layer.out(), size = width / heads;
  std::size_t const shared = Cache::layout::size / (sequences * Cache::capacity() * size);
  std::vector<double> mixed(sequences * all * width), weights(all);
  std::size_t column = 0;
  for (reference::part const& each : layer.parts) {
    auto const queries = reference::project<double>(each.query, x.data(), sequences * all);
    for (std::size_t h = 0; h < each.heads; ++h, column += size)
      for (std::size_t row = 0; row < sequences * all; ++row) {
        std::size_t const head = row / all * shared + column / size / (heads / shared);
        auto const* const keys = cache.keys_data() + head * Cache::capacity() * size;
        auto const* const values = cache.values_data() + head * Cache::capacity() * size;
        double total = 0;
        for (std::size_t k = 0; k < all; ++k) {
          double score = 0;
          for (std::size_t d = 0; d < size; ++d)
            score += queries[row * each.query.out + h * size + d] *
                     static_cast<double>(static_cast<float>(keys[k * size + d]));
          weights[k] = layer.hides(row % all, k) ? 0 : std::exp(score / std::sqrt(static_cast<double>(size)));
          total += weights[k];
        }
        for (std::size_t k = 0; k < all; ++k)
          for (std::size_t d = 0; d < size; ++d)
            mixed[row * width + column + d] +=
                weights[k] / total * static_cast<double>(static_cast<float>(values[k * size + d]));
      }
  }
  return layer.output.out == 0 ? mixed : reference::project<double>(layer.output, mixed.data(), sequences * all);
}

// The cached numbers further from those of a cache of floats than rounding moves them.
template <class Narrow, class Cache> std::size_t beyond(Narrow const& narrow, Cache const& wide) {
  std::size_t count = 0;
  auto const compare = [&](auto const& got, auto const& expected) {
    for (std::size_t i = 0; i < expected.size(); ++i) {
      double const whole = static_cast<double>(expected.data()[i]);
      if (!(std::fabs(static_cast<double>(got.data()[i]) - whole) <= 0x1p-8 * std::fabs(whole) + 1e-6)) ++count;
    }
  };
  compare(narrow.keys(), wide.keys());
  compare(narrow.values(), wide.values());
  return count;
}

template <class Layer> void check_layer(std::uint64_t seed) {
  Layer const layer{torch_generator{seed}};
  using in = typename Layer::features;
  std::size_t const all = Layer::template cache<>::capacity();
  Layer const rounded = with_rounded_weights<Layer>(seed);
  auto const exact = reference::describe(rounded);
  std::size_t const out = exact.out();
  auto const x = reference::normal_numbers(text_count * all * in::size, 1);
  auto const expected = reference::attend(exact, x.data(), text_count, all);
  std::vector<std::vector<std::size_t>> const ways{
      std::vector<std::size_t>(all, 1), {all}, {1, all - 1}, {all - 4, 1, 3}, {2, 5, 1, all - 21, 13}};

  for (instruction_set which : instruction_sets()) {
    auto const packs = pack<bfloat16>(layer, which);
    auto const narrow = pack<bfloat16, bfloat16>(layer, which);
    typename decltype(packs)::template cache<batch<text_count>> wide_cache;
    typename decltype(narrow)::template cache<batch<text_count>> narrow_cache;
    std::vector<float> whole_alone;
    for (std::size_t w = 0; w < ways.size(); ++w) {
      std::vector<float> alone, narrow_alone;
      for (std::size_t threads : {1u, 2u, 3u}) {
        if (!fast && threads == 3) continue;
        worker_threads const team(threads, oversubscribe::yes);
        CAPTURE(static_cast<int>(which), w, threads);
        auto const whole = packs(sequences_of<in>(x.data(), text_count, all));
        auto const narrow_whole = narrow(sequences_of<in>(x.data(), text_count, all));
        if (whole_alone.empty()) whole_alone.assign(whole.data(), whole.data() + whole.size());
        CHECK((same_bits(whole.data(), whole_alone) && same_bits(narrow_whole.data(), whole_alone)));
        CHECK(reference::distance(whole.data(), expected.data(), expected.size()) <= attention_tolerance);

        wide_cache.clear(), narrow_cache.clear();
        auto const y = decode(steps_of<in>(packs), wide_cache, x, in::size, ways[w], out);
        auto const z = decode(steps_of<in>(narrow), narrow_cache, x, in::size, ways[w], out);
        if (threads == 1) alone = y, narrow_alone = z;
        CHECK((same_bits(y.data(), alone) && same_bits(z.data(), narrow_alone)));
        CHECK(reference::distance(y.data(), expected.data(), expected.size()) <= attention_tolerance);
        CHECK(beyond(narrow_cache, wide_cache) == 0);
        auto const of_cached = attend_to_cache(exact, narrow_cache, x);
        CHECK(reference::distance(z.data(), of_cached.data(), of_cached.size()) <= attention_tolerance);
      }
    }
  }
}

}  // namespace

TEST_CASE("half width: products are as exact as with the rounded weights", "[layers]") {
  check_linear<3, 5>();
  check_linear<17, 100>();
  check_linear<129, 131>();
  check_linear<700, 259>();
}

TEST_CASE("half width: attention with heads of 3 features", "[layers]") {
  check_layer<multi_head_attention<d_in<37>, d_out<6>, context_length<47>, heads<2>, qkv_bias::yes>>(1);
}

TEST_CASE("half width: attention with heads of 5 features", "[layers]") {
  check_layer<causal_attention<d_in<29>, d_out<5>, context_length<43>, qkv_bias::yes>>(2);
}

TEST_CASE("half width: attention with heads of 17 features that share keys and values", "[layers]") {
  check_layer<multi_head_attention<d_in<40>, d_out<102>, context_length<53>, heads<6>, kv_heads<2>>>(3);
}

TEST_CASE("half width: attention with heads of 100 features and a window", "[layers]") {
  check_layer<multi_head_attention<d_in<31>, d_out<200>, context_length<139>, heads<2>, sliding_window<19>>>(4);
}

TEST_CASE("half width: attention with heads that have weights of their own", "[layers]") {
  check_layer<multi_head_attention_wrapper<d_in<36>, d_out<11>, context_length<41>, heads<3>>>(5);
}

TEST_CASE("half width: sequences of different lengths, each with a cache of its own", "[layers]") {
  using mha = multi_head_attention<d_in<22>, d_out<60>, context_length<103>, heads<4>, kv_heads<2>>;
  mha const layer{torch_generator{9}};
  mha const rounded = with_rounded_weights<mha>(9);
  auto const exact = reference::describe(rounded);
  std::size_t const lengths[]{11, 0, 5}, steps[]{1, 60, 3, 7, 1}, in = 22, out = 60;
  for (instruction_set which : instruction_sets())
    for (std::size_t threads : {1u, 3u}) {
      worker_threads const team(threads, oversubscribe::yes);
      auto const narrow = pack<bfloat16, bfloat16>(layer, which);
      decltype(narrow)::cache<> caches[3];
      std::vector<float> x[3], y[3];
      for (std::size_t e = 0; e < 3; ++e) {
        if (lengths[e] == 0) continue;
        x[e] = reference::normal_numbers(lengths[e] * in, static_cast<unsigned>(e));
        auto const prompt = narrow.step(
            tensor_view<float const, tokens<dynamic>, d_in<22>>(x[e].data(), sized<tokens>(lengths[e])), caches[e]);
        y[e].assign(prompt.data(), prompt.data() + prompt.size());
      }
      for (std::size_t count : steps) {
        std::vector<float> rows;
        for (std::size_t e = 0; e < 3; ++e) {
          auto const more = reference::normal_numbers(count * in, static_cast<unsigned>(x[e].size() + e));
          x[e].insert(x[e].end(), more.begin(), more.end());
          rows.insert(rows.end(), more.begin(), more.end());
        }
        auto const of_all = narrow.step(sequences_of<d_in<22>>(rows.data(), 3, count), caches);
        for (std::size_t e = 0; e < 3; ++e)
          y[e].insert(y[e].end(), of_all.data() + e * count * out, of_all.data() + (e + 1) * count * out);
      }
      for (std::size_t e = 0; e < 3; ++e) {
        CAPTURE(static_cast<int>(which), threads, e);
        REQUIRE(caches[e].size() == lengths[e] + 72);
        auto const expected = attend_to_cache(exact, caches[e], x[e]);
        CHECK(reference::distance(y[e].data(), expected.data(), expected.size()) <= attention_tolerance);
      }
    }
}

TEST_CASE("half width: weights take half the memory, and so does a cache", "[layers]") {
  using mha = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>;
  mha const layer{torch_generator{6}};
  std::size_t const weights = 4 * 768 * 768, biases = 768 * sizeof(float);
  for (instruction_set which : instruction_sets()) {
    CHECK(pack(layer, which).bytes() == weights * sizeof(float) + biases);
    CHECK(pack<bfloat16>(layer, which).bytes() == weights * sizeof(bfloat16) + biases);
    CHECK(pack<bfloat16, bfloat16>(layer, which).bytes() == weights * sizeof(bfloat16) + biases);
  }
  packed<mha, bfloat16, bfloat16>::cache<> cache;
  static_assert(sizeof(*cache.keys_data()) == 2 && sizeof(*cache.values_data()) == 2);
}

TEST_CASE("half width: values beyond the range of bfloat16 are infinite, and spread as such do", "[layers]") {
  using layer_type = multi_head_attention<d_in<5>, d_out<7>, context_length<64>, heads<1>, sliding_window<2>>;
  layer_type const layer{torch_generator{7}};
  for (instruction_set which : instruction_sets())
    for (std::size_t count : {1u, 3u, 40u}) {
      CAPTURE(static_cast<int>(which), count);
      auto x = reference::normal_numbers(count * 5, 8);
      x[0] = not_a_number;
      auto const narrow = pack<bfloat16, bfloat16>(layer, which);
      auto const wide = pack(layer, which);
      decltype(narrow)::cache<batch<1>> narrow_cache;
      decltype(wide)::cache<batch<1>> wide_cache;
      auto const y = narrow.step(sequences_of<d_in<5>>(x.data(), 1, count), narrow_cache);
      auto const z = wide.step(sequences_of<d_in<5>>(x.data(), 1, count), wide_cache);
      for (std::size_t i = 0; i < y.size(); ++i) CHECK(std::isnan(y.data()[i]) == std::isnan(z.data()[i]));
    }
  linear<d_in<3>, d_out<2>> huge;
  huge.weight.data()[0] = 0x1.fffffep127f;
  float const one[]{1, 0, 0};
  CHECK(pack<bfloat16>(huge)(tensor_view<float const, d_in<3>>(one)).data()[0] == infinite);
}
