#include <headsup/headsup.hpp>

#include "catch.hpp"
#include "words_of.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

using namespace headsup;

namespace {

// Sums of up to 64 products, softmax over up to 64 keys, and two projections, on numbers around 1: a kernel may add in
// another order, and no result differs by more than this.
constexpr float bound = 4e-6f;

// The step over chunks of the given sizes against one pass over the same tokens.
template <std::size_t N, class L, class X>
void check_chunks(L const& layer, X const& x, std::vector<std::size_t> const& chunks) {
  auto const whole = layer(x);
  typename L::template cache<batch<2>> cache;
  std::size_t first = 0;
  float worst = 0;
  for (std::size_t const count : chunks) {
    auto const part = layer.step(slice<tokens>(x, first, count), cache);
    auto const expected = slice<tokens>(whole, first, count);
    REQUIRE(part.size() == expected.size());
    for (std::size_t i = 0; i < part.size(); ++i)
      worst = std::max(worst, std::fabs(part.data()[i] - expected.data()[i]));
    first += count;
    REQUIRE(cache.size() == first);
  }
  REQUIRE(first == N);
  CHECK(worst <= bound);
}

template <class L> void check_partitions() {
  constexpr std::size_t n = 64;
  torch_generator generator{7};
  L const layer(generator);
  auto const x = randn<batch<2>, tokens<n>, d_in<10>>(generator);

  for (std::size_t chunk = 1; chunk <= n; ++chunk) {
    std::vector<std::size_t> chunks(n / chunk, chunk);
    if (n % chunk != 0) chunks.push_back(n % chunk);
    check_chunks<n>(layer, x, chunks);
  }

  std::mt19937 random(20240229);
  for (int partition = 0; partition < 200; ++partition) {
    std::vector<std::size_t> chunks;
    for (std::size_t left = n; left != 0; left -= chunks.back())
      chunks.push_back(
          std::uniform_int_distribution<std::size_t>(1, std::min<std::size_t>(left, 1 + random() % n))(random));
    check_chunks<n>(layer, x, chunks);
  }
}

using small_layer = multi_head_attention<d_in<5>, d_out<6>, context_length<8>, heads<2>>;

}  // namespace

// Head sizes are odd, the number of heads is too, and no two sizes are the same.
TEST_CASE("steps over any chunks give the same as one pass", "[layers][decoding]") {
  SECTION("multi-head attention") {
    check_partitions<multi_head_attention<d_in<10>, d_out<21>, context_length<67>, heads<3>>>();
  }
  SECTION("multi-head attention with bias") {
    check_partitions<multi_head_attention<d_in<10>, d_out<35>, context_length<64>, heads<5>, qkv_bias::yes>>();
  }
  SECTION("one causal head") { check_partitions<causal_attention<d_in<10>, d_out<7>, context_length<65>>>(); }
  SECTION("one causal head with bias") {
    check_partitions<causal_attention<d_in<10>, d_out<9>, context_length<66>, qkv_bias::yes>>();
  }
  SECTION("causal heads side by side") {
    check_partitions<multi_head_attention_wrapper<d_in<10>, d_out<7>, context_length<66>, heads<3>>>();
  }
  SECTION("causal heads side by side with bias") {
    check_partitions<multi_head_attention_wrapper<d_in<10>, d_out<11>, context_length<64>, heads<3>, qkv_bias::yes>>();
  }
}

TEST_CASE("fixed and dynamic numbers of tokens go into one cache", "[layers][decoding]") {
  torch_generator generator{3};
  small_layer const layer(generator);
  auto const x = randn<tokens<8>, d_in<5>>(generator);
  auto const whole = layer(x);

  small_layer::cache<> cache;
  auto const prompt = layer.step(slice<tokens>(x, 0, 5), cache);
  auto const next = layer.step(slice<tokens<1>>(x, 5), cache);
  auto const rest = layer.step(slice<tokens<2>>(x, 6), cache);
  STATIC_REQUIRE(std::is_same_v<decltype(prompt), tensor<float, tokens<dynamic>, d_out<6>> const>);
  STATIC_REQUIRE(std::is_same_v<decltype(next), tensor<float, tokens<1>, d_out<6>> const>);
  auto const all = concat<tokens>(prompt, next, rest);
  for (std::size_t i = 0; i < whole.size(); ++i) CHECK(std::fabs(all.data()[i] - whole.data()[i]) <= bound);
}

