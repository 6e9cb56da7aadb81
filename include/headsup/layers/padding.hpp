#pragma once

#include <headsup/diagnostics/agreement_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/layers/sequence.hpp>
#include <headsup/math/ieee.hpp>
#include <headsup/ops/copied.hpp>
#include <headsup/ops/masked_fill.hpp>
#include <headsup/ops/places.hpp>
#include <headsup/ops/rename.hpp>
#include <headsup/ops/transpose.hpp>

// Texts of different lengths in one batch: layers are told which tokens are present, and which are padding.

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU064: `present` has a truth value for each token of x, and no other axes. Over are the axes that it needs.
template <class Call, class Over, class Present> struct is_of_the_tokens {
  using given = typename Present::axes;
  static constexpr bool value = subset<Over, given> && subset<given, Over>;
  static constexpr words say() {
    words w;
    w << "HU064 " << Call::name << ": present says which of " << Over{} << " are no padding, and is over " << given{}
      << "; fix: ";
    if (has<tokens, Over> && has<tokens, given> && has<keys, given>)
      return w << "layer(x), which hides later tokens itself unless it is bidirectional";
    constexpr axis_words spare = last_axis(minus<given, Over>{});
    constexpr axis_words wanted = last_axis(minus<Over, given>{});
    if (spare.size != 0 && spare.size == wanted.size)
      return w << "rename<" << spare.role << ", " << wanted.role << ">(present)";
    if (spare.size == 0 && wanted.size != 0)
      return (w << "expand<").list(minus<Over, given>{}) << ">(present), if all of them are padded alike";
    return (w << "tensor<bool, ").list(Over{}) << "> present";
  }
};

/// HU037: `present` holds bools. A layer that is given another text of floats is probably meant to look at it.
template <class Call, class Present> struct is_a_presence : of_type<Call, Present, bool, "present"> {
  static constexpr words say() {
    words w = of_type<Call, Present, bool, "present">::say();
    if (std::is_floating_point_v<typename Present::scalar>) w << " if it is one, or cross_attention for another text";
    return w;
  }
};

/// HU064: the input comes before what says which of its tokens are present.
template <class Call, class X, class Present> struct input_before_present {
  static constexpr bool value =
      !(std::is_same_v<typename X::scalar, bool> && std::is_same_v<typename Present::scalar, float>);
  static constexpr words say() {
    return words{} << "HU064 " << Call::name << ": takes the input, and then which of its tokens are present; fix: "
                   << "layer(x, present)";
  }
};

/// A layer that can also be told, after its input, which of the tokens are present.
template <class Layer> struct with_padding : Layer {
  template <class X, class... Given> struct rules : Layer::template rules<X, Given...> {};
  template <class X, class Present, class... Given> requires(!std::is_same_v<typename Present::axes, no_tensor>)
  struct rules<X, Present, Given...>
      : all<input_before_present<Layer, X, Present>, typename Layer::template rules<X, Given...>,
            is_a_presence<Layer, Present>,
            is_of_the_tokens<Layer, minus<typename X::axes, axes<typename Layer::features>>, Present>> {};
};

/// Stops unless the sizes known only at run time agree, of x and of what says which tokens are present; HU024, HU016 or
/// HU004.
template <class Call, class X, class... Given> constexpr void must_look_at(X const& x, Given const&... given) {
  must_be_sequence<Call>(x.shape());
  [[maybe_unused]] auto one = [&]<class Present>([[maybe_unused]] Present const& each) {
    if constexpr (Tensor<Present>) must_agree<Call, "x", "present">(x.shape(), each.shape());
  };
  (one(given), ...);
}
}  // namespace rule

/// Hides the padding: a key that is not present is hidden from all queries but its own. A token of padding sees itself,
/// because one that sees nothing would become NaN, and so would, from the next layer on, every token.
///
/// - Shapes: [A..., tokens, keys], [B..., tokens] of bool -> [A..., tokens, keys]
template <Tensor Scores, Tensor Present> constexpr auto mask_padding(Scores const& scores, Present const& present) {
  auto const as_keys = rename<tokens, keys>(present);
  using shape = joined_axes<axes<axis_of<axes_of<Present>, tokens>>, axes_of<decltype(as_keys)>>;
  auto const per_query = copied(as_keys, sizes_from<shape>(present.shape(), as_keys.shape()));
  auto const hidden = map_places<tokens, keys, shape>(
      per_query, [](bool there, std::size_t query, std::size_t key) { return !there && query != key; });
  return masked_fill(scores, hidden, -headsup_math::infinity<scalar_of<Scores>>);
}
}  // namespace HEADSUP_NAMESPACE
