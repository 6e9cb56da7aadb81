// What layers hand to the kernels: the factors of the weights that are dropped.

#include <headsup/layers/run_time.hpp>

#include "catch.hpp"

#include <vector>

using namespace headsup;

namespace {

constexpr std::size_t keys_of_a_query = 7, queries = 5, step = 2;

// The factors of several queries, `step` apart; what stands between them is -1.
std::vector<float> factors(double rate, dropout_stream stream = dropout_stream::torch) {
  torch_generator generator{123};
  headsup_run_time::dropped_weights dropped(dropout{rate, stream}, generator);
  headsup_kernels::weight_dropout const kernel = dropped.kernel();
  std::vector<float> written(queries * keys_of_a_query * step, -1.0f);
  for (std::size_t q = 0; q < queries; ++q)
    kernel.draw(kernel.state, &written[q * keys_of_a_query * step], step, keys_of_a_query);
  return written;
}

}  // namespace

TEST_CASE("run time: where nothing can be dropped there is nothing to draw", "[layers]") {
  torch_generator generator{123}, untouched{123};
  headsup_run_time::dropped_weights dropped(dropout{0}, generator);
  CHECK(dropped.kernel().draw == nullptr);
  CHECK(generator.u32() == untouched.u32());
}

TEST_CASE("run time: what is dropped is what bernoulli drops, one query after the other", "[layers]") {
  for (auto stream : {dropout_stream::torch, dropout_stream::mkl})
    for (double rate : {0.1, 0.5, 0.9}) {
      torch_generator generator{123};
      std::vector<float> mask(queries * keys_of_a_query);
      headsup_random::bernoulli(generator, mask.data(), mask.size(), 1 - rate, stream);
      float const kept = 1.0f / static_cast<float>(1 - rate);
      auto const written = factors(rate, stream);
      for (std::size_t i = 0; i < mask.size(); ++i) {
        CHECK(written[i * step] == mask[i] * kept);
        CHECK(written[i * step + 1] == -1.0f);
      }
    }
}

TEST_CASE("run time: where everything is dropped, nothing is infinite", "[layers]") {
  auto const written = factors(1);
  for (std::size_t i = 0; i < queries * keys_of_a_query; ++i) CHECK(written[i * step] == 0);
}