TEST_CASE("axes of x in another order", "[layers][decoding]") {
  torch_generator generator{3};
  small_layer const layer(generator);
  auto const x = randn<tokens<8>, batch<3>, d_in<5>>(generator);
  auto const whole = layer(x);
  small_layer::cache<batch<3>> cache;
  auto const first = layer.step(slice<tokens<3>>(x, 0), cache);
  auto const second = layer.step(slice<tokens<5>>(x, 3), cache);
  auto const all = concat<tokens>(first, second);
  STATIC_REQUIRE(std::is_same_v<decltype(all), decltype(whole)>);
  for (std::size_t i = 0; i < whole.size(); ++i) CHECK(std::fabs(all.data()[i] - whole.data()[i]) <= bound);
}

#if defined(__cpp_exceptions)
TEST_CASE("a full cache accepts nothing and stays unchanged", "[layers][decoding]") {
  torch_generator generator{5};
  small_layer const layer(generator);
  auto const x = randn<batch<2>, tokens<8>, d_in<5>>(generator);
  small_layer::cache<batch<2>> cache;
  layer.step(slice<tokens<6>>(x, 0), cache);
  std::vector<float> const keys_before(cache.keys_data(), cache.keys_data() + 2 * 2 * 8 * 3);
  auto const values_before = cache.values();

  CHECK(words_of([&] { layer.step(slice<tokens<3>>(x, 0), cache); }) ==
        "HU021 multi_head_attention: the cache holds 6 tokens, the input has tokens<3>, the layer supports "
        "context_length<8>; "
        "fix: slice<tokens<2>>(x, 0), or cache.clear()");
  CHECK(words_of([&] { layer.step(slice<tokens>(x, 0, 4), cache); }) ==
        "HU021 multi_head_attention: the cache holds 6 tokens, the input has tokens<4>, the layer supports "
        "context_length<8>; "
        "fix: slice<tokens<2>>(x, 0), or cache.clear()");
  CHECK(cache.size() == 6);
  // Not even the rows that are not in use yet.
  CHECK(std::equal(keys_before.begin(), keys_before.begin() + 18, cache.keys_data()));
  CHECK(cache.values() == values_before);

  auto const last = layer.step(slice<tokens<2>>(x, 6), cache);
  auto const expected = slice<tokens<2>>(layer(x), 6);
  for (std::size_t i = 0; i < last.size(); ++i) CHECK(std::fabs(last.data()[i] - expected.data()[i]) <= bound);
  CHECK(cache.size() == small_layer::cache<batch<2>>::capacity());
  CHECK(words_of([&] { layer.step(slice<tokens<1>>(x, 0), cache); }) ==
        "HU021 multi_head_attention: the cache holds 8 tokens, the input has tokens<1>, the layer supports "
        "context_length<8>; "
        "fix: cache.clear(), or a layer with context_length<9>");

  // More than the context: an empty cache would not help.
  std::string const nine =
      words_of([&] { layer.step(randn<batch<2>, tokens<dynamic>, d_in<5>>(generator, sized<tokens>(9)), cache); });
  CHECK(nine.find("fix: cache.clear() and slice<tokens<8>>(x, 0), or a layer with context_length<17>") !=
        std::string::npos);
  cache.drop_newest(2);
  CHECK(words_of([&] { cache.must_hold(9); }).find("fix: slice<tokens<2>>(x, 0), or a layer with context_length<15>") !=
        std::string::npos);
  // More than memory can hold: no layer would help either.
  for (std::size_t absurd : {static_cast<std::size_t>(-6), static_cast<std::size_t>(-1)}) {
    std::string const words = words_of([&] { cache.must_hold(absurd); });
    CHECK(words.find("fix: slice<tokens<2>>(x, 0)") == words.size() - 27);
  }
}

TEST_CASE("what only the run time can refuse, before a step", "[layers][decoding]") {
  torch_generator generator{5};
  small_layer const layer(generator);
  small_layer::cache<batch<2>> cache;
  CHECK(words_of([&] { layer.step(randn<batch<dynamic>, tokens<1>, d_in<5>>(generator, sized<batch>(3)), cache); }) ==
        "HU046 multi_head_attention: the cache is over (batch<2>, heads<2>, context_length<8>, head_dim<3>), the layer "
        "and x "
        "need (batch<3>, heads<2>, context_length<8>, head_dim<3>); fix: decltype(layer)::cache<batch<3>> cache");
  CHECK(
      words_of([&] { layer.step(randn<batch<2>, tokens<1>, d_in<dynamic>>(generator, sized<d_in>(4)), cache); }) ==
      "HU003 multi_head_attention: takes d_in<5>, x is (batch<2>, tokens<1>, d_in<4>); fix: multi_head_attention made "
      "for d_in<4>, or x with d_in<5>");
  CHECK(words_of([&] { (void)cache.keys(); }) ==
        "HU001 key_value_cache: keys<0> would have no elements, nothing is cached; fix: append keys and values, as "
        "a step does");
  CHECK(cache.size() == 0);
}
#endif

