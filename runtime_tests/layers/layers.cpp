#include <headsup/headsup.hpp>

#include "catch.hpp"
#include "expected.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

using namespace headsup;

namespace {

struct matrix {
  std::size_t rows, columns;
  std::vector<expected> numbers;

  matrix(std::size_t r, std::size_t c) : rows(r), columns(c), numbers(r * c) {}
  matrix(std::size_t r, std::size_t c, float const* from) : matrix(r, c) {
    for (expected& each : numbers) each = {static_cast<double>(*from++), 0};
  }
  expected& operator()(std::size_t i, std::size_t j) { return numbers[i * columns + j]; }
  expected const& operator()(std::size_t i, std::size_t j) const { return numbers[i * columns + j]; }
};

matrix transposed(matrix const& x) {
  matrix result(x.columns, x.rows);
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < x.columns; ++j) result(j, i) = x(i, j);
  return result;
}

// x y^T. A float sum of n products is off by n roundings of the sum of their absolute values (Higham, Accuracy and
// Stability of Numerical Algorithms, 2nd ed., section 3.1), and by what the factors are off.
matrix product(matrix const& x, matrix const& y) {
  double const roundings = static_cast<double>(x.columns + 1) * one_rounding;
  matrix result(x.rows, y.rows);
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < y.rows; ++j)
      for (std::size_t k = 0; k < x.columns; ++k) {
        auto const [a, a_bound] = x(i, k);
        auto const [b, b_bound] = y(j, k);
        double const largest = (std::fabs(a) + a_bound) * (std::fabs(b) + b_bound);
        result(i, j).value += a * b;
        result(i, j).bound += largest - std::fabs(a * b) + roundings * largest;
      }
  return result;
}

// From queries, keys and values of one head to its context vectors: softmax(q k^T / sqrt(n)) v, row by row.
matrix attention(matrix const& queries, matrix const& keys, matrix const& values, bool causal) {
  matrix const scores = product(queries, keys);
  double const root = std::sqrt(static_cast<double>(queries.columns));
  matrix weights(scores.rows, scores.columns);
  for (std::size_t i = 0; i < scores.rows; ++i) {
    std::size_t const seen = causal ? i + 1 : scores.columns;
    double largest = scores(i, 0).value, total = 0, off = 0;
    for (std::size_t j = 0; j < seen; ++j) largest = std::max(largest, scores(i, j).value);
    for (std::size_t j = 0; j < seen; ++j) {
      auto const [score, bound] = scores(i, j);
      total += weights(i, j).value = std::exp((score - largest) / root);
      // The score, its division by a rounded root, and the subtraction, all in the exponent.
      off = std::max(off, (bound + 2 * one_rounding * std::fabs(score) + one_rounding * (largest - score)) / root);
    }
    // Numerator and sum have the same error; then exp, the sum and the division.
    double const relative = std::expm1(2 * off + static_cast<double>(seen + 3) * one_rounding);
    for (std::size_t j = 0; j < seen; ++j) {
      weights(i, j).value /= total;
      weights(i, j).bound = weights(i, j).value * relative;
    }
  }
  return product(weights, transposed(values));
}

matrix part(matrix const& x, std::size_t first, std::size_t n) {
  matrix result(x.rows, n);
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < n; ++j) result(i, j) = x(i, first + j);
  return result;
}

void put(matrix& all, std::size_t first, matrix const& x) {
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < x.columns; ++j) all(i, first + j) = x(i, j);
}

matrix plus(matrix x, float const* row) {
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < x.columns; ++j) {
      expected& each = x(i, j);
      each.value += static_cast<double>(row[j]);
      each.bound += one_rounding * (std::fabs(each.value) + each.bound);
    }
  return x;
}

template <class Linear> matrix projected(matrix const& x, Linear const& layer) {
  using weight = axes_of<decltype(layer.weight)>;
  matrix y = product(x, matrix(sizes_of<weight>::value[0], sizes_of<weight>::value[1], layer.weight.data()));
  if constexpr (requires { layer.bias; }) return plus(std::move(y), layer.bias.data());
  else return y;
}

