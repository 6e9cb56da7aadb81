#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/random/bernoulli.hpp>
#include <headsup/tensor/described.hpp>

#include <concepts>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation apply_dropout{.name = "apply_dropout",
                                         .form = "(x, rate?, generator?, stream-)",
                                         .rules = {are_tensors, of_floats},
                                         .tensors = 1};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct apply_dropout : row<headsup_calls::op::apply_dropout> {};
}  // namespace headsup_rule

/// Whether numbers of X can be dropped: the others are scaled up, so they must be floating-point.
template <class X> concept can_drop_out =
    headsup_calls::accepts<headsup_calls::op::apply_dropout, headsup_calls::no_names, described<X>>;

/// Sets each number to zero with probability `rate` and divides the others by 1 - rate: dropout in training.
///
/// Bit for bit as torch.nn.functional.dropout: a rate of 0 draws nothing, any other two draws per number
/// (dropout_stream::torch) or one draw in total (dropout_stream::mkl), in row-major order.
///
/// - Shapes: [A...] -> [A...]; weights that summed to one do so only on average
/// - Errors: a rate outside 0 to 1: argument_error
/// - Source: Srivastava et al., Dropout, JMLR 15 (2014); chapter section 3.5.2
template <class X> requires can_drop_out<X>
constexpr auto apply_dropout(X const& x, std::convertible_to<double> auto rate, torch_generator& generator,
                             dropout_stream stream = dropout_stream::torch) {
  if (!(rate >= 0 && rate <= 1)) headsup_diagnostics::reject("dropout: the rate must be from 0 to 1");
  using scalar = scalar_of<X>;
  using shape = headsup_detail::sums_after_dropout<axes_of<X>>;
  auto result = headsup_detail::unwritten<scalar>(headsup_detail::in_places<shape>(x.sizes()));
  if (rate == 0 || rate == 1) {
    for (std::size_t i = 0; i < x.size(); ++i) result.data()[i] = x.data()[i] * static_cast<scalar>(rate == 0);
  } else {
    double const kept = 1 - static_cast<double>(rate);
    auto const scale = scalar{1} / static_cast<scalar>(kept);
    headsup_random::bernoulli(generator, result.data(), x.size(), kept, stream);
    for (std::size_t i = 0; i < x.size(); ++i) result.data()[i] = x.data()[i] * (result.data()[i] * scale);
  }
  return result;
}
#define HEADSUP_CALL apply_dropout
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
