#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/reduce.hpp>
#include <headsup/tensor/by_size.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
constexpr bool is_vector(call_value const& c) { return c.x[0].count == 1; }
inline constexpr rule keeps_apart_or_features =
    keeps_apart.or_else("{call}<d_in>(rename<{role}, d_in>(x)) if these are features", is_vector);
constexpr bool has_scale(call_value const& c) { return c.x[1].tensor(); }
inline constexpr rule takes_no_scale = has_no_scale.or_else("{call}<{role}>(x) * scale + shift", has_scale);
inline constexpr operation layer_norm{
    .name = "layer_norm",
    .form = "<role...>(x, epsilon-, shift-)",
    .rules = {is_one_axis, takes_no_ids, has_axis, of_floats, keeps_apart_or_features, takes_no_scale},
    .tensors = 1,
    .apart = {role::batch, role::tokens, role::heads, role::kv_heads}};
inline constexpr operation rms_norm{
    .name = "rms_norm",
    .form = layer_norm.form,
    .rules = {is_one_axis, takes_no_ids, has_axis, of_floats, keeps_apart_or_features, takes_no_scale},
    .tensors = 1,
    .apart = {role::batch, role::tokens, role::heads, role::kv_heads}};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct layer_norm : row<headsup_calls::op::layer_norm> {};
struct rms_norm : row<headsup_calls::op::rms_norm> {};
}  // namespace headsup_rule

/// Whether X can be normalised along Role: it has the axis, which is neither the batch, the tokens nor the heads.
template <template <std::size_t> class Role, class X> concept can_norm =
    headsup_calls::accepts<headsup_calls::op::layer_norm, headsup_calls::along<Role>, described<X>>;

namespace headsup_detail {
/// operations(), or the machine's kernel for many rows that are contiguous in memory.
template <class Along, class X, class Operations>
constexpr auto normalized_rows(X const& x, double epsilon, bool centred, Operations operations) {
  if constexpr (std::is_same_v<scalar_of<X>, float>)
    return headsup_run_time::by_library<headsup_kernels::norm_work, Along>(x, operations, [&](auto* out) {
      std::size_t const n = x.sizes().template of<Along>();
      headsup_kernels::normalize(instruction_set_in_use(), out, x.data(), x.sizes().count() / n, n,
                                 static_cast<float>(epsilon), centred);
    });
  else return operations();
}
}  // namespace headsup_detail

/// Shifts and scales along Role to mean 0 and variance 1, as torch.nn.functional.layer_norm over that axis alone.
///
/// - Shapes:   [A..., Role] -> [A..., Role]
/// - Rounding: as the operations it consists of; run time sums in another order for 4096 numbers or more
/// - Errors:   no axis of that role, the batch or the tokens, more than one axis or none: at compile time
/// - Source:   Ba, Kiros, Hinton: Layer Normalization, eq. (3); the variance divides by n
template <template <std::size_t> class Role, class X, Number Epsilon = double> requires can_norm<Role, X>
constexpr auto layer_norm(X const& x, Epsilon epsilon = 1e-5) {
  return headsup_detail::normalized_rows<Role<1>>(x, static_cast<double>(epsilon), true, [&] {
    auto const centred = x - headsup_detail::reduce<Role>(x, headsup_rule::mean{});
    return centred /
           sqrt(headsup_detail::reduce<Role>(centred * centred, headsup_rule::mean{}) + static_cast<double>(epsilon));
  });
}
#define HEADSUP_CALL layer_norm
#include <headsup/diagnostics/other_calls.inl>

/// Scales along Role to a root mean square of 1, as torch.nn.functional.rms_norm over that axis alone.
///
/// - Shapes: [A..., Role] -> [A..., Role]
/// - Errors: no axis of that role, the batch or the tokens, more than one axis or none: at compile time
/// - Source: Zhang, Sennrich: Root Mean Square Layer Normalization, eq. (4)
template <template <std::size_t> class Role, class X, Number Epsilon = double> requires can_norm<Role, X>
constexpr auto rms_norm(X const& x, Epsilon epsilon = 1e-5) {
  return headsup_detail::normalized_rows<Role<1>>(x, static_cast<double>(epsilon), false, [&] {
    return x / sqrt(headsup_detail::reduce<Role>(x * x, headsup_rule::mean{}) + static_cast<double>(epsilon));
  });
}
#define HEADSUP_CALL rms_norm
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
