#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include "catch.hpp"
#include "machine.hpp"

#include <cmath>
#include <cstddef>

using namespace headsup;

namespace {

template <class Norm> double bias_of([[maybe_unused]] Norm const& norm, [[maybe_unused]] std::size_t i) {
  if constexpr (requires { norm.bias; }) return static_cast<double>(norm.bias.data()[i]);
  else return 0;
}
template <class X, class Norm> double largest_error(X const& x, Norm const& norm, X const& got) {
  std::size_t const n = norm.weight.size();
  double largest = 0;
  for (std::size_t row = 0; row < x.size(); row += n) {
    double mean = 0, variance = 0;
    for (std::size_t i = 0; i < n; ++i) mean += static_cast<double>(x.data()[row + i]) / static_cast<double>(n);
    for (std::size_t i = 0; i < n; ++i)
      variance += std::pow(static_cast<double>(x.data()[row + i]) - mean, 2) / static_cast<double>(n);
    for (std::size_t i = 0; i < n; ++i) {
      double const normal = (static_cast<double>(x.data()[row + i]) - mean) / std::sqrt(variance + 1e-5);
      double const weight = static_cast<double>(norm.weight.data()[i]), bias = bias_of(norm, i);
      // Numbers are within 8 here, and so are results.
      largest = std::max(largest, std::fabs(normal * weight + bias - static_cast<double>(got.data()[row + i])));
    }
  }
  return largest;
}

template <std::size_t Rows, std::size_t N, bias Bias = bias::yes> void check() {
  torch_generator generator{123};
  layer_normalization<d_in<N>, Bias> norm;
  norm.weight = uniform<d_in<N>>(generator, -1, 1);
  if constexpr (Bias == bias::yes) norm.bias = uniform<d_in<N>>(generator, -1, 1);
  auto const x = randn<tokens<Rows>, d_in<N>>(generator);
  for (auto const which : instruction_sets()) {
    using_instruction_set const chosen(which);
    auto const alone = norm(x);
    CAPTURE(N, static_cast<int>(which));
    CHECK(largest_error(x, norm, alone) < 2e-6);
    worker_threads const team(3, oversubscribe::yes);
    CHECK(norm(x) == alone);
  }
}

}  // namespace

TEST_CASE("layer_normalization: as in double, in operations and in kernels, with any number of threads", "[layers]") {
  check<3, 5>();
  check<1000, 7>();
  check<100, 65>();
  check<50, 768>();
  check<3, 3001>();
  check<3, 5, bias::no>();
  check<100, 65, bias::no>();
  check<50, 768, bias::no>();
}

TEST_CASE("layer_normalization: features that are not last", "[layers]") {
  torch_generator generator{123};
  layer_normalization<d_in<65>> norm;
  norm.weight = uniform<d_in<65>>(generator, -1, 1);
  auto const x = randn<tokens<100>, d_in<65>>(generator);
  auto const turned = transpose<tokens, d_in>(norm(transpose<tokens, d_in>(x)));
  CHECK(largest_error(x, norm, turned) < 2e-6);
}

TEST_CASE("rms_normalization: as in double, in operations and in kernels, with any number of threads", "[layers]") {
  auto const check = []<std::size_t Rows, std::size_t N>(double epsilon) {
    torch_generator generator{123};
    rms_normalization<d_in<N>> norm(epsilon);
    norm.weight = uniform<d_in<N>>(generator, -1, 1);
    auto const x = randn<tokens<Rows>, d_in<N>>(generator);
    for (auto const which : instruction_sets()) {
      using_instruction_set const chosen(which);
      auto const got = norm(x);
      double largest = 0;
      for (std::size_t row = 0; row < x.size(); row += N) {
        double square = 0;
        for (std::size_t i = 0; i < N; ++i)
          square += std::pow(static_cast<double>(x.data()[row + i]), 2) / static_cast<double>(N);
        for (std::size_t i = 0; i < N; ++i)
          largest = std::max(largest, std::fabs(static_cast<double>(x.data()[row + i]) / std::sqrt(square + epsilon) *
                                                    static_cast<double>(norm.weight.data()[i]) -
                                                static_cast<double>(got.data()[row + i])));
      }
      CAPTURE(N, static_cast<int>(which));
      CHECK(largest < 2e-6);
      worker_threads const team(3, oversubscribe::yes);
      CHECK(norm(x) == got);
    }
  };
  check.operator()<3, 5>(1e-5);
  check.operator()<100, 65>(0.25);
  check.operator()<50, 768>(1e-6);
  check.operator()<3, 5001>(0.25);
}

TEST_CASE("rms_normalization: a copy of a large one has its epsilon", "[layers]") {
  rms_normalization<d_in<5001>> norm(0.25);
  norm.weight(7) = 2;
  auto const x = randn<tokens<2>, d_in<5001>>(torch_generator{1});
  CHECK(norm.clone()(x) == norm(x));
  CHECK(headsup_run_time::copied_layer(norm)(x) == norm(x));  // as pack copies it
}
