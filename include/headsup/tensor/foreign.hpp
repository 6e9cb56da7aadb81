#pragma once

#include <headsup/axes/merged.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/tensor/view.hpp>

// Weights from elsewhere: only their origin tells the order of their numbers. Name the origin where they enter, and the
// type holds the order, so code that needs another order does not compile.

namespace HEADSUP_NAMESPACE::headsup_calls::op {
inline constexpr operation fused_projections{
    .name = "fused_projections",
    .form = "<rows<N>, whole<N>, parts<N>...>(numbers?)",
    .rules = {sizes_known.or_else("{unknown}<N> with a number"), parts_multiply},
    .first_there = 1};
}  // namespace HEADSUP_NAMESPACE::headsup_calls::op

namespace HEADSUP_NAMESPACE::foreign {
/// The weight of torch.nn.Linear(in, out): rows of outputs.
///
/// - Shapes: In times Out numbers, a range or their address -> [Out, In]
/// - Errors: as tensor_view
template <Axis In, Axis Out, class Numbers> constexpr auto linear_weight(Numbers&& numbers) {
  return tensor_view<float const, Out, In>(static_cast<Numbers&&>(numbers));
}

/// The weight of GPT-2's Conv1D, which is a linear layer too: rows of inputs.
///
/// - Shapes: In times Out numbers, a range or their address -> [In, Out]
/// - Errors: as tensor_view
template <Axis In, Axis Out, class Numbers> constexpr auto conv1d_weight(Numbers&& numbers) {
  return tensor_view<float const, In, Out>(static_cast<Numbers&&>(numbers));
}

/// Queries, keys and values from one fused projection, whose order differs from model to model: Parts are the
/// axes that the fused one holds, outermost first, as in
/// fused_projections<tokens<4>, fused<48>, parts<3>, heads<4>, head_dim<4>>.
///
/// - Shapes: numbers -> [Rows, merged<Fused, Parts...>]
/// - Errors: parts that do not multiply to Fused: at compile time; otherwise as tensor_view
template <Axis Rows, Axis Fused, Axis... Parts, class Numbers> constexpr auto fused_projections(Numbers&& numbers) {
  using made =
      headsup_calls::refused<headsup_calls::op::fused_projections, headsup_calls::of_axes<Rows, Fused, Parts...>>;
  if constexpr (!made::value) {
    static_assert(!HEADSUP_MISTAKE(made));
    return shape_mistake{};
  } else return tensor_view<float const, Rows, merged<Fused, Parts...>>(static_cast<Numbers&&>(numbers));
}
}  // namespace HEADSUP_NAMESPACE::foreign
