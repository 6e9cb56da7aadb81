#ifndef HEADSUP_OPS_FILL_HPP
#define HEADSUP_OPS_FILL_HPP

#include <headsup/tensor/view.hpp>

namespace headsup {

/// A tensor of one number everywhere, as torch.full.
template <class Scalar, Axis... As>
constexpr tensor<Scalar, As...> full(Scalar number) {
  tensor<Scalar, As...> result(uninitialized);
  for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = number;
  return result;
}

/// A tensor of ones, as torch.ones.
template <class Scalar, Axis... As>
constexpr tensor<Scalar, As...> ones() {
  return full<Scalar, As...>(Scalar{1});
}

/// A tensor of zeros, as torch.zeros.
template <class Scalar, Axis... As>
constexpr tensor<Scalar, As...> zeros() {
  return {};
}

/// The positions 0, 1, 2 … along A, as torch.arange.
template <class Scalar, Axis A>
constexpr tensor<Scalar, A> arange() {
  tensor<Scalar, A> result(uninitialized);
  for (std::size_t i = 0; i < A::size; ++i) result.data()[i] = static_cast<Scalar>(i);
  return result;
}

}  // namespace headsup

#endif
