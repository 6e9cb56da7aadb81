#ifndef HEADSUP_OPS_FILL_HPP
#define HEADSUP_OPS_FILL_HPP

#include <headsup/tensor/view.hpp>

namespace headsup {

// Sizes that are known at run time only are given by role: zeros<float, tokens<dynamic>, d_in<3>>(sized<tokens>(n)).

/// A tensor of one number everywhere, as torch.full.
template <class Scalar, Axis... As, class... Roles>
constexpr tensor<Scalar, As...> full(Scalar number, axis_size<Roles>... sizes) {
  auto result = detail::unwritten_of<Scalar, As...>(sizes...);
  for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = number;
  return result;
}

/// A tensor of ones, as torch.ones.
template <class Scalar, Axis... As, class... Roles>
constexpr tensor<Scalar, As...> ones(axis_size<Roles>... sizes) {
  return full<Scalar, As...>(Scalar{1}, sizes...);
}

/// A tensor of zeros, as torch.zeros.
template <class Scalar, Axis... As, class... Roles>
constexpr tensor<Scalar, As...> zeros(axis_size<Roles>... sizes) {
  if constexpr (axes<As...>::fixed && sizeof...(Roles) == 0) return {};
  else return full<Scalar, As...>(Scalar{}, sizes...);
}

/// The positions 0, 1, 2 … along A, as torch.arange.
template <class Scalar, Axis A, class... Roles>
constexpr tensor<Scalar, A> arange(axis_size<Roles>... sizes) {
  auto result = detail::unwritten_of<Scalar, A>(sizes...);
  for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = static_cast<Scalar>(i);
  return result;
}

}  // namespace headsup

#endif
