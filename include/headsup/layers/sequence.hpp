#ifndef HEADSUP_LAYERS_SEQUENCE_HPP
#define HEADSUP_LAYERS_SEQUENCE_HPP

#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/layer_mistakes.hpp>
#include <headsup/diagnostics/size_mistakes.hpp>
#include <headsup/random/torch_generator.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

/// What attention layers take: tokens with the features In, whatever other axes there are.
template <class X, class In>
concept SequenceOf =
    Tensor<X> && has<tokens, axes_of<X>> && contains<In, axes_of<X>> && std::is_same_v<scalar_of<X>, float>;

/// The same, of no more tokens than a layer's context, as far as is known at compile time.
template <class X, class In, class Context>
concept SequenceWithin =
    SequenceOf<X, In> && (size_of<tokens, axes_of<X>> == dynamic || size_of<tokens, axes_of<X>> <= Context::size);

/// Whether a layer can draw from these arguments: from none, which is inference, or from one generator that lives on; a
/// temporary would drop the same numbers in every call.
template <class... Generator>
concept can_train = sizeof...(Generator) <= 1 && (std::is_same_v<Generator, torch_generator&> && ...);

namespace detail {
/// Stops unless the run time finds the features In, and no more tokens than Context; HU024 or HU016.
template <fixed_string Layer, class In, class Context = void, class List>
constexpr void must_be_sequence([[maybe_unused]] extents<List> const& sizes) {
  if constexpr (!List::fixed) {
    diagnostics::must_have_features<Layer, In>(sizes);
    if constexpr (!std::is_void_v<Context>)
      if (sizes.template of<tokens<1>>() > Context::size)
        diagnostics::refuse_sizes(
            diagnostics::too_many_tokens(Layer.c_str(), sizes.template of<tokens<1>>(), Context::size));
  }
}

/// Whether the context is not where the heads go, and the other way round.
template <class Context, class Heads>
inline constexpr bool in_place = !same_role<Context, heads<1>> && !same_role<Heads, context_length<1>>;
}  // namespace detail

}  // namespace HEADSUP_NAMESPACE

#endif
