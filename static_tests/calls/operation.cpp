#include <headsup/calls/operation.hpp>

namespace headsup::headsup_calls {
inline constexpr operation along_roles{.name = "op", .form = "<role...>(x)", .is = reduces | any_axis};
inline constexpr operation makes_new{.name = "op", .form = "<role, another_role>(x, ids?)", .last_there = 1};
static_assert(along_roles.has(reduces) && along_roles.has(any_axis) && !along_roles.has(calculates));
static_assert(along_roles.names_only_there() && !makes_new.names_only_there());
static_assert(name_of(makes_new, 1).data()[0] == 'i' && form_of(makes_new).operands.end == 2);
static_assert(row_of<makes_new>.last_there == 1);

// a layer: features of x and of another text, whose positions a mask has
inline constexpr operation layer{.name = "op",
                                 .form = "<d_in<N>, d_in<N>, d_out<N>>(x, source, present)",
                                 .is = of_a_layer,
                                 .last_there = 2,
                                 .works_on = {role::tokens, role::keys}};
static_assert(inputs(layer) == 2 && place_of(layer, 0) == role::tokens && place_of(layer, 1) == role::keys &&
              place_of(layer, 2) == role::keys);
}  // namespace headsup::headsup_calls
