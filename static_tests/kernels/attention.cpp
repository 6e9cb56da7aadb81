#include <headsup/kernels/attention.hpp>

#include <type_traits>

using namespace headsup::kernels;

// the type: a description that is copied as it is
static_assert(std::is_trivially_copyable_v<attention> && std::is_aggregate_v<attention>);

// the values: one sequence and one head, causal, with nothing kept and nothing dropped
static_assert(attention{}.examples == 1 && attention{}.heads == 1 && attention{}.causal && attention{}.scale == 1);
static_assert(attention{}.output.columns == 0);
static_assert(attention{}.keys == nullptr && attention{}.values == nullptr && attention{}.cached == 0);
static_assert(attention{}.drop.draw == nullptr && attention{}.drop.state == nullptr);
static_assert(attention{.tokens = 5, .head_dim = 3, .query = {.depth = 4}}.query.depth == 4);
