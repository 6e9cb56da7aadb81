#pragma once

#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/layers/refused_calls.hpp>
#include <headsup/random/torch_generator.hpp>

// Rules about the input of layers: in types, and at run time for sizes known only there.

namespace HEADSUP_NAMESPACE::headsup_detail {
/// Pointers, and what is like one; a function is not, which points at itself.
template <class T>
inline constexpr bool points =
    std::is_null_pointer_v<T> || (!std::is_function_v<std::remove_pointer_t<T>> && requires(T const& p) { *p; });
}  // namespace HEADSUP_NAMESPACE::headsup_detail

namespace HEADSUP_NAMESPACE::headsup_calls {
template <class Given>
HEADSUP_HIDDEN inline constexpr operand_value value_of_object<torch_generator, Given>{
    listed<void>::value, kind::generator, number::other, listed<void>::value, false, is_kept<Given>};

template <class T, class Given> requires(headsup::headsup_detail::points<T> && !std::is_array_v<T>)
HEADSUP_HIDDEN inline constexpr operand_value value_of_object<T, Given> = [] {
  operand_value there{listed<void>::value, kind::other, number::other, listed<void>::value};
  if constexpr (!std::is_null_pointer_v<T>) there = value_of_operand<described<decltype(*std::declval<Given&>())>>();
  there.points = true;
  if (there.is == kind::number || there.is == kind::truth) there.is = kind::other;  // nor is what points to one
  return there;
}();
}  // namespace HEADSUP_NAMESPACE::headsup_calls

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
/// The calls of layers that take one sequence, or some of them; with has_context, of so many tokens.
template <fixed_string Name, unsigned Is>
inline constexpr operation sequence_layer{
    .name = Name.chars,
    .form = "<d_in<N>, d_out<N>, context_length<N>?>(x, generator?)",
    .rules = {Is != 0 ? takes_no_more.or_else(step_instead, is_given_a_cache) : takes_no_more, has_its_axes.in(0),
              has_features.in(0).or_else(embed_ids, are_ids), lacks_output, lacks_its_axes, of_float.in(0),
              Is != 0 ? within_context : rule{}},
    .is = of_a_layer | Is,
    .last_there = 1,
    .tensors = 1,
    .works_on = {role::tokens, role::keys}};
}  // namespace headsup_calls::op

namespace headsup_detail {
/// What a layer gives of which only the input is known.
template <std::size_t N> struct unknown_output : axis<"", N> {};
}  // namespace headsup_detail

namespace headsup_rule {
/// A layer that takes tokens with the features In, and no more tokens than Context, unless that is void; with a Context
/// it can also take a generator. Made holds the rules about the layer itself, which gives the features Out.
template <fixed_string Name, class In, class Context = void, class Made = all<>,
          class Out = headsup::headsup_detail::unknown_output<1>>
struct sequence_layer
    : layer_call<headsup_calls::op::sequence_layer<
                     Name, std::is_void_v<Context> ? 0 : headsup_calls::has_context | headsup_calls::draws>,
                 headsup_detail::axes_among<In, Out, Context>, Made> {
  using features = In;
  using context = Context;
  static constexpr auto title = Name;
};
}  // namespace headsup_rule

/// What attention layers take: floats over tokens and the features In, whatever other axes there are; and no more
/// tokens than a layer's context, as far as is known at compile time.
template <class X, class In> concept SequenceOf =
    headsup_rule::sequence_layer<"a layer", In>::template rules<described<X>>::value;
template <class X, class In, class Context> concept SequenceWithin =
    headsup_rule::sequence_layer<"a layer", In, Context>::template rules<described<X>>::value;
}  // namespace HEADSUP_NAMESPACE
