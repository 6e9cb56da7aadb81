#pragma once

#include <headsup/by_place/pairs.hpp>
#include <headsup/by_place/products.hpp>
#include <headsup/by_place/tables.hpp>
#include <headsup/layers/embedding.hpp>
#include <headsup/layers/linear.hpp>
#include <headsup/layers/split_heads.hpp>

// The calls of layers: features are the last axis, and tokens the one before, whatever they are called.

namespace HEADSUP_NAMESPACE::headsup_by_place {
template <class In, class Out> struct layer_reading<headsup_rule::linear<In, Out>> {
  template <class Layer, FloatTensor X> static constexpr auto of(Layer const& layer, X const& x) {
    using both = multiplied<axes_of<X>, axes<Out, In>, true>;
    if constexpr (!both::result.runs()) return stopped<both>{};
    else if constexpr (requires { layer.bias; })
      return lined_up_by(product_of<true>(x, layer.weight), layer.bias, headsup_rule::plus{});
    else return product_of<true>(x, layer.weight);
  }
};
template <class Ids, class Out> struct layer_reading<headsup_rule::embedding<Ids, Out>> {
  template <class Layer, Tensor X> requires(std::integral<scalar_of<X>> && !std::is_same_v<scalar_of<X>, bool>)
  static constexpr auto of(Layer const& layer, X const& ids) {
    return rows_at<0>(layer.weight, ids);
  }
};

/// The axes of a text as a layer calls them.
template <class List, class In> struct text_of {
  using last = axes<tokens<sizes_in<List>.from_right(1)>, In>;
  // Named with these first, so that it is another axis that loses its name.
  using all = named<headsup_detail::joined_axes<last, front_of<List, 2>>>;
  template <std::size_t... I>
  static auto turned(std::index_sequence<I...>) -> axes<axis_at<(I + 2) % List::rank, all>...>;
  using list = decltype(turned(std::make_index_sequence<List::rank>{}));
};

/// Whether the features fit the first weight, and the text the mask.
template <class X, class Weight> struct projected {
  static constexpr outcome result = multiplied<X, Weight, false>::result;
};
template <class X, class Weight> requires requires { Weight::parameters; }
struct projected<X, Weight> {
  static constexpr outcome result = multiplied<X, typename decltype(Weight::weight)::axes, true>::result;
};
template <class Split> inline constexpr bool has_heads = true;
template <class Out> inline constexpr bool has_heads<one_head<Out>> = false;
template <class X, class Layer> struct within_mask {
  static constexpr outcome result = [] {
    outcome made;
    if constexpr (!std::is_void_v<typename Layer::call::context>) {
      constexpr std::size_t tokens = sizes_in<X>.from_right(1), context = Layer::call::context::size;
      if (tokens > context)
        made.stops << "The size of tensor a (" << tokens << ") must match the size of tensor b (" << context
                   << ") at non-singleton dimension " << X::rank - (has_heads<typename Layer::split> ? 0 : 1);
    }
    return made;
  }();
};

/// Attention on one text.
template <class Call> requires requires { typename Call::features; }
struct layer_reading<Call> {
  template <class Layer, FloatTensor X> requires(axes_of<X>::rank >= 2 && requires(Layer const& l) { l.W_query; })
  static constexpr auto of(Layer const& layer, X const& x) {
    using list = axes_of<X>;
    using weight = std::remove_cvref_t<decltype(layer.W_query)>;
    using mask = within_mask<list, Layer>;
    if constexpr (!projected<list, weight>::result.runs()) return stopped<projected<list, weight>>{};
    else if constexpr (!mask::result.runs()) return stopped<mask>{};
    else return layer.by_operations(over<typename text_of<list, typename Call::features>::list>(x));
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
