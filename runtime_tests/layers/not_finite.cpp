#include "check_attention.hpp"

#include <string>

using namespace headsup;

namespace {

// The kind of each number: 'n' for NaN, '+' and '-' for the infinities, '.' for finite ones.
template <class T> std::string kinds(T const* numbers, std::size_t n) {
  std::string result(n, '.');
  for (std::size_t i = 0; i < n; ++i)
    if (std::isnan(numbers[i])) result[i] = 'n';
    else if (std::isinf(numbers[i])) result[i] = numbers[i] > 0 ? '+' : '-';
  return result;
}

// The outputs of rows with only finite numbers are as close to double as ever; returns the largest difference.
double distance_of_ordinary(float const* got, std::vector<double> const& expected, std::size_t width) {
  double largest = 0;
  for (std::size_t row = 0; row < expected.size(); row += width) {
    bool ordinary = true;
    for (std::size_t i = row; i < row + width; ++i) ordinary = ordinary && std::fabs(expected[i]) < 10;
    if (ordinary) largest = std::max(largest, reference::distance(got + row, expected.data() + row, width));
  }
  return largest;
}

// A layer with one special number in its input, or special numbers wherever `strange` puts them, against loops in
// float, where the same numbers overflow, and in double.
template <class Layer, class Strange>
void check(Layer const& layer, std::vector<packed<Layer>> const& packs, std::size_t count, Strange strange) {
  using in = typename Layer::features;
  auto const exact = reference::describe(layer);
  std::size_t const examples = 2, width = exact.out();
  auto x = reference::normal_numbers(examples * count * in::size, 3);
  strange(x.data());
  auto const expected = reference::attend<float>(exact, x.data(), examples, count);
  auto const in_double = reference::attend<double>(exact, x.data(), examples, count);
  auto const expected_kinds = kinds(expected.data(), expected.size());
  auto const view = sequences_of<in>(x.data(), examples, count);
  for (std::size_t i = 0; i < packs.size(); ++i)
    for (std::size_t threads : {1u, 2u}) {
      using_instruction_set const now(instruction_sets()[i]);
      worker_threads const team(threads, oversubscribe::yes);
      auto const plain = layer(view);
      auto const fast_one = packs[i](view);
      CAPTURE(i, threads, count);
      CHECK(kinds(plain.data(), plain.size()) == expected_kinds);
      CHECK(kinds(fast_one.data(), fast_one.size()) == expected_kinds);
      CHECK(distance_of_ordinary(plain.data(), in_double, width) <= attention_tolerance);
      CHECK(distance_of_ordinary(fast_one.data(), in_double, width) <= attention_tolerance);
    }
}

using heads_with_biases = multi_head_attention<d_in<30>, d_out<39>, context_length<130>, heads<3>, qkv_bias::yes>;
using one_causal_head = causal_attention<d_in<33>, d_out<21>, context_length<130>>;
using one_head = self_attention_v2<d_in<31>, d_out<22>>;

}  // namespace

TEMPLATE_TEST_CASE("not finite: the kernels propagate infinities and NaNs", "[layers]", heads_with_biases,
                   one_causal_head, one_head) {
  TestType layer{torch_generator{1}};
  using in = typename TestType::features;
  // Queries that are keys: the score of a huge token for itself overflows, whichever products are added first.
  copy_parameters(layer.W_query, layer.W_key);
  std::vector<packed<TestType>> packs;
  for (instruction_set which : instruction_sets()) packs.push_back(pack(layer, which));
  // 3 tokens go one by one; 7 are too few for a plain layer to take a kernel; 130 have three blocks of keys.
  for (std::size_t count : {3u, 7u, 70u, 130u}) {
    if (!fast && count > 70) continue;
    for (std::size_t token : {std::size_t{0}, std::size_t{5}, std::size_t{63}, std::size_t{64}, count - 1}) {
      if (token >= count) continue;
      for (float strange : {not_a_number, infinite, -infinite, 1e30f, -1e30f, 1e-40f}) {
        CAPTURE(count, token, strange);
        check(layer, packs, count, [&](float* x) { x[token * in::size + token % in::size] = strange; });
      }
    }
    // Two of them in one sequence, and one in the other.
    CAPTURE(count);
    check(layer, packs, count, [&](float* x) {
      x[in::size + 1] = infinite;
      x[(count - 1) * in::size] = not_a_number;
      x[(count + 2) * in::size + 3] = -infinite;
    });
    check(layer, packs, count, [&](float* x) {
      for (std::size_t i = 0; i < count * in::size; ++i) x[i] *= 1e-39f;
    });
  }
}

