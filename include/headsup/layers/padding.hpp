#pragma once

#include <headsup/calls/mask_rules.hpp>
#include <headsup/layers/sequence.hpp>
#include <headsup/math/ieee.hpp>
#include <headsup/ops/copied.hpp>
#include <headsup/ops/masked_fill.hpp>
#include <headsup/ops/places.hpp>
#include <headsup/ops/rename.hpp>
#include <headsup/ops/transpose.hpp>

// Texts of different lengths in one batch: layers are told which tokens are present, and which are padding.

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
constexpr bool is_a_causal_mask(call_value const& c) { return c.x[1].has(role::tokens) && c.x[1].has(role::keys); }
constexpr bool is_another_text(call_value const& c) { return c.x[1].has(c.named[0].role); }

/// The calls of layers that can be told which tokens are present.
template <fixed_string Name>
inline constexpr operation padded_layer{
    .name = Name.chars,
    .form = "<d_in<N>, d_out<N>, context_length<N>, heads<N>?>(x, present?, generator?)",
    .rules = {takes_no_more.or_else(step_instead, is_given_a_cache), has_its_axes.in(0),
              has_features.in(0).or_else(embed_ids, are_ids), lacks_output, lacks_its_axes, of_float.in(0),
              within_context, of_bools.in(1).or_else("cross_attention for another text", is_another_text), agree,
              is_of_the_places.in(1).or_else("layer(x), which hides later tokens itself unless it is bidirectional",
                                             is_a_causal_mask),
              means_what_it_says.in(1)},
    .is = of_a_layer | has_context | draws,
    .last_there = 1,
    .tensors = 2,
    .works_on = {role::tokens, role::keys, role::head_dim}};
}  // namespace headsup_calls::op

namespace headsup_rule {
/// The same for a layer that can also be told, after its input, which of the tokens are present. Heads are axes that it
/// makes itself.
template <fixed_string Name, class In, class Out, class Context, class Heads, class Made = all<>>
struct padded_layer : layer_call<headsup_calls::op::padded_layer<Name>, axes<In, Out, Context, Heads>, Made> {
  using features = In;
  using context = Context;
  static constexpr auto title = Name;
};
}  // namespace headsup_rule

/// Hides the padding: a key that is not present is hidden from all queries but its own. A token of padding sees itself,
/// because one that sees nothing would become NaN, and so would, from the next layer on, every token. Keys of another
/// text are hidden from all.
///
/// - Shapes: [A..., tokens, keys], [B..., tokens] of bool -> [A..., tokens, keys]; or [B..., keys] of bool
template <Tensor Scores, Tensor Present> constexpr auto mask_padding(Scores const& scores, Present const& present) {
  constexpr auto never_seen = -headsup_math::infinity<scalar_of<Scores>>;
  if constexpr (headsup_detail::has<keys, axes_of<Present>>) {
    return masked_fill(scores, !present, never_seen);
  } else {
    auto const as_keys = rename<tokens, keys>(present);
    using shape = headsup_detail::forget_numbers<
        headsup_detail::joined_axes<axes<axis_of<axes_of<Present>, tokens>>, axes_of<decltype(as_keys)>>>;
    auto const per_query =
        headsup_detail::copied(as_keys, headsup_detail::sizes_from<shape>(present.sizes(), as_keys.sizes()));
    auto const hidden = headsup_detail::map_places<tokens, keys, shape>(
        per_query, [](bool there, std::size_t query, std::size_t key) { return !there && query != key; });
    return masked_fill(scores, hidden, never_seen);
  }
}
}  // namespace HEADSUP_NAMESPACE
