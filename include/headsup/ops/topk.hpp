#pragma once

#include <headsup/axes/ids_of.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/kernels/order.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/nest_over.hpp>

namespace HEADSUP_NAMESPACE {
/// The largest numbers along an axis, in descending order, and their positions along it.
template <class Values, class Indices> struct largest_and_where {
  Values values;
  Indices indices;
};

namespace headsup_calls::op {
inline constexpr operation topk{.name = "topk",
                                .form = "<role, N>(x, count-)",
                                .rules = {has_axis, says_how_many, has_as_many},
                                .is = any_axis,
                                .tensors = 1};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct topk : row<headsup_calls::op::topk> {
  struct refused : shape_mistake {
    shape_mistake values;
    shape_mistake indices;
  };
};
}  // namespace headsup_rule

/// Whether X has an axis Role of at least K elements.
template <template <std::size_t> class Role, class X, auto K> concept can_topk =
    headsup_calls::accepts<headsup_calls::op::topk, headsup_calls::naming<headsup_calls::roles<Role>, axes<>, K>,
                           described<X>>;

/// The K largest numbers along Role, in descending order, and where they are, as torch.topk: auto [values, indices] =
/// topk<vocab, 5>(logits). Of equals, the earlier comes first; NaN comes before all numbers.
///
/// - Shapes: [A..., Role] -> values [A..., Role<K>] and indices, the same of int, known to be ids of Role; knowledge
///           about sums is forgotten
/// - Errors: no axis of that role, fewer elements than K or none asked for: at compile time; fewer at run time:
///           size_error
template <template <std::size_t> class Role, std::integral auto K, class X> requires can_topk<Role, X, K>
constexpr auto topk(X const& x) {
  constexpr auto k = static_cast<std::size_t>(K);
  using along = axis_of<axes_of<X>, Role>;
  using chosen = headsup_detail::with<headsup_detail::forget_numbers<axes_of<X>>, Role<k>>;
  using shape = headsup_detail::keep_lost<chosen, axes_of<X>>;
  using positions = headsup_detail::keep_lost<headsup_detail::positions_along<along, chosen>, axes_of<X>>;
  std::size_t const size = x.sizes().template of<along>();
  headsup_calls::must_hold<headsup_calls::op::topk, headsup_calls::naming<headsup_calls::roles<Role>, axes<>, K>>(x);
  auto const sizes = headsup_detail::sizes_from<shape>(x.sizes());
  auto values = headsup_detail::unwritten<scalar_of<X>>(sizes);
  auto indices = headsup_detail::unwritten<int>(headsup_detail::in_places<positions>(sizes));
  std::size_t const step = x.sizes().template stride_of<along>();
  std::size_t const out_step = sizes.template stride_of<along>();
  auto const nest = headsup_detail::nest_for(headsup_detail::sizes_from<headsup_detail::without<shape, Role>>(sizes),
                                             sizes, x.sizes());
  for_each_step(nest, [&](std::size_t to, std::size_t from, std::size_t) {
    headsup_kernels::largest(values.data() + to, indices.data() + to, out_step, k, x.data() + from, step, size);
  });
  return largest_and_where<decltype(values), decltype(indices)>{static_cast<decltype(values)&&>(values),
                                                                static_cast<decltype(indices)&&>(indices)};
}
#define HEADSUP_CALL topk
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
