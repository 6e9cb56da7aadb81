#include "layers/check_attention.hpp"

#include <algorithm>
#include <random>
#include <string>

using namespace headsup;

namespace {

constexpr std::size_t batch_size = 2;

// The tokens from `first` on of sequences of `all`, one sequence after the other.
std::vector<float> some_tokens(std::vector<float> const& x, std::size_t all, std::size_t first, std::size_t count,
                               std::size_t features) {
  std::vector<float> result;
  for (std::size_t e = 0; e < batch_size; ++e) {
    auto const begin = x.begin() + static_cast<std::ptrdiff_t>((e * all + first) * features);
    result.insert(result.end(), begin, begin + static_cast<std::ptrdiff_t>(count * features));
  }
  return result;
}

// Decodes in chunks of these sizes, and returns the outputs in the order of the whole sequences.
template <class In, class Layer, class Cache>
std::vector<float> decode(Layer const& layer, Cache& cache, std::vector<float> const& x, std::size_t all,
                          std::vector<std::size_t> const& chunks, std::size_t out) {
  std::vector<float> result(batch_size * all * out);
  std::size_t first = 0;
  for (std::size_t count : chunks) {
    auto const chunk = some_tokens(x, all, first, count, In::size);
    auto const y = layer.step(sequences_of<In>(chunk.data(), batch_size, count), cache);
    for (std::size_t e = 0; e < batch_size; ++e)
      std::copy_n(y.data() + e * count * out, count * out, result.data() + (e * all + first) * out);
    first += count;
    CHECK(cache.size() == first);
  }
  return result;
}

template <class Cache> std::vector<float> memory_of(Cache const& cache, std::size_t numbers) {
  std::vector<float> all(cache.keys_data(), cache.keys_data() + numbers);
  all.insert(all.end(), cache.values_data(), cache.values_data() + numbers);
  return all;
}

template <class Step, class Cache> void refuses(Step step, Cache& cache, std::size_t numbers) {
  std::size_t const before = cache.size();
  auto const memory = memory_of(cache, numbers);
  CHECK_THROWS_AS(step(), size_error);
  CHECK(cache.size() == before);
  auto const after = memory_of(cache, numbers);
  CHECK(std::memcmp(after.data(), memory.data(), memory.size() * sizeof(float)) == 0);
}

template <class Layer> void check_decoding(Layer const& layer, std::size_t heads) {
  using in = typename Layer::features;
  using cache = typename Layer::template cache<batch<batch_size>>;
  std::size_t const all = cache::capacity();
  auto const exact = reference::describe(layer);
  std::size_t const out = exact.out();
  std::size_t const numbers = batch_size * heads * all * (out / heads);
  auto const x = reference::normal_numbers(batch_size * all * in::size, 1);
  auto const expected = reference::attend(exact, x.data(), batch_size, all);

  std::mt19937 random(2);
  std::vector<std::vector<std::size_t>> ways{std::vector<std::size_t>(all, 1), {all}, {1, all - 1}, {all - 1, 1}};
  for (int i = 0; i < (fast ? 6 : 1); ++i) {
    std::vector<std::size_t> chunks;
    for (std::size_t left = all; left != 0; left -= chunks.back())
      chunks.push_back(std::min<std::size_t>(left, 1 + random() % 64));
    ways.push_back(chunks);
  }

  for (instruction_set which : instruction_sets()) {
    using_instruction_set const now(which);
    auto const packs = pack(layer);
    cache of_plain, of_packed;
    for (auto const& chunks : ways)
      for (std::size_t threads : {1u, 2u}) {
        CAPTURE(static_cast<int>(which), chunks, threads);
        worker_threads const team(threads, oversubscribe::yes);
        of_plain.clear(), of_packed.clear();
        auto const plain = decode<in>(layer, of_plain, x, all, chunks, out);
        auto const packed = decode<in>(packs, of_packed, x, all, chunks, out);
        CHECK(reference::distance(plain.data(), expected.data(), expected.size()) <= attention_tolerance);
        CHECK(reference::distance(packed.data(), expected.data(), expected.size()) <= attention_tolerance);
      }
    auto const one = sequences_of<in>(x.data(), batch_size, 1), more = sequences_of<in>(x.data(), batch_size, 40);
    std::vector<float> nowhere(batch_size * 40 * out);
    refuses([&] { layer.step(one, of_plain); }, of_plain, numbers);
    refuses([&] { packs.step(one, of_packed); }, of_packed, numbers);
    of_plain.drop_newest(39), of_packed.drop_newest(39);
    refuses([&] { layer.step(more, of_plain); }, of_plain, numbers);
    refuses([&] { packs.step(more, of_packed); }, of_packed, numbers);
    auto const shape = layer.step(one, of_plain);
    refuses([&] { packs.step_into(shaped_like(shape, nowhere.data()), more, of_packed); }, of_packed, numbers);
    CHECK(std::all_of(nowhere.begin(), nowhere.end(), [](float each) { return each == 0; }));
  }
}

}  // namespace

TEST_CASE("decoding: one by one or in chunks as in one pass, heads of 5 features", "[layers]") {
  check_decoding(
      multi_head_attention<d_in<52>, d_out<15>, context_length<140>, heads<3>, qkv_bias::yes>{torch_generator{1}}, 3);
}

TEST_CASE("decoding: one by one or in chunks as in one pass, heads of 64 features", "[layers]") {
  check_decoding(multi_head_attention<d_in<40>, d_out<128>, context_length<131>, heads<2>>{torch_generator{2}}, 2);
}

TEST_CASE("decoding: one by one or in chunks as in one pass, causal attention", "[layers]") {
  check_decoding(causal_attention<d_in<33>, d_out<44>, context_length<133>, qkv_bias::yes>{torch_generator{3}}, 1);
}

TEST_CASE("decoding: one by one or in chunks as in one pass, heads with weights of their own", "[layers]") {
  check_decoding(multi_head_attention_wrapper<d_in<36>, d_out<11>, context_length<129>, heads<3>>{torch_generator{4}},
                 3);
}
