#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/axis_rules.hpp>

// Rules on the axes that a layer with several heads is made of.

namespace HEADSUP_NAMESPACE {

/// The features of each of Heads that share Out, also where they do not divide it, which the layer refuses.
template <class Out, class Heads>
using features_of_one = head_dim<Out::size / Heads::size + (Out::size < Heads::size ? 1 : 0)>;

namespace rule {

/// HU045: the context and the heads of a layer stand in their places.
template <class Call, class In, class Out, class Context, class Heads>
struct in_place {
  static constexpr bool value = !same_role<Context, heads<1>> && !same_role<Heads, context_length<1>>;
  static constexpr words say() {
    words w;
    w << "HU045 " << Call::name << ": " << words_of<Context> << " is where the context goes, "
      << words_of<Heads> << " where the heads go; fix: " << Call::name << "<";
    return w.list(axes<In, Out, Heads, Context>{}) << ">";
  }
};

/// HU017: the features of the output divide among the heads. That their number is not known is said elsewhere.
template <class Out, class Heads>
struct heads_divide {
  static constexpr bool value = Out::size == dynamic || Out::size % Heads::size == 0;
  static constexpr words say() {
    constexpr std::size_t below = Out::size / Heads::size * Heads::size;
    words w;
    w << "HU017 multi_head_attention: " << words_of<Out> << " is not divisible by " << words_of<Heads> << "; fix: ";
    if constexpr (below != 0) w << axis_words{Out::role::name.chars, below} << " or ";
    return w << axis_words{Out::role::name.chars, below + Heads::size};
  }
};

}  // namespace rule

namespace calls {
/// What all layers of several heads are made of.
template <fixed_string Name, class In, class Out, class Context, class Heads>
struct made_of_heads
    : all<rule::in_place<call<Name>, In, Out, Context, Heads>, rule::size_written<call<Name>, axes<Context, Heads>>> {};
}  // namespace calls

}  // namespace HEADSUP_NAMESPACE
