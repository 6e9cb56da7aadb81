#include <headsup/by_place/along.hpp>

#include "numbers.hpp"

namespace {
constexpr auto x = counted<float, batch<2>, tokens<3>>();  // 1 2 3, 4 5 6

// Along the axis of the role; without a role where PyTorch looks.
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::softmax, batch>::of(x),
                                         {0.0474, 0.0474, 0.0474, 0.9526, 0.9526, 0.9526}));
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::softmax, tokens>::of(x),
                                         {0.0900, 0.2447, 0.6652, 0.0900, 0.2447, 0.6652}));
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::softmax, keys>::of(x),
                                         {0.0900, 0.2447, 0.6652, 0.0900, 0.2447, 0.6652}));
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::softmax>::of(x),
                                         {0.0900, 0.2447, 0.6652, 0.0900, 0.2447, 0.6652}));
static_assert(holds<heads<2>, batch<2>, keys<1>>(
    read_along<headsup_rule::softmax>::of(counted<float, heads<2>, batch<2>, keys<1>>()),
    {0.1192, 0.1192, 0.8808, 0.8808}));
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::log_softmax, batch>::of(x),
                                         {-3.0486, -3.0486, -3.0486, -0.0486, -0.0486, -0.0486}));
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::renormalize, batch>::of(x),
                                         {0.2, 2 / 7., 1 / 3., 0.8, 5 / 7., 2 / 3.}));
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::cumsum, batch>::of(x), {1, 2, 3, 5, 7, 9}));
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::normalize, batch>::of(x),
                                         {0.2425, 0.3714, 0.4472, 0.9701, 0.9285, 0.8944}));
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::normalize>::of(x),
                                         {0.2673, 0.5345, 0.8018, 0.4558, 0.5698, 0.6838}));
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::rms_norm, batch>::of(x),
                                         {0.3430, 0.5252, 0.6325, 1.3720, 1.3131, 1.2649}));

// layer_norm takes sizes, which are those of the last axes or PyTorch stops.
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::layer_norm, tokens>::of(x),
                                         {-1.2247, 0, 1.2247, -1.2247, 0, 1.2247}));
static_assert(holds<batch<2>, tokens<3>>(read_along<headsup_rule::layer_norm, batch, tokens>::of(x),
                                         {-1.4638, -0.8783, -0.2928, 0.2928, 0.8783, 1.4638}));
static_assert(stops_with(read_along<headsup_rule::layer_norm, batch>::of(x),
                         "Given normalized_shape=[2], expected input with shape [*, 2], but got input of size[2, 3]"));
}  // namespace
