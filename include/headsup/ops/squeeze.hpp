#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/ops/copied.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
struct squeeze : row<headsup_calls::op::squeeze> {
  static constexpr bool forwards = true;
};
}  // namespace headsup_rule

/// Whether X has an axis Role of one element.
template <template <std::size_t> class Role, class X> concept can_squeeze =
    headsup_calls::accepts<headsup_calls::op::squeeze, headsup_calls::along<Role>, described<X>>;

/// Drops an axis of one element, as x.squeeze(dim); it is always named, because a batch of one is a batch.
///
/// - Shapes: [A..., Role<1>] -> [A...]
/// - Errors: no axis of that role, one of more elements, or no axis named: at compile time
template <template <std::size_t> class Role, class X> requires can_squeeze<Role, X>
[[nodiscard]] constexpr auto squeeze(X&& x) {
  using shape = headsup_detail::without<axes_of<X>, Role>;
  if constexpr (headsup_detail::OfIds<X>)
    return headsup_detail::copied(x, headsup_detail::sizes_from<shape>(x.sizes()));
  else return relabel<shape>(static_cast<X&&>(x));
}
#define HEADSUP_CALL squeeze
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
