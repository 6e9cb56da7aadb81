#include <headsup/by_place/layers.hpp>

#include "numbers.hpp"

namespace {
// 1 2 3 by the rows of [[1, 2, 3], [4, 5, 6]], and [1, 2] to it; the axis is called otherwise.
constexpr linear<d_in<3>, d_out<2>> layer = [] {
  linear<d_in<3>, d_out<2>> made;
  made.weight = counted<float, d_out<2>, d_in<3>>();
  made.bias = counted<float, d_out<2>>();
  return made;
}();
using linear_reading = layer_reading<headsup_rule::linear<d_in<3>, d_out<2>>>;
static_assert(holds<tokens<1>, d_out<2>>(linear_reading::of(layer, counted<float, tokens<1>, heads<3>>()), {15, 34}));
static_assert(stops_with(linear_reading::of(layer, counted<float, batch<7>, tokens<2>, d_in<5>>()),
                         "mat1 and mat2 shapes cannot be multiplied (14x5 and 3x2)"));

constexpr embedding<vocab<3>, d_in<2>> rows = [] {
  embedding<vocab<3>, d_in<2>> made;
  made.weight = counted<float, vocab<3>, d_in<2>>();
  return made;
}();
static_assert(holds<d_in<2>, dim_1<2>>(
    layer_reading<headsup_rule::embedding<vocab<3>, d_in<2>>>::of(rows, tensor<int, d_in<2>>{{2, 0}}), {5, 6, 1, 2}));

// Attention: features last, tokens before them, and no more than the mask has.
using attention = multi_head_attention<d_in<3>, d_out<4>, context_length<5>, heads<2>>;
using attention_reading = layer_reading<attention::call>;
template <class... As> constexpr auto attended() { return attention_reading::of(attention{}, tensor<float, As...>{}); }
static_assert(holds<batch<2>, tokens<2>, d_out<4>>(attended<batch<2>, keys<2>, d_out<3>>(),
                                                   {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
static_assert(stops_with(attended<batch<2>, tokens<7>, d_in<4>>(),
                         "mat1 and mat2 shapes cannot be multiplied (14x4 and 3x4)"));
static_assert(stops_with(attended<batch<2>, tokens<7>, d_in<3>>(),
                         "The size of tensor a (7) must match the size of tensor b (5) at non-singleton dimension 3"));
static_assert(
    std::is_same_v<text_of<axes<tokens<2>, keys<5>, d_out<3>>, d_in<3>>::list, axes<dim_2<2>, tokens<5>, d_in<3>>>);
}  // namespace
