#pragma once

#include <headsup/axes/polarity.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/nest_over.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// The numbers of x from `first` on, in such a shape: along an axis that x lacks they are repeated.
///
/// - Shapes: [A...] -> Shape, of axes of x and others in any order; a mask says what it said
template <class Shape, Tensor X> constexpr auto copied(X const& x, extents<Shape> const& sizes, std::size_t first = 0) {
  auto result = unwritten_from<X>(in_places<still_said<Shape, axes_of<X>>>(sizes));
  headsup_kernels::map(result.data(), x.data() + first, nest_for(sizes, sizes, x.sizes()),
                       headsup_kernels::unchanged{});
  return result;
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
