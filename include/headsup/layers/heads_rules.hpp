#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/axis_rules.hpp>

// Rules about the axes of layers with several heads.

namespace HEADSUP_NAMESPACE {
/// The features of each of Heads, which share Out; defined even if they do not divide it, which the layer refuses.
template <class Out, class Heads>
using features_of_one = head_dim<Out::size / Heads::size + (Out::size < Heads::size ? 1 : 0)>;

namespace rule {
/// HU045: the context comes before the heads.
template <class Call, class In, class Out, class Context, class Heads> struct in_place {
  static constexpr bool value = !same_role<Context, heads<1>> && !same_role<Heads, context_length<1>>;
  static constexpr words say() {
    words w;
    if constexpr (same_role<Heads, kv_heads<1>>) {
      w << "HU045 " << Call::name << ": " << words_of<Heads> << " is where the heads go; fix: " << Call::name << "<";
      w.list(axes<In, Out>{}) << ", context_length<N>, " << words_of<Context> << ", " << words_of<Heads>;
      return w << "> with a number for N";
    }
    w << "HU045 " << Call::name << ": " << words_of<Context> << " is where the context goes, "
      << words_of<Heads> << " where the heads go; fix: " << Call::name << "<";
    return w.list(axes<In, Out, Heads, Context>{}) << ">";
  }
};

/// HU017: the features of the output divide among the heads. Another rule refuses dynamic ones.
template <class Out, class Heads, fixed_string Name = "multi_head_attention"> struct heads_divide {
  static constexpr bool value = Out::size == dynamic || Out::size % Heads::size == 0;
  static constexpr words say() {
    constexpr std::size_t below = Out::size / Heads::size * Heads::size;
    words w;
    w << "HU017 " << Name.c_str() << ": " << words_of<Out> << " is not divisible by " << words_of<Heads> << "; fix: ";
    if constexpr (below != 0) w << axis_words{Out::role::name.chars, below} << " or ";
    return w << axis_words{Out::role::name.chars, below + Heads::size};
  }
};

/// HU017: the heads divide among those of keys and values, of which there are KeyValueHeads, or 0 for as many as heads.
template <class Heads, std::size_t KeyValueHeads, fixed_string Name = "multi_head_attention"> struct heads_share {
  static constexpr bool value = KeyValueHeads == 0 || Heads::size == dynamic || Heads::size % KeyValueHeads == 0;
  static constexpr words say() {
    std::size_t below = KeyValueHeads < Heads::size ? KeyValueHeads : Heads::size;
    while (Heads::size % below != 0) --below;
    words w;
    w << "HU017 " << Name.c_str() << ": " << words_of<Heads> << " is not divisible by "
      << axis_words{"kv_heads", KeyValueHeads} << "; fix: ";
    return w << axis_words{"kv_heads", below};
  }
};

/// The rules about the axes of all layers with several heads.
template <fixed_string Name, class In, class Out, class Context, class Heads>
struct made_of_heads
    : all<in_place<call<Name>, In, Out, Context, Heads>, size_written<call<Name>, axes<Context, Heads>>> {};
}  // namespace rule
}  // namespace HEADSUP_NAMESPACE
