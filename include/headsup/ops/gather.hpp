#pragma once

#include <headsup/ops/ids.hpp>
#include <headsup/tensor/nest_over.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
struct gather : row<headsup_calls::op::gather> {};
}  // namespace headsup_rule

/// Whether ids choose numbers along Role: they are whole numbers over the other axes of X, and may have an axis Role.
template <template <std::size_t> class Role, class X, class Ids> concept can_gather =
    headsup_calls::accepts<headsup_calls::op::gather, headsup_calls::along<Role>, described<X>, described<Ids>>;

/// The number that an id chooses along Role, for each position: the logits of the target tokens. If the ids have an
/// axis Role too, it says how many are chosen for each position, as torch.gather(dim) does.
///
/// - Shapes: [A..., Role], ids [A... in any order] -> [A... in that order]; or ids [A..., Role<K>] -> [A..., Role<K>]
/// - Errors: no axis of that role, ids over other axes, that are not integers, or known to be of something else
///           (ids_of): at compile time; an id outside: argument_error
template <template <std::size_t> class Role, class X, class Ids> requires can_gather<Role, X, Ids>
constexpr auto gather(X const& x, Ids const& ids) {
  using along = axis_of<axes_of<X>, Role>;
  using chosen = headsup_detail::pool_over<axes_of<X>, Role>;
  using list = headsup_detail::forget_numbers<with_sizes_of<axes_of<Ids>, chosen>>;
  using shape = headsup_detail::keep_lost<headsup_detail::still_said<list, axes_of<X>>, chosen, axes_of<Ids>>;
  headsup_calls::must_hold<headsup_calls::op::gather, headsup_calls::along<Role>>(x, ids);
  auto const rows = headsup_detail::beside_ids<Role>(x.sizes());
  auto const sizes = headsup_detail::in_places<shape>(ids.sizes());
  auto result = headsup_detail::unwritten_from<X>(sizes);
  std::size_t const size = x.sizes().template of<along>();
  std::size_t const step = x.sizes().template stride_of<along>();
  auto const nest = headsup_detail::nest_for(sizes, sizes, rows);
  headsup_kernels::loop const& inner = nest.inner();
  for_each_row(nest, [&](std::size_t to, std::size_t row, std::size_t) {
    for (std::size_t i = 0; i < inner.count; ++i) {
      std::size_t const at = to + i * inner.out;
      std::size_t const id = headsup_detail::position_of_id<headsup_calls::op::gather, Role>(ids.data()[at], size);
      result.data()[at] = x.data()[row + i * inner.a + id * step];
    }
  });
  return result;
}
#define HEADSUP_CALL gather
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
