#ifndef HEADSUP_LAYERS_SEQUENCE_HPP
#define HEADSUP_LAYERS_SEQUENCE_HPP

#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/layer_mistakes.hpp>
#include <headsup/tensor/view.hpp>

namespace headsup {

/// What attention layers take: tokens with the features In, whatever other axes there are.
template <class X, class In>
concept SequenceOf = Tensor<X> && has<tokens, axes_of<X>> && contains<In, axes_of<X>>;

}  // namespace headsup

#endif
