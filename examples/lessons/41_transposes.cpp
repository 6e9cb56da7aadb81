// Lesson 41: When the order of axes matters
//
// `transpose<a, b>(x)` exchanges two axes; `reorder<axes<...>>(x)` writes the order out. A result has axes in some
// order, too. Most operations find their axis by its name wherever it stands. One of those below does not. Each ?
// stands for all axes of a result with their sizes.

#include <headsup/headsup.hpp>

using namespace headsup;

// Two texts of three words, with five heads.
constexpr auto x = zeros<float, batch<2>, tokens<3>, heads<5>, head_dim<7>>();

constexpr tensor<float, ?> heads_first = transpose<tokens, heads>(x);
constexpr tensor<float, ?> far_apart = transpose<batch, head_dim>(x);

// A sum along the heads, wherever they stand; and two tensors in different orders, added.
constexpr tensor<float, ?> without_heads = sum<heads>(heads_first);
constexpr tensor<float, ?> added = x + heads_first;

// Queries as in x, with key vectors whose axes stand in another order. PyTorch would need a transpose here.
constexpr auto key_vectors = zeros<float, heads<5>, batch<2>, head_dim<7>, keys<4>>();
constexpr auto scores = scaled_scores<head_dim>(x, key_vectors);
static_assert(has_shape<decltype(scores), ?>);

// Weights that have keys before tokens, and the values that they mix. Which axis is summed here?
constexpr auto weights = softmax<keys>(transpose<tokens, keys>(scores));
static_assert(has_shape<decltype(weights), ?>);
constexpr auto values = zeros<float, batch<2>, heads<5>, keys<4>, head_dim<7>>();
constexpr tensor<float, ?> mixed = attend(weights, values);

// Here an order is needed. In which one does merge need the axes of mixed, so that the result is as its type says?
constexpr tensor<float, batch<2>, tokens<3>, all_heads<35>> side_by_side =
    merge<all_heads, heads, head_dim>(reorder<axes<?>>(mixed));

#include "finish/41_transposes.hpp"
