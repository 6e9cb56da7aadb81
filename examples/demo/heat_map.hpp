#ifndef HEADSUP_DEMO_HEAT_MAP_HPP
#define HEADSUP_DEMO_HEAT_MAP_HPP

#include "page.hpp"

#include <headsup/tensor/view.hpp>

#include <span>
#include <string>

namespace demo {

using labels = std::span<char const* const>;

/// Draws weights, row by row, as a table of coloured cells, or with shades of grey where there is no colour.
/// A weight of 0 stays empty; the scale runs from the smallest nonzero weight to the largest.
/// `axes` names those of the rows and the columns.
void draw_heat_map(page& to, float const* weights, std::string const& axes, labels rows, labels columns);

/// The same for a tensor with one row, or one row per query; labels of missing rows are omitted, and so is their axis.
template <headsup::Tensor X> void heat_map(page& to, X const& weights, labels rows, labels columns) {
  static_assert(X::rank == 1 || X::rank == 2, "a heat map has one or two axes");
  std::string axes;
  [&]<class... As>(headsup::axes<As...>) {
    ((axes += joined({axes.empty() ? "" : "\\", As::role::name.chars})), ...);
  }(headsup::axes_of<X>{});
  draw_heat_map(to, weights.data(), axes, rows.first(weights.size() / columns.size()), columns);
}

}  // namespace demo

#endif