// Each layer in double, for one sequence.
template <Axis In, Axis Out, bias Bias> matrix in_double(linear<In, Out, Bias> const& layer, matrix const& x) {
  return projected(x, layer);
}
template <Axis In, Axis Out> matrix in_double(self_attention_v1<In, Out> const& layer, matrix const& x) {
  auto const weight = [](auto const& w) { return transposed(matrix(In::size, Out::size, w.data())); };
  return attention(product(x, weight(layer.W_query)), product(x, weight(layer.W_key)),
                   product(x, weight(layer.W_value)), false);
}
template <Axis In, Axis Out, class Bias>
matrix in_double(self_attention_v2<In, Out, Bias> const& layer, matrix const& x) {
  return attention(projected(x, layer.W_query), projected(x, layer.W_key), projected(x, layer.W_value), false);
}
template <Axis In, Axis Out, Axis Context, class Bias>
matrix in_double(causal_attention<In, Out, Context, Bias> const& layer, matrix const& x) {
  return attention(projected(x, layer.W_query), projected(x, layer.W_key), projected(x, layer.W_value), true);
}
template <Axis In, Axis Out, Axis Context, Axis Heads, class Bias>
matrix in_double(multi_head_attention_wrapper<In, Out, Context, Heads, Bias> const& layer, matrix const& x) {
  matrix all(x.rows, Heads::size * Out::size);
  for (std::size_t h = 0; h < Heads::size; ++h) put(all, h * Out::size, in_double(layer.heads[h], x));
  return all;
}
template <Axis In, Axis Out, Axis Context, Axis Heads, class... Options>
matrix in_double(multi_head_attention<In, Out, Context, Heads, Options...> const& layer, matrix const& x) {
  constexpr std::size_t n = Out::size / Heads::size;
  auto const q = projected(x, layer.W_query), k = projected(x, layer.W_key), v = projected(x, layer.W_value);
  matrix all(x.rows, Out::size);
  for (std::size_t h = 0; h < Heads::size; ++h)
    put(all, h * n, attention(part(q, h * n, n), part(k, h * n, n), part(v, h * n, n), true));
  return projected(all, layer.out_proj);
}

// The largest error of a layer on B random sequences of T tokens, relative to the allowed error: at most 1.
template <std::size_t B, std::size_t T, std::size_t In, class Layer>
double worst(Layer const& layer, torch_generator& generator) {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  double found = 0;
  for (int repeat = 0; repeat < 3; ++repeat) {
    auto const x = randn<batch<B>, tokens<T>, d_in<In>>(generator);
    auto const got = layer(x);
    for (std::size_t b = 0; b < B; ++b) {
      auto const sequence = in_double(layer, matrix(T, In, x.data() + b * T * In));
      for (std::size_t i = 0; i < sequence.numbers.size(); ++i) {
        auto const [value, bound] = sequence.numbers[i];
        // A bound that allows anything proves nothing.
        if (bound > 2e-4 * (1 + std::fabs(value))) return infinite;
        double const off = std::fabs(static_cast<double>(got.data()[b * sequence.numbers.size() + i]) - value);
        if (!(off <= found * bound)) found = bound == 0 ? infinite : off / bound;
      }
    }
  }
  return found;
}

}  // namespace

TEST_CASE("layers: multi-head attention is within its error bound", "[layers]") {
  torch_generator generator{123};
  CHECK(
      worst<2, 5, 12>(multi_head_attention<d_in<12>, d_out<10>, context_length<7>, heads<5>, qkv_bias::yes>{generator},
                      generator) <= 1);
  CHECK(worst<2, 6, 3>(multi_head_attention<d_in<3>, d_out<2>, context_length<6>, heads<2>>{generator}, generator) <=
        1);
  CHECK(worst<1, 17, 16>(multi_head_attention<d_in<16>, d_out<15>, context_length<17>, heads<3>>{generator},
                         generator) <= 1);
  CHECK(worst<3, 15, 33>(
            multi_head_attention<d_in<33>, d_out<16>, context_length<16>, heads<1>, qkv_bias::yes>{generator},
            generator) <= 1);
  CHECK(worst<2, 1, 17>(multi_head_attention<d_in<17>, d_out<34>, context_length<33>, heads<17>>{generator},
                        generator) <= 1);
  CHECK(worst<1, 33, 1>(multi_head_attention<d_in<1>, d_out<3>, context_length<40>, heads<1>>{generator}, generator) <=
        1);
}

