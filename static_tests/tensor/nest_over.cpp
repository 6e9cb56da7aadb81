#include <headsup/axes/roles.hpp>
#include <headsup/tensor/nest_over.hpp>

#include <type_traits>

using namespace headsup;
using namespace headsup::headsup_detail;
using headsup_kernels::nest;

using x = axes<batch<2>, tokens<3>, d_in<5>>;

// the type: made once for each combination of lists, and referred to
static_assert(std::is_same_v<decltype(nest_over<x, x, x>), nest const&>);

// the values: one loop where all operands walk memory alike
static_assert(nest_over<x, x, x>.depth == 1 && nest_over<x, x, x>.inner().count == 30);
static_assert(nest_over<x, x, x, x>.inner().b == 1);

// an operand repeated along the axes that it lacks
constexpr nest const& bias = nest_over<x, x, x, axes<d_in<5>>>;
static_assert(bias.depth == 2 && bias.loops[0].count == 6 && bias.loops[0].b == 0);
static_assert(bias.inner().count == 5 && bias.inner().out == 1 && bias.inner().b == 1);

constexpr nest const& column = nest_over<x, x, x, axes<tokens<3>>>;
static_assert(column.depth == 3 && column.loops[0].b == 0 && column.loops[1].b == 1 && column.inner().b == 0);

// an operand whose axes stand in another order, and axes of one position
constexpr nest const& permuted = nest_over<x, x, axes<d_in<5>, tokens<3>, batch<2>>>;
static_assert(permuted.depth == 3 && permuted.loops[0].a == 1 && permuted.loops[1].a == 2 && permuted.inner().a == 6);
static_assert(permuted.loops[0].out == 15 && permuted.loops[1].out == 5 && permuted.inner().out == 1);
static_assert(nest_over<axes<batch<1>, tokens<3>, heads<1>>, axes<tokens<3>>, axes<>>.depth == 1);

// part of a tensor's axes: the rows that a reduction begins at
constexpr nest const& rows = nest_over<axes<batch<2>, d_in<5>>, axes<batch<2>, d_in<5>>, x>;
static_assert(rows.depth == 2 && rows.loops[0].a == 15 && rows.inner().a == 1 && rows.loops[0].out == 5);

// no axes at all: one step
static_assert(nest_over<axes<>, axes<>, axes<>>.depth == 1 && nest_over<axes<>, axes<>, x>.inner().count == 1);

// dynamic sizes give the same loops; with fixed sizes they are the constant itself
constexpr bool same(headsup_kernels::nest const& some, headsup_kernels::nest const& other) {
  bool result = some.depth == other.depth;
  for (std::size_t i = 0; i < some.depth; ++i)
    result = result && some.loops[i].count == other.loops[i].count && some.loops[i].out == other.loops[i].out &&
             some.loops[i].a == other.loops[i].a && some.loops[i].b == other.loops[i].b;
  return result;
}
using known_out = axes<batch<2>, tokens<5>, keys<7>>;
using known_left = axes<batch<2>, tokens<5>, d_in<3>>;
using known_right = axes<keys<7>, batch<2>, d_in<3>>;
static_assert(&nest_for(extents<known_out>{}, extents<known_out>{}, extents<known_left>{}, extents<known_right>{}) ==
              &nest_over<known_out, known_out, known_left, known_right>);
constexpr extents<axes<batch<2>, tokens<dynamic>, keys<dynamic>>> some_out{{2, 5, 7}};
constexpr extents<axes<batch<2>, tokens<dynamic>, d_in<3>>> some_left{{2, 5, 3}};
constexpr extents<axes<keys<dynamic>, batch<2>, d_in<3>>> some_right{{7, 2, 3}};
static_assert(same(nest_for(some_out, some_out, some_left, some_right),
                   nest_over<known_out, known_out, known_left, known_right>));
static_assert(same(nest_for(some_left, some_left, some_left), nest_over<known_left, known_left, known_left>));
