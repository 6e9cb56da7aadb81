#pragma once

#include <headsup/axes/axis.hpp>

namespace HEADSUP_NAMESPACE {
/// Independent sequences, computed together.
template <std::size_t N> struct batch : axis<"batch", N>, of_separate_things {};
/// The tokens that look: the rows of attention scores, the queries.
template <std::size_t N> struct tokens : axis<"tokens", N>, of_separate_things {};
/// The tokens that are looked at: the columns of attention scores. Self-attention renames its tokens to keys.
template <std::size_t N> struct keys : axis<"keys", N> {};
/// The attention heads.
template <std::size_t N> struct heads : axis<"heads", N> {};
/// The features within one head.
template <std::size_t N> struct head_dim : axis<"head_dim", N> {};
/// The features of a layer's input.
template <std::size_t N> struct d_in : axis<"d_in", N> {};
/// The features of a layer's output.
template <std::size_t N> struct d_out : axis<"d_out", N> {};
/// The features of all heads side by side, before the output projection mixes them.
template <std::size_t N> struct all_heads : axis<"all_heads", N> {};
/// The positions that a layer supports; a sequence may be shorter.
template <std::size_t N> struct context_length : axis<"context_length", N>, of_separate_things {};
/// The words that an embedding knows.
template <std::size_t N> struct vocab : axis<"vocab", N> {};

/// The heads of keys and values where several query heads share one: grouped-query attention.
template <std::size_t N> struct kv_heads : axis<"kv_heads", N> {};
/// How often a repeated axis has each number.
template <std::size_t N> struct copies : axis<"copies", N> {};
/// The pairs of features that a rotary embedding rotates, and the first and second feature of each.
template <std::size_t N> struct pairs : axis<"pairs", N> {};
template <std::size_t N> struct halves : axis<"halves", N> {};

/// Roles of images, in their own namespace because many programs define a width.
namespace headsup_image {
/// An image: its colours, rows and columns.
template <std::size_t N> struct channels : axis<"channels", N> {};
template <std::size_t N> struct height : axis<"height", N> {};
template <std::size_t N> struct width : axis<"width", N> {};
/// An image in patches: which patch, and the numbers of one.
template <std::size_t N> struct patches : axis<"patches", N>, of_separate_things {};
template <std::size_t N> struct pixels : axis<"pixels", N> {};
/// Where a patch is, and where a pixel is in its patch.
template <std::size_t N> struct patch_row : axis<"patch_row", N> {};
template <std::size_t N> struct patch_column : axis<"patch_column", N> {};
template <std::size_t N> struct pixel_row : axis<"pixel_row", N> {};
template <std::size_t N> struct pixel_column : axis<"pixel_column", N> {};
}  // namespace headsup_image
}  // namespace HEADSUP_NAMESPACE