TEST_CASE("not finite: infinities and NaNs in weights propagate like those in inputs", "[layers]") {
  multi_head_attention<d_in<30>, d_out<39>, context_length<130>, heads<3>> const ordinary{torch_generator{4}};
  using layer_type = std::remove_const_t<decltype(ordinary)>;
  for (int which = 0; which < 4; ++which)
    for (float strange : {not_a_number, infinite, -infinite}) {
      layer_type layer;
      copy_parameters(ordinary, layer);
      auto& matrix = which == 0 ? layer.W_query.weight : which == 1 ? layer.W_key.weight : layer.W_value.weight;
      if (which == 3) layer.out_proj.weight.data()[5 * 39 + 7] = strange;
      else matrix.data()[17 * 30 + 4] = strange;
      std::vector<packed<layer_type>> packs;
      for (instruction_set set : instruction_sets()) packs.push_back(pack(layer, set));
      CAPTURE(which, strange);
      for (std::size_t count : {2u, 70u}) check(layer, packs, count, [](float*) {});
    }
}

TEST_CASE("not finite: decoding propagates what one pass propagates to the same queries", "[layers]") {
  using layer_type = multi_head_attention<d_in<30>, d_out<39>, context_length<90>, heads<3>, qkv_bias::yes>;
  layer_type const layer{torch_generator{5}};
  auto const exact = reference::describe(layer);
  for (instruction_set which : instruction_sets()) {
    using_instruction_set const now(which);
    auto const packs = pack(layer);
    for (std::size_t chunk : {1u, 3u, 45u})
      for (float strange : {not_a_number, infinite}) {
        auto x = reference::normal_numbers(90 * 30, 6);
        x[50 * 30 + 2] = strange;
        layer_type::cache<batch<1>> of_plain, of_packed;
        for (std::size_t first = 0; first < 90; first += chunk) {
          // In a step, the keys and values are those up to its last token.
          std::vector<std::size_t> places(chunk);
          for (std::size_t i = 0; i < chunk; ++i) places[i] = first + i;
          auto const expected = reference::attend<float>(exact, x.data(), first + chunk, places,
                                                         [](std::size_t, std::size_t, std::size_t) { return 1.0f; });
          auto const view = sequences_of<d_in<30>>(x.data() + first * 30, 1, chunk);
          auto const wanted = kinds(expected.data(), expected.size());
          auto const plain = layer.step(view, of_plain);
          auto const fast_one = packs.step(view, of_packed);
          CAPTURE(static_cast<int>(which), chunk, first, strange);
          CHECK(kinds(plain.data(), plain.size()) == wanted);
          CHECK(kinds(fast_one.data(), fast_one.size()) == wanted);
        }
      }
  }
}

