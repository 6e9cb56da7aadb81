#include "check_attention.hpp"

#include <headsup/random/bernoulli.hpp>

using namespace headsup;

namespace {

// Two generators in the same state draw the same numbers from then on.
bool same_state(torch_generator a, torch_generator b) {
  if (a.has_spare_normal() != b.has_spare_normal()) return false;
  for (int i = 0; i < 2000; ++i)
    if (a.u32() != b.u32()) return false;
  return true;
}

// A layer in training against loops in double, whose masks are drawn as dropout draws them: for all weights in
// row-major order, heads with weights of their own one after the other and other heads together.
template <class Layer>
void check_training(Layer const& layer, double rate, dropout_stream stream, std::size_t layers, std::size_t heads,
                    std::size_t count = fast ? 83 : 45) {
  using in = typename Layer::features;
  auto const exact = reference::describe(layer);
  std::size_t const examples = 2;
  auto const x = reference::normal_numbers(examples * count * in::size, 1);
  float const scale = 1 / static_cast<float>(1 - rate);

  torch_generator drawn{5};
  (void)drawn.u32();
  std::size_t const one_layer = examples * heads * count * count;
  std::vector<float> factors(layers * one_layer, rate == 0 ? 1.0f : 0.0f);
  if (rate != 0 && rate != 1)
    for (std::size_t i = 0; i < layers; ++i) {
      headsup_random::bernoulli(drawn, factors.data() + i * one_layer, one_layer, 1 - rate, stream);
      for (std::size_t j = 0; j < one_layer; ++j) factors[i * one_layer + j] *= scale;
    }
  std::vector<std::size_t> places(count);
  for (std::size_t i = 0; i < count; ++i) places[i] = i;
  std::vector<double> expected;
  for (std::size_t e = 0; e < examples; ++e) {
    auto const one = reference::attend<double>(
        exact, x.data() + e * count * in::size, count, places, [&](std::size_t h, std::size_t q, std::size_t k) {
          std::size_t const of_layer = h / heads * one_layer + (e * heads + h % heads) * count * count;
          return factors[of_layer + q * count + k];
        });
    expected.insert(expected.end(), one.begin(), one.end());
  }

  for (instruction_set which : instruction_sets())
    for (std::size_t threads : {1u, 2u, 3u}) {
      CAPTURE(static_cast<int>(which), threads, rate, static_cast<int>(stream));
      using_instruction_set const now(which);
      worker_threads const team(threads, oversubscribe::yes);
      torch_generator generator{5};
      (void)generator.u32();
      auto const y = layer(sequences_of<in>(x.data(), examples, count), generator);
      // What is kept is multiplied, and so is its error.
      double const kept = rate == 1 ? 1 : 1 / (1 - rate);
      CHECK(reference::distance(y.data(), expected.data(), expected.size()) <= kept * attention_tolerance);
      CHECK(same_state(generator, drawn));
    }
}

template <class Layer> void check_all_rates(Layer layer, std::size_t layers, std::size_t heads) {
  for (dropout_stream stream : {dropout_stream::torch, dropout_stream::mkl})
    for (double rate : {0.0, 0.1, 0.5, 0.9, 1.0}) {
      if constexpr (requires { layer.dropout; }) layer.dropout = dropout{rate, stream};
      else
        for (auto& head : layer.heads) head.dropout = dropout{rate, stream};
      check_training(layer, rate, stream, layers, heads);
    }
}

}  // namespace

TEST_CASE("dropout at run time: the masks of PyTorch, in several heads", "[layers]") {
  check_all_rates(
      multi_head_attention<d_in<41>, d_out<39>, context_length<83>, heads<3>, qkv_bias::yes>{torch_generator{1}}, 1, 3);
}

TEST_CASE("dropout at run time: the masks of PyTorch, in one head", "[layers]") {
  check_all_rates(causal_attention<d_in<30>, d_out<25>, context_length<83>>{torch_generator{2}}, 1, 1);
}

TEST_CASE("dropout at run time: the masks of PyTorch, in heads with weights of their own", "[layers]") {
  check_all_rates(multi_head_attention_wrapper<d_in<38>, d_out<18>, context_length<83>, heads<2>>{torch_generator{3}},
                  2, 1);
}

TEST_CASE("dropout at run time: the masks of PyTorch, in heads that are not mixed at once", "[layers]") {
  if (!fast) return;  // the same code as above, for a longer time
  using layer = multi_head_attention<d_in<16>, d_out<800>, context_length<512>, heads<10>>;
  check_training(layer{torch_generator{4}, 0.5}, 0.5, dropout_stream::torch, 1, 10, 512);
}
