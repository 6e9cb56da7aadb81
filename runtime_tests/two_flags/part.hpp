#ifndef HEADSUP_RUNTIME_TESTS_TWO_FLAGS_PART_HPP
#define HEADSUP_RUNTIME_TESTS_TWO_FLAGS_PART_HPP

// One program of several files, each compiled for a different processor, with the same layers in all. The code here is
// local to each file and uses no templates of the standard library, of which the linker would keep one each.

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include <cmath>
#include <cstdio>

namespace {

constexpr std::size_t token_count = 70, features = 40, heads_of_layer = 3, head_size = 16;
constexpr std::size_t width = heads_of_layer * head_size;

void project(double* to, auto const& weight, auto const& bias, double const* x, std::size_t in) {
  for (std::size_t t = 0; t < token_count; ++t)
    for (std::size_t o = 0; o < width; ++o) {
      double sum = static_cast<double>(bias.data()[o]);
      for (std::size_t i = 0; i < in; ++i) sum += static_cast<double>(weight.data()[o * in + i]) * x[t * in + i];
      to[t * width + o] = sum;
    }
}

double distance(float const* got, double const* expected, std::size_t n) {
  double largest = 0;
  for (std::size_t i = 0; i < n; ++i) {
    double const off = std::fabs(static_cast<double>(got[i]) - expected[i]);
    if (!(off <= largest)) largest = off;
  }
  return largest;
}

// The largest difference between the layers and loops in double, with the machine's instruction sets.
double largest_error() {
  using namespace headsup;
  multi_head_attention<d_in<features>, d_out<width>, context_length<token_count>, heads<heads_of_layer>,
                       qkv_bias::yes> const layer{torch_generator{1}};
  auto const x = randn<tokens<token_count>, d_in<features>>(torch_generator{2});

  static double in[token_count * features], queries[token_count * width], keys[token_count * width],
      values[token_count * width], mixed[token_count * width], expected[token_count * width], weights[token_count];
  for (std::size_t i = 0; i < x.size(); ++i) in[i] = static_cast<double>(x.data()[i]);
  project(queries, layer.W_query.weight, layer.W_query.bias, in, features);
  project(keys, layer.W_key.weight, layer.W_key.bias, in, features);
  project(values, layer.W_value.weight, layer.W_value.bias, in, features);
  for (std::size_t h = 0; h < heads_of_layer; ++h)
    for (std::size_t q = 0; q < token_count; ++q) {
      double total = 0;
      for (std::size_t k = 0; k <= q; ++k) {
        double score = 0;
        for (std::size_t d = h * head_size; d < (h + 1) * head_size; ++d)
          score += queries[q * width + d] * keys[k * width + d];
        total += weights[k] = std::exp(score / 4);
      }
      for (std::size_t d = h * head_size; d < (h + 1) * head_size; ++d) {
        double sum = 0;
        for (std::size_t k = 0; k <= q; ++k) sum += weights[k] / total * values[k * width + d];
        mixed[q * width + d] = sum;
      }
    }
  project(expected, layer.out_proj.weight, layer.out_proj.bias, mixed, width);

  // A kernel, a kernel with packed weights, and work that is too small for one.
  auto const few = slice<tokens<5>>(x, 0);
  double const errors[] = {distance(layer(x).data(), expected, token_count * width),
                           distance(pack(layer)(x).data(), expected, token_count * width),
                           distance(layer(few).data(), expected, 5 * width)};
  double largest = 0;
  for (double each : errors) largest = each > largest ? each : largest;
  return largest;
}

}  // namespace

double error_of_default();
double error_of_haswell();
double error_of_avx512();

#endif