// One head of one feature, whose projections are numbers: queries 1e20 x, keys and values x.
TEST_CASE("not finite: keys with a score of -inf do not hide the keys after them", "[layers]") {
  causal_attention<d_in<1>, d_out<1>, context_length<200>> layer;
  layer.W_query.weight.data()[0] = 1e20f;
  layer.W_key.weight.data()[0] = layer.W_value.weight.data()[0] = 1;
  for (instruction_set which : instruction_sets()) {
    auto const packs = pack(layer, which);
    for (std::size_t hidden : {1u, 2u, 63u, 64u, 65u, 128u, 150u})
      for (std::size_t count : {hidden + 1, hidden + 3, std::size_t{200}}) {
        // The first keys score -1e40 with every later query, which is -inf; their own queries score +inf.
        std::vector<float> x(count, 1.0f);
        std::fill_n(x.begin(), hidden, -1e20f);
        auto const y = packs(tensor_view<float const, tokens<dynamic>, d_in<1>>(x, sized<tokens>(count)));
        CAPTURE(static_cast<int>(which), hidden, count);
        CHECK(kinds(y.data(), count) == std::string(hidden, 'n') + std::string(count - hidden, '.'));
        CHECK(
            std::all_of(y.data() + hidden, y.data() + count, [](float each) { return std::fabs(each - 1) <= 1e-5f; }));
      }
  }
}

// Numbers below 2^-126 are numbers too.
TEST_CASE("not finite: denormal numbers are not flushed to zero", "[layers]") {
  linear<d_in<64>, d_out<70>, bias::no> layer;
  for (std::size_t i = 0; i < 64; ++i) layer.weight.data()[i * 64 + i] = 1;
  std::vector<float> x(33 * 64);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = 1e-42f * static_cast<float>(i % 50);
  auto const view = tensor_view<float const, tokens<33>, d_in<64>>(x);
  for (instruction_set which : instruction_sets()) {
    using_instruction_set const now(which);
    auto const check = [&](auto const& y) {
      for (std::size_t t = 0; t < 33; ++t)
        CHECK(std::equal(x.data() + t * 64, x.data() + (t + 1) * 64, y.data() + t * 70));
    };
    check(layer(view));
    check(pack(layer)(view));
  }
}

TEST_CASE("not finite: up to which numbers the kernels are right near the end of the range", "[layers]") {
  // Each token says its value, its query and its key.
  causal_attention<d_in<3>, d_out<1>, context_length<130>> layer{};
  layer.W_value.weight(0, 0) = 1;
  layer.W_query.weight(0, 1) = 1;
  layer.W_key.weight(0, 2) = 1;
  constexpr std::size_t count = 130;
  auto const text = [&](float value, float query, float first_key) {
    tensor<float, tokens<count>, d_in<3>> x{};
    for (std::size_t t = 0; t < count; ++t) x(t, 0) = value, x(t, 1) = query;
    x(0, 0) = value / 2, x(0, 2) = first_key;
    return x;
  };
  // The last token's context vector on all paths: all at once, and token after token, by kernels and by operations.
  auto const all_paths = [&](instruction_set which, tensor<float, tokens<count>, d_in<3>> const& x) {
    using_instruction_set const now(which);
    auto const packs = pack(layer, which);
    decltype(layer)::cache<> cache, plain_cache;
    std::vector<double> results{static_cast<double>(packs(x)(count - 1, 0))};
    double packed_step = 0, plain_step = 0;
    for (std::size_t t = 0; t < count; ++t) {
      auto const one = slice<tokens<1>>(x, t);
      packed_step = static_cast<double>(packs.step(one, cache)(0, 0));
      plain_step = static_cast<double>(layer.step(one, plain_cache)(0, 0));
    }
    results.push_back(packed_step);
    results.push_back(plain_step);
    return results;
  };
  for (instruction_set which : instruction_sets()) {
    CAPTURE(static_cast<int>(which));
    // Values below 3.4e38 divided by the number of keys.
    for (double each : all_paths(which, text(2.6e36f, 0, 0))) CHECK(std::fabs(each / 2.6e36 - 129.5 / 130) <= 1e-5);
    // Scores below 3.4e38, the largest float, before they are scaled; the first key's is the largest.
    for (double each : all_paths(which, text(6, 1.8e19f, 1.8e19f))) CHECK(std::fabs(each - 3) <= 1e-6);
    for (double each : all_paths(which, text(6, 1.8e19f, -1.8e19f))) CHECK(std::fabs(each - 6) <= 1e-5);
    for (double each : all_paths(which, text(6, 1.9e19f, 1.9e19f))) CHECK(std::isnan(each));
  }
}
