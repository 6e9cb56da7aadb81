#ifndef HEADSUP_OPS_RANDOM_HPP
#define HEADSUP_OPS_RANDOM_HPP

#include <headsup/random/normal.hpp>
#include <headsup/random/uniform.hpp>
#include <headsup/tensor/view.hpp>

namespace headsup {

/// Uniform numbers from 0 to 1, as torch.rand: one draw a number, in row-major order.
template <Axis... As>
constexpr tensor<float, As...> rand(torch_generator& generator) {
  tensor<float, As...> result(uninitialized);
  random::rand(generator, result.data(), result.size());
  return result;
}

/// Normally distributed numbers of mean 0 and variance 1, as torch.randn.
template <Axis... As>
constexpr tensor<float, As...> randn(torch_generator& generator) {
  tensor<float, As...> result(uninitialized);
  random::normal(generator, result.data(), result.size());
  return result;
}

}  // namespace headsup

#endif
