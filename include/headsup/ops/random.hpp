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
template <Axis... As>
constexpr tensor<float, As...> rand(torch_generator&& generator) {
  return rand<As...>(generator);
}

/// Uniform numbers from lo to hi, as Tensor.uniform_: one draw a number, in row-major order.
///
/// Rounding  fused is what PyTorch does on processors with FMA, twice what it does on others; see random::uniform
/// Errors    bounds that are not numbers or not in order: argument_error
template <Axis... As>
constexpr tensor<float, As...> uniform(torch_generator& generator, double lo, double hi,
                                       random::rounding how = random::rounding::fused) {
  tensor<float, As...> result(uninitialized);
  random::uniform(generator, result.data(), result.size(), lo, hi, how);
  return result;
}

/// Normally distributed numbers of mean 0 and variance 1, as torch.randn.
template <Axis... As>
constexpr tensor<float, As...> randn(torch_generator& generator) {
  tensor<float, As...> result(uninitialized);
  random::normal(generator, result.data(), result.size());
  return result;
}
template <Axis... As>
constexpr tensor<float, As...> randn(torch_generator&& generator) {
  return randn<As...>(generator);
}

}  // namespace headsup

#endif