TEST_CASE("layers: causal attention and its heads side by side are within their error bounds", "[layers]") {
  torch_generator generator{456};
  CHECK(worst<2, 6, 3>(causal_attention<d_in<3>, d_out<2>, context_length<6>>{generator}, generator) <= 1);
  CHECK(worst<1, 15, 17>(causal_attention<d_in<17>, d_out<33>, context_length<16>, qkv_bias::yes>{generator},
                         generator) <= 1);
  CHECK(worst<3, 16, 1>(causal_attention<d_in<1>, d_out<15>, context_length<33>>{generator}, generator) <= 1);
  CHECK(worst<2, 6, 3>(multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<2>>{generator},
                       generator) <= 1);
  CHECK(worst<1, 17, 16>(
            multi_head_attention_wrapper<d_in<16>, d_out<3>, context_length<33>, heads<5>, qkv_bias::yes>{generator},
            generator) <= 1);
}

TEST_CASE("layers: linear layers and self-attention are within their error bounds", "[layers]") {
  torch_generator generator{789};
  CHECK(worst<2, 17, 33>(linear<d_in<33>, d_out<15>>{generator}, generator) <= 1);
  CHECK(worst<1, 3, 300>(linear<d_in<300>, d_out<17>, bias::no>{generator}, generator) <= 1);
  CHECK(worst<2, 6, 3>(self_attention_v1<d_in<3>, d_out<2>>{generator}, generator) <= 1);
  CHECK(worst<1, 17, 5>(self_attention_v1<d_in<5>, d_out<3>>{generator}, generator) <= 1);
  CHECK(worst<2, 6, 3>(self_attention_v2<d_in<3>, d_out<2>>{generator}, generator) <= 1);
  CHECK(worst<3, 33, 16>(self_attention_v2<d_in<16>, d_out<15>, qkv_bias::yes>{generator}, generator) <= 1);
}

TEST_CASE("layers: a batch gives what its sequences give alone, bit for bit", "[layers]") {
  torch_generator generator{123};
  auto const same = [&](auto const& layer) {
    auto const x = randn<batch<3>, tokens<17>, d_in<5>>(generator);
    auto const together = layer(x);
    for (std::size_t b = 0; b < 3; ++b)
      if (!(layer(take<batch>(x, b)) == take<batch>(together, b))) return false;
    return true;
  };
  CHECK(same(linear<d_in<5>, d_out<33>>{generator}));
  CHECK(same(self_attention_v1<d_in<5>, d_out<3>>{generator}));
  CHECK(same(self_attention_v2<d_in<5>, d_out<3>>{generator}));
  CHECK(same(multi_head_attention_wrapper<d_in<5>, d_out<3>, context_length<17>, heads<2>>{generator}));
  CHECK(same(multi_head_attention<d_in<5>, d_out<6>, context_length<17>, heads<2>>{generator}));
}

TEST_CASE("layers: later tokens do not change earlier outputs, bit for bit", "[layers]") {
  torch_generator generator{123};
  auto const layer = multi_head_attention<d_in<5>, d_out<6>, context_length<17>, heads<2>>{generator};
  auto const x = randn<tokens<17>, d_in<5>>(generator);
  auto const y = layer(x);
  CHECK(layer(slice<tokens<1>>(x, 0)) == slice<tokens<1>>(y, 0));
  CHECK(layer(slice<tokens<15>>(x, 0)) == slice<tokens<15>>(y, 0));
  auto const other = concat<tokens>(slice<tokens<9>>(x, 0), randn<tokens<8>, d_in<5>>(generator));
  CHECK(slice<tokens<9>>(layer(other), 0) == slice<tokens<9>>(y, 0));
  CHECK_FALSE(slice<tokens<10>>(layer(other), 0) == slice<tokens<10>>(y, 0));
}

TEST_CASE("layers: each head of a wrapper is causal attention", "[layers]") {
  torch_generator one{123}, other{123};
  auto const wrapper = multi_head_attention_wrapper<d_in<5>, d_out<3>, context_length<6>, heads<2>>{one};
  auto const first = causal_attention<d_in<5>, d_out<3>, context_length<6>>{other};
  auto const second = causal_attention<d_in<5>, d_out<3>, context_length<6>>{other};
  auto const x = randn<tokens<6>, d_in<5>>(one);
  CHECK(wrapper(x) == concat<d_out>(first(x), second(x)));
}

