#include <headsup/layers/split_heads.hpp>
#include <headsup/ops/random.hpp>

using namespace headsup;

constexpr auto projected = rand<batch<2>, tokens<5>, d_out<12>>(torch_generator{1});

// the type: the features of one head, at least one also where the heads do not divide them
static_assert(std::is_same_v<features_of_one<d_out<6>, heads<2>>, head_dim<3>>);
static_assert(std::is_same_v<features_of_one<d_out<7>, heads<3>>, head_dim<2>>);
static_assert(std::is_same_v<features_of_one<d_out<2>, heads<3>>, head_dim<1>>);

// one head has all features, and a cache of it an axis of one head
using alone = one_head<d_out<12>>;
static_assert(alone::merged(alone::of_queries(projected)) == projected);
constexpr auto cached = alone::as_cached(alone::of_keys<tokens>(projected));
static_assert(std::is_same_v<decltype(cached), tensor<float, heads<1>, batch<2>, tokens<5>, head_dim<12>> const>);
static_assert(alone::of_cached(cached) == projected);

// as many heads of keys as of queries: split apart, and back
using plain = split_heads<d_out<12>, heads<3>, heads<3>>;
static_assert(std::is_same_v<plain::head, head_dim<4>> && std::is_same_v<plain::shared_out, d_out<12>>);
constexpr auto apart = plain::of_queries(projected);
static_assert(std::is_same_v<decltype(apart), tensor<float, batch<2>, heads<3>, tokens<5>, head_dim<4>> const>);
static_assert(apart(1, 2, 3, 1) == projected(1, 3, 9) && plain::of_keys<tokens>(projected) == apart);
static_assert(plain::merged(apart)(1, 3, 9) == projected(1, 3, 9));

// three heads of queries for each of keys
using grouped = split_heads<d_out<12>, heads<6>, kv_heads<2>>;
static_assert(std::is_same_v<grouped::head, head_dim<2>> && std::is_same_v<grouped::shared_out, d_out<4>>);
constexpr auto in_groups = grouped::of_queries(projected);
static_assert(
    std::is_same_v<decltype(in_groups), tensor<float, batch<2>, kv_heads<2>, copies<3>, tokens<5>, head_dim<2>> const>);
static_assert(in_groups(1, 1, 0, 3, 1) == projected(1, 3, 7));
static_assert(std::is_same_v<decltype(grouped::merged(in_groups)), tensor<float, batch<2>, tokens<5>, all_heads<12>>>);
static_assert(grouped::merged(in_groups)(1, 3, 7) == projected(1, 3, 7));
constexpr auto of_keys = rand<keys<5>, d_out<4>>(torch_generator{1});
static_assert(grouped::of_keys<keys>(of_keys)(1, 3, 0) == of_keys(3, 2));
