#ifndef HEADSUP_DEMO_TERMINAL_HEAT_MAP_HPP
#define HEADSUP_DEMO_TERMINAL_HEAT_MAP_HPP

#include "terminal_page.hpp"

namespace demo {

/// Draws weights as a table of coloured cells, or with shades of grey where there is no colour.
/// A weight of 0 stays empty; the scale runs from the smallest nonzero weight to the largest.
void draw_heat_map(terminal_page& to, shown_tensor const& weights, labels rows, labels columns);

}  // namespace demo

#endif