TEST_CASE("layers: training drops weights, inference draws nothing", "[layers]") {
  torch_generator generator{123};
  auto const layer = multi_head_attention<d_in<5>, d_out<6>, context_length<17>, heads<2>>{generator, 0.5};
  auto const x = randn<batch<2>, tokens<17>, d_in<5>>(generator);
  torch_generator before = generator, same = generator;

  auto const trained = layer(x, generator);
  CHECK_FALSE(trained == layer(x));
  CHECK(layer(x, same) == trained);
  // Two draws for each weight.
  for (int i = 0; i < 2 * 2 * 2 * 17 * 17; ++i) (void)before.u32();
  CHECK(generator.u32() == before.u32());

  auto const keeps_all = multi_head_attention<d_in<5>, d_out<6>, context_length<17>, heads<2>>{generator};
  torch_generator const unused = generator;
  CHECK(keeps_all(x, generator) == keeps_all(x));
  CHECK(generator.u32() == torch_generator(unused).u32());

  // All weights dropped: only the bias of the output is left.
  auto const drops_all = multi_head_attention<d_in<5>, d_out<6>, context_length<17>, heads<2>>{generator, 1};
  CHECK(drops_all(x, generator) == expand<batch<2>, tokens<17>>(drops_all.out_proj.bias));
}

TEST_CASE("layers: copied parameters make the same layer", "[layers]") {
  using layer = multi_head_attention<d_in<5>, d_out<6>, context_length<17>, heads<2>, qkv_bias::yes>;
  torch_generator generator{123};
  layer const from{generator};
  layer to;
  auto const x = randn<tokens<17>, d_in<5>>(generator);
  CHECK(to(x) == zeros<float, tokens<17>, d_out<6>>());
  copy_parameters(from, to);
  CHECK(to(x) == from(x));
  to.W_value.weight(0, 0) += 1;
  CHECK_FALSE(to(x) == from(x));

  using heads_of_three = multi_head_attention_wrapper<d_in<5>, d_out<3>, context_length<17>, heads<2>>;
  heads_of_three const wrapper{generator};
  heads_of_three other;
  copy_parameters(wrapper, other);
  CHECK(other(x) == wrapper(x));
}

TEST_CASE("layers: parameters are visited by name and in order", "[layers]") {
  using layer = multi_head_attention_wrapper<d_in<5>, d_out<3>, context_length<17>, heads<2>, qkv_bias::yes>;
  layer wrapper;
  std::vector<std::string> names;
  std::size_t numbers = 0;
  float next = 0;
  for_each_parameter(wrapper, [&](parameter_name const& name, auto& parameter) {
    names.push_back(name.c_str());
    numbers += parameter.size();
    parameter.data()[0] = ++next;
  });
  CHECK(names == std::vector<std::string>{"heads.0.W_query.weight", "heads.0.W_query.bias", "heads.0.W_key.weight",
                                          "heads.0.W_key.bias", "heads.0.W_value.weight", "heads.0.W_value.bias",
                                          "heads.1.W_query.weight", "heads.1.W_query.bias", "heads.1.W_key.weight",
                                          "heads.1.W_key.bias", "heads.1.W_value.weight", "heads.1.W_value.bias"});
  CHECK(numbers == count_parameters(wrapper));
  CHECK(numbers == 2 * 3 * (15 + 3));
  CHECK(wrapper.heads[1].W_value.bias(0) == 12);
}

TEST_CASE("layers: an embedding looks up rows, and refuses an unknown id", "[layers]") {
  torch_generator generator{123};
  auto const layer = embedding<vocab<11>, d_in<5>>{generator};
  tensor<std::int64_t, batch<2>, tokens<3>> ids{{{3, 0, 10}, {10, 7, 3}}};
  auto const rows = layer(ids);
  for (std::size_t b = 0; b < 2; ++b)
    for (std::size_t t = 0; t < 3; ++t)
      for (std::size_t d = 0; d < 5; ++d) CHECK(rows(b, t, d) == layer.weight(ids(b, t), d));
  ids(1, 2) = 11;
  CHECK_THROWS_WITH(layer(ids),
                    "HU021 embedding: vocab<11> has elements 0 to 10, asked for 11; "
                    "fix: an id from 0 to 10, or a layer with vocab<12>");
}

TEST_CASE("layers: a dropout rate outside 0 to 1 is refused when the layer is constructed", "[layers]") {
  torch_generator generator{123};
  std::string const words = "dropout: the rate must be from 0 to 1";
  constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
  using causal = causal_attention<d_in<3>, d_out<2>, context_length<6>>;
  using wrapper = multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<2>>;
  using multi_head = multi_head_attention<d_in<3>, d_out<2>, context_length<6>, heads<2>>;
  CHECK_THROWS_WITH(causal(generator, 1.5), words);
  CHECK_THROWS_WITH(wrapper(generator, -0.1), words);
  CHECK_THROWS_WITH(multi_head(generator, not_a_number), words);
  CHECK_NOTHROW(multi_head(generator, 1));
}
