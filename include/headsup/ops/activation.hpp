#pragma once

#include <headsup/math/gelu.hpp>
#include <headsup/math/sigmoid.hpp>
#include <headsup/ops/map.hpp>

// Run time and compile time compute the same bits, with any number of threads and any instruction set.

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation relu = calculation("relu"), sigmoid = calculation("sigmoid"), silu = calculation("silu"),
                           gelu = calculation("gelu"), gelu_tanh = calculation("gelu_tanh");
}  // namespace headsup_calls::op

namespace headsup_rule {
struct relu : row<headsup_calls::op::relu> {};
struct sigmoid : row<headsup_calls::op::sigmoid> {};
struct silu : row<headsup_calls::op::silu> {};
struct gelu : row<headsup_calls::op::gelu> {};
struct gelu_tanh : row<headsup_calls::op::gelu_tanh> {};
}  // namespace headsup_rule

/// Every number, or 0 where it is negative: torch.nn.functional.relu.
///
/// - Shapes: [A...] -> [A...]
/// - Errors: integers: at compile time
template <FloatTensor X> [[nodiscard]] constexpr auto relu(X const& x) {
  return headsup_detail::calculated<headsup_kernels::function::relu>(
      x, [](auto number) { return number < 0 ? 0 : number; });
}
#define HEADSUP_CALL relu
#include <headsup/diagnostics/other_calls.inl>

/// 1 / (1 + e^-x) of every number: torch.sigmoid.
///
/// - Shapes:    [A...] -> [A...]
/// - Max error: as headsup_math::sigmoid
/// - Errors:    integers: at compile time
template <FloatTensor X> [[nodiscard]] constexpr auto sigmoid(X const& x) {
  return headsup_detail::calculated<headsup_kernels::function::sigmoid>(
      x, [](auto number) { return headsup_math::sigmoid(number); });
}
#define HEADSUP_CALL sigmoid
#include <headsup/diagnostics/other_calls.inl>

/// x / (1 + e^-x) of every number: torch.nn.functional.silu.
///
/// - Shapes:    [A...] -> [A...]
/// - Max error: as headsup_math::silu
/// - Errors:    integers: at compile time
template <FloatTensor X> [[nodiscard]] constexpr auto silu(X const& x) {
  return headsup_detail::calculated<headsup_kernels::function::silu>(
      x, [](auto number) { return headsup_math::silu(number); });
}
#define HEADSUP_CALL silu
#include <headsup/diagnostics/other_calls.inl>

/// Every number times the part of a normal distribution below it: torch.nn.functional.gelu and nn.GELU(), which take
/// the error function. GPT-2 has gelu_tanh.
///
/// - Shapes:    [A...] -> [A...]
/// - Max error: as headsup_math::gelu
/// - Errors:    integers: at compile time
template <FloatTensor X> [[nodiscard]] constexpr auto gelu(X const& x) {
  return headsup_detail::calculated<headsup_kernels::function::gelu>(
      x, [](auto number) { return headsup_math::gelu(number); });
}
#define HEADSUP_CALL gelu
#include <headsup/diagnostics/other_calls.inl>

/// x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))) of every number: GPT-2's GELU, which PyTorch calls
/// gelu(x, approximate="tanh").
///
/// - Shapes:    [A...] -> [A...]
/// - Max error: as headsup_math::gelu_tanh
/// - Errors:    integers: at compile time
template <FloatTensor X> [[nodiscard]] constexpr auto gelu_tanh(X const& x) {
  return headsup_detail::calculated<headsup_kernels::function::gelu_tanh>(
      x, [](auto number) { return headsup_math::gelu_tanh(number); });
}
#define HEADSUP_CALL gelu_tanh
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