TEST_CASE("what a cache holds, clears, clones and moves", "[layers][decoding]") {
  torch_generator generator{11};
  small_layer const layer(generator);
  auto const x = randn<batch<2>, tokens<8>, d_in<5>>(generator);
  small_layer::cache<batch<2>> cache;
  CHECK(cache.size() == 0);
  CHECK(reinterpret_cast<std::uintptr_t>(cache.keys_data()) % heap_alignment == 0);
  CHECK(reinterpret_cast<std::uintptr_t>(cache.values_data()) % heap_alignment == 0);
  float const* const memory = cache.keys_data();

  auto const first = layer.step(slice<tokens<5>>(x, 0), cache);
  CHECK(cache.keys_data() == memory);
  auto const all_keys = cache.keys();
  auto const all_values = cache.values();
  CHECK(shape_text(all_keys) == "batch<2>, heads<2>, keys<5>, head_dim<3>");
  for (std::size_t b = 0; b < 2; ++b)
    for (std::size_t h = 0; h < 2; ++h) {
      CHECK(cache.keys_of(b, h).clone() == take<heads>(take<batch>(all_keys, b), h));
      CHECK(cache.values_of(b, h).clone() == take<heads>(take<batch>(all_values, b), h));
      // Row-major over (batch, heads, context_length, head_dim).
      CHECK(cache.keys_of(b, h).data() == memory + (b * 2 + h) * 8 * 3);
    }
  CHECK_THROWS_AS(cache.keys_of(0, 2), argument_error);

  small_layer::cache<batch<2>> copy = cache.clone();
  CHECK(copy.keys_data() != memory);
  auto const after = layer.step(slice<tokens<3>>(x, 5), cache);
  CHECK(cache.size() == 8);
  CHECK(copy.size() == 5);
  CHECK(layer.step(slice<tokens<3>>(x, 5), copy) == after);

  small_layer::cache<batch<2>> moved = std::move(cache);
  CHECK(moved.keys_data() == memory);
  CHECK(moved.size() == 8);
  CHECK(cache.size() == 0);  // NOLINT: moved from on purpose
  CHECK_THROWS_AS(layer.step(slice<tokens<1>>(x, 0), cache), argument_error);
  cache = std::move(moved);
  CHECK(cache.size() == 8);

  cache.clear();
  CHECK(cache.size() == 0);
  CHECK(layer.step(slice<tokens<5>>(x, 0), cache) == first);
  CHECK(cache.keys_data() == memory);

  // A wrong guess of two tokens.
  layer.step(slice<tokens<2>>(x, 0), cache);
  cache.drop_newest(2);
  CHECK(layer.step(slice<tokens<3>>(x, 5), cache) == after);
  CHECK_THROWS_AS(cache.drop_newest(9), argument_error);
}

// What an untyped kernel does: it writes rows through the pointers, then counts them.
#if defined(__cpp_exceptions)
TEST_CASE("a cache belongs to the layer whose tokens it holds", "[layers][decoding]") {
  using layer = multi_head_attention<d_in<6>, d_out<8>, context_length<6>, heads<2>>;
  layer const one(torch_generator{1}), other(torch_generator{2});
  auto const x = randn<tokens<2>, d_in<6>>(torch_generator{3});
  layer::cache<> cache;
  (void)one.step(x, cache);
  CHECK(
      words_of([&] { (void)other.step(x, cache); }) ==
      "argument: HU046 multi_head_attention: the cache holds tokens<2> of another layer; fix: a cache for each layer");
  auto const copy = cache.clone();
  auto moved = std::move(cache);
  CHECK_THROWS_AS(other.step(x, moved), argument_error);
  CHECK((moved.size() == 2 && copy.size() == 2));
  layer same(torch_generator{7});
  copy_parameters(one, same);
  CHECK(same.step(x, moved) == one.step(x, cache = copy.clone()));  // the same layer in another place
  moved.clear();
  (void)other.step(x, moved);
  CHECK(moved.size() == 2);
}
#endif

TEST_CASE("rows written by hand", "[layers][decoding]") {
  key_value_cache<headsup::axes<>, heads<2>, context_length<4>, head_dim<3>> cache;
  for (std::size_t h = 0; h < 2; ++h)
    for (std::size_t i = 0; i < 6; ++i) {
      cache.keys_data()[h * 12 + i] = static_cast<float>(h * 100 + i);
      cache.values_data()[h * 12 + i] = -static_cast<float>(h * 100 + i);
    }
  cache.grow(2);
  CHECK(prints_as(cache.keys(), {{{0, 1, 2}, {3, 4, 5}}, {{100, 101, 102}, {103, 104, 105}}}));
  CHECK(cache.values_of(1)(1, 2) == -105);
  CHECK_THROWS_AS(cache.grow(3), size_error);
  CHECK(cache.size() == 2);
}
