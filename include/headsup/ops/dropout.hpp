#ifndef HEADSUP_OPS_DROPOUT_HPP
#define HEADSUP_OPS_DROPOUT_HPP

#include <headsup/random/bernoulli.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

/// Sets each number to zero with probability `rate` and divides the others by 1 - rate: dropout while training.
///
/// Bit for bit as torch.nn.functional.dropout: a rate of 0 draws nothing, any other two draws a number
/// (dropout_stream::torch) or one draw in all (dropout_stream::mkl), in row-major order.
///
/// Shapes  [A...] -> [A...]; weights that summed to one do so on average only
/// Errors  a rate outside 0 to 1: argument_error
/// Source  Srivastava et al., Dropout, JMLR 15 (2014); chapter section 3.5.2
template <class X>
constexpr auto apply_dropout(X const& x, double rate, torch_generator& generator,
                             dropout_stream stream = dropout_stream::torch) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else {
    if (!(rate >= 0 && rate <= 1)) reject("dropout: the rate must be from 0 to 1");
    using scalar = scalar_of<X>;
    using shape = sums_after_dropout<axes_of<X>>;
    auto result = detail::unwritten<scalar, shape>(in_places<shape>(x.shape()));
    if (rate == 0 || rate == 1) {
      for (std::size_t i = 0; i < x.size(); ++i) result.data()[i] = x.data()[i] * static_cast<scalar>(rate == 0);
    } else {
      auto const scale = scalar{1} / static_cast<scalar>(1 - rate);
      random::bernoulli(generator, result.data(), x.size(), 1 - rate, stream);
      for (std::size_t i = 0; i < x.size(); ++i) result.data()[i] = x.data()[i] * (result.data()[i] * scale);
    }
    return result;
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
