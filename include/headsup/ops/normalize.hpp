#pragma once

#include <headsup/ops/norm.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation normalize{.name = "normalize",
                                     .form = "<role...>(x)",
                                     .rules = {is_one_axis, has_axis, of_floats, keeps_apart},
                                     .apart = {role::batch, role::tokens, role::heads, role::kv_heads}};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct normalize : row<headsup_calls::op::normalize> {};
}  // namespace headsup_rule

/// Scales vectors along Role to length 1, as torch.nn.functional.normalize over that axis; a length below 1e-12 counts
/// as 1e-12.
///
/// - Shapes: [A..., Role] -> [A..., Role]
/// - Errors: as layer_norm: at compile time
template <template <std::size_t> class Role, class X> requires can_norm<Role, X>
constexpr auto normalize(X const& x) {
  return x / map(sqrt(headsup_detail::reduce<Role>(x * x, headsup_rule::sum{})), [](auto length) {
    constexpr auto least = static_cast<decltype(length)>(1e-12);
    return length < least ? least : length;
  });
}
#define HEADSUP_CALL normalize
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
