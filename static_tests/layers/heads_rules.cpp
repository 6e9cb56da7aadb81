#include <headsup/layers/heads_rules.hpp>

#include <type_traits>

using namespace headsup;

// what rules know of the heads of keys and values: nothing, or as many as an option says
static_assert(
    std::is_same_v<rule::names_of_heads<0, axes<d_in<3>, heads<4>>>::type, headsup_calls::of_axes<d_in<3>, heads<4>>>);
static_assert(std::is_same_v<rule::names_of_heads<2, axes<d_in<3>, heads<4>>>::type,
                             headsup_calls::of_axes<d_in<3>, heads<4>, kv_heads<2>>>);
