#pragma once

#include "expect.hpp"

namespace finish {
template <std::size_t N> struct layers : axis<"layers", N> {};
template <std::size_t N> struct group : axis<"group", N> {};

template <class Layer> using cache = typename Layer::template cache<>;
template <class Layer> constexpr std::size_t one = cache<Layer>::layout::size * sizeof(typename cache<Layer>::number);
// Key vectors and values.
template <class Layer> constexpr std::size_t both = 2 * one<Layer>;
template <class Layer> constexpr std::size_t model = layers<12>::size * both<Layer>;

using newest_queries = tensor<float, tokens<1>, kv_heads<1>, group<12>, one_for_all::head>;
using cached_keys = tensor<float, kv_heads<1>, keys<cache<one_for_all>::capacity()>, one_for_all::head>;
using newest_scores = decltype(contract<head_dim>(std::declval<newest_queries>(), std::declval<cached_keys>()));
constexpr std::size_t newest = axes_of<newest_scores>::size;

static_assert(
    lesson::count<
        "bytes_of_a_layer", bytes_of_a_layer, both<layer>,
        lesson::mistaken<one<layer>, "that is either the key vectors or the values">,
        lesson::mistaken<both<layer> / sizeof(float), "those are numbers, and a float takes 4 bytes">,
        lesson::mistaken<one<layer> / sizeof(float), "those are the numbers of either the key vectors or the values">,
        lesson::mistaken<both<layer> / layer::shared_heads::size, "that is one head of twelve">,
        lesson::mistaken<both<layer> * layer::shared_heads::size,
                         "the twelve heads share 768 features: each has 64 of them">,
        lesson::mistaken<3 * one<layer>, "the queries are not kept: nobody looks at them again">>);
static_assert(lesson::count<"bytes_of_the_model", bytes_of_the_model, model<layer>,
                            lesson::mistaken<both<layer>, "that is one layer">,
                            lesson::mistaken<model<layer> / 2, "that is either the key vectors or the values">>);
static_assert(lesson::count<
              "bytes_for_long_texts", bytes_for_long_texts, model<long_layer>,
              lesson::mistaken<128 * model<long_layer>, "the words are in the cache once, not twice: it is no square">,
              lesson::mistaken<both<long_layer>, "that is one layer">,
              lesson::mistaken<model<layer>, "the cache has place for every word">>);
static_assert(lesson::count<"bytes_with_four", bytes_with_four, model<grouped>,
                            lesson::mistaken<model<long_layer> / 4, "four heads are kept of twelve: that is a third">,
                            lesson::mistaken<model<grouped> / 2, "both the key vectors and the values are kept">,
                            lesson::mistaken<12 * model<grouped>, "one head has 64 features, and not 768">,
                            lesson::mistaken<model<long_layer> / 2 + model<grouped> / 2,
                                             "key vectors and values both have four heads">,
                            lesson::mistaken<both<grouped>, "that is one layer">,
                            lesson::mistaken<model<long_layer>, "that is with all twelve heads">>);
static_assert(lesson::count<"bytes_with_one", bytes_with_one, model<one_for_all>,
                            lesson::mistaken<model<one_for_all> / 2, "both the key vectors and the values are kept">,
                            lesson::mistaken<both<one_for_all>, "that is one layer">,
                            lesson::mistaken<12 * model<one_for_all>, "one head has 64 features, and not 768">,
                            lesson::mistaken<model<grouped>, "that is with four heads">>);
static_assert(lesson::count<"scores_of_the_newest", scores_of_the_newest, newest,
                            lesson::mistaken<cache<one_for_all>::capacity(),
                                             "that is one head: twelve heads of queries share one head of key vectors">,
                            lesson::mistaken<newest * cache<one_for_all>::capacity(),
                                             "only the newest word is a query: what the others found is known">,
                            lesson::mistaken<layers<12>::size * newest, "that is in all layers">>);
}  // namespace finish
