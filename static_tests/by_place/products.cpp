#include <headsup/by_place/products.hpp>

#include "numbers.hpp"

template <std::size_t N> struct d_hidden : headsup::axis<"d_hidden", N> {};

namespace {
constexpr auto x = counted<float, tokens<2>, d_in<3>>();     // 1 2 3, 4 5 6
constexpr auto w = counted<float, d_hidden<3>, d_out<2>>();  // 1 2, 3 4, 5 6
using matmul = read_along<headsup_rule::matmul>;

static_assert(holds<tokens<2>, d_out<2>>(matmul::of(x, w), {22, 28, 49, 64}));
static_assert(holds<tokens<2>>(matmul::of(x, counted<float, keys<3>>()), {14, 32}));
static_assert(holds<d_out<2>>(matmul::of(counted<float, keys<3>>(), w), {22, 28}));
static_assert(holds<>(matmul::of(counted<float, keys<3>>(), counted<float, tokens<3>>()), {14}));
// A batch of one beside one of two; the columns have the name of the rows, so theirs is that of their place.
static_assert(holds<batch<2>, tokens<1>, dim_2<2>>(matmul::of(counted<float, batch<2>, tokens<1>, d_in<3>>(),
                                                              counted<float, heads<1>, d_out<3>, tokens<2>>()),
                                                   {22, 28, 49, 64}));
static_assert(stops_with(matmul::of(x, counted<float, d_in<2>, d_out<5>>()),
                         "mat1 and mat2 shapes cannot be multiplied (2x3 and 2x5)"));

// x @ y.T, where the call names an axis that one side lacks; along that axis, where both have it.
constexpr auto k = counted<float, keys<2>, d_out<3>>();
static_assert(holds<tokens<2>, keys<2>>(read_along<headsup_rule::contract, d_in>::of(x, k), {14, 32, 32, 77}));
static_assert(holds<tokens<2>, keys<2>>(
    read_along<headsup_rule::contract, d_in>::of(x, counted<float, d_in<3>, keys<2>>()), {22, 28, 49, 64}));
static_assert(stops_with(read_along<headsup_rule::contract, d_in>::of(x, counted<float, keys<5>, d_out<2>>()),
                         "mat1 and mat2 shapes cannot be multiplied (2x3 and 2x5)"));
// Where each has more than its rows alone, those are lined up by their places.
static_assert(stops_with(read_along<headsup_rule::contract, d_in>::of(counted<float, heads<4>, tokens<2>, d_in<3>>(),
                                                                      counted<float, kv_heads<2>, keys<5>, d_in<3>>()),
                         "The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 0"));
static_assert(holds<tokens<2>, keys<2>>(read_along<headsup_rule::scaled_scores, d_in>::of(x, k),
                                        {8.0829, 18.4752, 18.4752, 44.4560}));
// Scaled by the size of an axis that is named with one.
using reads_a_width = reading<headsup_rule::scaled_scores, roles<>, types<d_out<4>>, numbers<>>;
static_assert(holds<tokens<2>, keys<2>>(reads_a_width::of(x, k), {7, 16, 16, 38.5}));

using attend = read_along<headsup_rule::attend>;
constexpr auto weights = counted<float, tokens<2>, keys<3>>();
static_assert(holds<tokens<2>, d_out<2>>(attend::of(weights, w), {22, 28, 49, 64}));
static_assert(holds<tokens<2>, d_out<2>>(attend::of(weights, counted<float, d_out<2>, keys<3>>()), {14, 32, 32, 77}));

using dot = read_along<headsup_rule::dot>;
static_assert(holds<>(dot::of(counted<float, keys<3>>(), counted<float, tokens<3>>()), {14}));
static_assert(stops_with(dot::of(x, counted<float, keys<3>>()), "1D tensors expected, but got 2D and 1D tensors"));
}  // namespace
