#pragma once

#include "expect.hpp"

namespace finish {
struct small_model {
  layer_of_small attention[12];
  static constexpr parameter_members<&small_model::attention> parameters{"attention"};
};
struct xl_model {
  layer_of_xl attention[48];
  static constexpr parameter_members<&xl_model::attention> parameters{"attention"};
};

template <class Layer> constexpr std::size_t width = Layer::projection::features::size;
template <class Layer> constexpr std::size_t one = count_parameters<typename Layer::projection>();
template <class Layer> constexpr std::size_t per_layer = count_parameters<Layer>();
template <class Layer> constexpr std::size_t without_biases = per_layer<Layer> - 4 * width<Layer>;
constexpr std::size_t small_layers = count_parameters<small_model>() / per_layer<layer_of_small>;
constexpr std::size_t xl_layers = count_parameters<xl_model>() / per_layer<layer_of_xl>;
constexpr std::size_t fused_width = 3 * width<layer_of_small>;
using fused = linear<d_in<768>, d_out<fused_width>, bias::yes>;

static_assert(lesson::count<"head_dim_of_small", head_dim_of_small, layer_of_small::head::size,
                            lesson::mistaken<width<layer_of_small>, "that is all heads together">,
                            lesson::mistaken<3 * layer_of_small::head::size,
                                             "that is the query, the key vector and the value of a head">>);
static_assert(
    lesson::count<"of_a_small_layer", of_a_small_layer, per_layer<layer_of_small>,
                  lesson::mistaken<3 * one<layer_of_small>, "that is without the output projection">,
                  lesson::mistaken<without_biases<layer_of_small>, "that is without the biases">,
                  lesson::mistaken<without_biases<layer_of_small> + width<layer_of_small>,
                                   "that is without the biases of queries, key vectors and values">,
                  lesson::mistaken<without_biases<layer_of_small> + 3 * width<layer_of_small>,
                                   "that is without the bias of the output projection">,
                  lesson::mistaken<one<layer_of_small>, "that is one projection of four">,
                  lesson::mistaken<3 * 12 * one<layer_of_small> + one<layer_of_small>,
                                   "the twelve heads share d_out: one weight makes the queries of all heads">,
                  lesson::mistaken<12 * per_layer<layer_of_small>,
                                   "the twelve heads share d_out: one weight makes the queries of all heads">>);
static_assert(
    lesson::count<"of_small", of_small, count_parameters<small_model>(),
                  lesson::mistaken<per_layer<layer_of_small>, "that is one layer">,
                  lesson::mistaken<small_layers * without_biases<layer_of_small>, "that is without the biases">,
                  lesson::mistaken<12 * 12 * per_layer<layer_of_small>,
                                   "the heads are in the layer already: only layers are multiplied here">>);
static_assert(lesson::count<"head_dim_of_xl", head_dim_of_xl, layer_of_xl::head::size,
                            lesson::mistaken<width<layer_of_xl>, "that is all heads together">>);
static_assert(
    lesson::count<
        "of_xl", of_xl, count_parameters<xl_model>(), lesson::mistaken<per_layer<layer_of_xl>, "that is one layer">,
        lesson::mistaken<xl_layers * 3 * one<layer_of_xl>, "that is without the output projection">,
        lesson::mistaken<xl_layers * without_biases<layer_of_xl>, "that is without the biases">,
        lesson::mistaken<small_layers * per_layer<layer_of_xl>, "that is for 12 layers, and XL has 48">,
        lesson::mistaken<xl_layers * per_layer<layer_of_small>, "that is for layers as wide as those of small">>);
static_assert(lesson::count<"of_fused_small", of_fused_small, count_parameters<fused>(),
                            lesson::mistaken<fused::weight_type::axes::size, "that is without the biases">,
                            lesson::mistaken<count_parameters<fused>() - 2 * width<layer_of_small>,
                                             "one bias for three projections is three times as long">,
                            lesson::mistaken<one<layer_of_small>, "that is one of the three">,
                            lesson::mistaken<per_layer<layer_of_small>, "that is with the output projection">,
                            lesson::mistaken<fused_width * fused_width + fused_width,
                                             "only one axis of the weight is three times as long">>);
}  // namespace finish
