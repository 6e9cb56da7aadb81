#pragma once

#include <headsup/random/normal.hpp>
#include <headsup/random/uniform.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {
/// Uniform numbers from 0 to 1, as torch.rand: one draw per number, in row-major order.
template <Axis... As, class... Roles>
constexpr tensor<float, As...> rand(torch_generator& generator, axis_size<Roles>... sizes) {
  auto result = unwritten_of<"rand", "rand<...>(generator, ", float, As...>(sizes...);
  random::rand(generator, result.data(), result.size());
  return result;
}
template <Axis... As, class... Roles>
constexpr tensor<float, As...> rand(torch_generator&& generator, axis_size<Roles>... sizes) {
  return rand<As...>(generator, sizes...);
}

/// Uniform numbers from lo to hi, as Tensor.uniform_: one draw per number, in row-major order.
///
/// Rounding  fused is what PyTorch does on processors with FMA, twice what it does on others; see random::uniform
/// Errors    bounds that are NaN or in the wrong order: argument_error
template <Axis... As, class... Roles>
constexpr tensor<float, As...> uniform(torch_generator& generator, double lo, double hi, axis_size<Roles>... sizes) {
  return uniform<As...>(generator, lo, hi, random::rounding::fused, sizes...);
}
template <Axis... As, class... Roles>
constexpr tensor<float, As...> uniform(torch_generator& generator, double lo, double hi, random::rounding how,
                                       axis_size<Roles>... sizes) {
  auto result = unwritten_of<"uniform", "uniform<...>(generator, lo, hi, ", float, As...>(sizes...);
  random::uniform(generator, result.data(), result.size(), lo, hi, how);
  return result;
}

/// Normally distributed numbers of mean 0 and variance 1, as torch.randn.
template <Axis... As, class... Roles>
constexpr tensor<float, As...> randn(torch_generator& generator, axis_size<Roles>... sizes) {
  auto result = unwritten_of<"randn", "randn<...>(generator, ", float, As...>(sizes...);
  random::normal(generator, result.data(), result.size());
  return result;
}
template <Axis... As, class... Roles>
constexpr tensor<float, As...> randn(torch_generator&& generator, axis_size<Roles>... sizes) {
  return randn<As...>(generator, sizes...);
}
}  // namespace HEADSUP_NAMESPACE
