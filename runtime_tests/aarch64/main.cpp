// The kernels on a processor without hand-written code: against loops in double, plain and packed, in one pass and step
// by step, with one thread and several.
#include "../layers/reference_attention.hpp"

#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include <cstdio>

using namespace headsup;

namespace {

bool good = true;

void expect(char const* what, double error) {
  std::printf("%s: largest error %g\n", what, error);
  good = good && error <= 2e-6;
}

template <class Layer> void check(char const* what, Layer const& layer) {
  using in = typename Layer::features;
  constexpr std::size_t examples = 2;
  auto const exact = reference::describe(layer);
  auto const packed = pack(layer);
  double error = 0;
  for (std::size_t count : {1u, 3u, 65u, 70u}) {
    auto const numbers = reference::normal_numbers(examples * count * in::size, 1);
    tensor_view<float const, batch<examples>, tokens<dynamic>, in> const x(numbers.data(), sized<tokens>(count));
    auto const expected = reference::attend(exact, numbers.data(), examples, count);
    for (std::size_t threads : {1u, 2u}) {
      worker_threads const team(threads, oversubscribe::yes);
      error = std::max(error, reference::distance(layer(x).data(), expected.data(), expected.size()));
      error = std::max(error, reference::distance(packed(x).data(), expected.data(), expected.size()));
    }
  }
  expect(what, error);
}

void check_decoding() {
  using layer_type = multi_head_attention<d_in<40>, d_out<15>, context_length<66>, heads<3>>;
  layer_type const layer{torch_generator{3}};
  auto const packed = pack(layer);
  auto const numbers = reference::normal_numbers(66 * 40, 2);
  auto const expected = reference::attend(reference::describe(layer), numbers.data(), 1, 66);
  layer_type::cache<> cache;
  double error = 0;
  for (std::size_t first = 0, chunk = 1; first < 66; first += chunk, chunk = first % 7 + 1) {
    chunk = std::min(chunk, 66 - first);
    tensor_view<float const, tokens<dynamic>, d_in<40>> const x(numbers.data() + first * 40, sized<tokens>(chunk));
    auto const y = packed.step(x, cache);
    error = std::max(error, reference::distance(y.data(), expected.data() + first * 15, chunk * 15));
  }
  expect("decoding", error);
}

}  // namespace

int main() {
  check("heads of 16",
        multi_head_attention<d_in<40>, d_out<48>, context_length<70>, heads<3>, qkv_bias::yes>{torch_generator{1}});
  check("heads of 5", multi_head_attention<d_in<52>, d_out<10>, context_length<70>, heads<2>>{torch_generator{2}});
  check("without a mask", self_attention_v2<d_in<33>, d_out<21>>{torch_generator{4}});
  check_decoding();
  return good ? 0 : 1;
}
