#ifndef HEADSUP_AXES_ROLES_HPP
#define HEADSUP_AXES_ROLES_HPP

#include <headsup/axes/axis.hpp>

namespace headsup {

/// Independent sequences, computed side by side.
template <std::size_t N>
struct batch : axis<"batch", N> {};
/// The tokens that look: the rows of attention scores, the queries.
template <std::size_t N>
struct tokens : axis<"tokens", N> {};
/// The tokens that are looked at: the columns of attention scores. Self-attention renames its tokens to keys.
template <std::size_t N>
struct keys : axis<"keys", N> {};
/// The attention heads.
template <std::size_t N>
struct heads : axis<"heads", N> {};
/// The features within one head.
template <std::size_t N>
struct head_dim : axis<"head_dim", N> {};
/// The features of a layer's input.
template <std::size_t N>
struct d_in : axis<"d_in", N> {};
/// The features of a layer's output.
template <std::size_t N>
struct d_out : axis<"d_out", N> {};
/// The features of all heads side by side, before the output projection mixes them.
template <std::size_t N>
struct all_heads : axis<"all_heads", N> {};
/// The positions that a layer supports; a sequence may be shorter.
template <std::size_t N>
struct context : axis<"context", N> {};
/// The words that an embedding knows.
template <std::size_t N>
struct vocab : axis<"vocab", N> {};

}  // namespace headsup

#endif
