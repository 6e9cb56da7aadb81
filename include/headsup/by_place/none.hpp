#pragma once

#include <headsup/by_place/reading.hpp>
#include <headsup/ops/activation.hpp>
#include <headsup/ops/argmax.hpp>
#include <headsup/ops/chunk.hpp>
#include <headsup/ops/cross_entropy.hpp>
#include <headsup/ops/dropout.hpp>
#include <headsup/ops/expand.hpp>
#include <headsup/ops/extent.hpp>
#include <headsup/ops/gather.hpp>
#include <headsup/ops/map.hpp>
#include <headsup/ops/outer.hpp>
#include <headsup/ops/patchify.hpp>
#include <headsup/ops/print.hpp>
#include <headsup/ops/random.hpp>
#include <headsup/ops/repeat.hpp>
#include <headsup/ops/rotary.hpp>
#include <headsup/ops/round.hpp>
#include <headsup/ops/stack.hpp>
#include <headsup/ops/topk.hpp>
#include <headsup/ops/transpose.hpp>
#include <headsup/ops/where.hpp>
#include <headsup/tensor/has_shape.hpp>

// Operations that are not read by place, each with its reason.

namespace HEADSUP_NAMESPACE::headsup_by_place {
template <>
inline constexpr char const* no_reading<headsup_rule::chunk> =
    "PyTorch's chunks may be of different sizes, which is a list of tensors";
template <>
inline constexpr char const* no_reading<headsup_rule::cross_entropy> =
    "PyTorch looks for the classes in dimension 1, and where they are is what was refused";
template <>
inline constexpr char const* no_reading<headsup_rule::apply_dropout> =
    "what is dropped depends on the numbers that were drawn before";
template <> inline constexpr char const* no_reading<headsup_rule::expand> = "a new axis is placed by its name alone";
template <>
inline constexpr char const* no_reading<headsup_rule::extent> = "it reads the size of an axis that is not there";
template <>
inline constexpr char const* no_reading<headsup_rule::forget_size> =
    "it is about sizes that the types know, which PyTorch's tensors do not";
template <>
inline constexpr char const* no_reading<headsup_rule::expect_size> =
    "it is about sizes that the types know, which PyTorch's tensors do not";
template <>
inline constexpr char const* no_reading<headsup_rule::gather> =
    "PyTorch gathers along whole tensors of ids, headsup along the axes that both have";
template <> inline constexpr char const* no_reading<headsup_rule::map> = "the function is the user's own";
template <> inline constexpr char const* no_reading<headsup_rule::to> = "what is refused here is a type of numbers";
template <>
inline constexpr char const* no_reading<headsup_rule::outer> =
    "PyTorch's outer takes vectors, whose product has no place to differ in";
template <> inline constexpr char const* no_reading<headsup_rule::patchify> = "PyTorch has no such operation";
template <> inline constexpr char const* no_reading<headsup_rule::unpatchify> = "PyTorch has no such operation";
template <> inline constexpr char const* no_reading<headsup_rule::to_text> = "it prints";
template <> inline constexpr char const* no_reading<headsup_rule::repeat> = "which axis is repeated is a name";
template <>
inline constexpr char const* no_reading<headsup_rule::repeat_interleave> = "which axis is repeated is a name";
template <> inline constexpr char const* no_reading<headsup_rule::rotate_half> = "PyTorch has no such operation";
template <> inline constexpr char const* no_reading<headsup_rule::rotary> = "PyTorch has no such operation";
template <> inline constexpr char const* no_reading<headsup_rule::round> = "what is refused here is a type of numbers";
template <>
inline constexpr char const* no_reading<headsup_rule::silu> =
    "PyTorch stops because of a type of numbers, in words that depend on its kernel";
template <>
inline constexpr char const* no_reading<headsup_rule::gelu> =
    "PyTorch stops because of a type of numbers, in words that depend on its kernel";
template <>
inline constexpr char const* no_reading<headsup_rule::gelu_tanh> =
    "PyTorch stops because of a type of numbers, in words that depend on its kernel";
template <> inline constexpr char const* no_reading<headsup_rule::stack> = "where the new axis goes is a name";
template <>
inline constexpr char const* no_reading<headsup_rule::topk> =
    "its result is two tensors, whose axes have no names by place";
template <> inline constexpr char const* no_reading<headsup_rule::argmax> = "positions along an axis that is not there";
template <> inline constexpr char const* no_reading<headsup_rule::argmin> = "positions along an axis that is not there";
template <> inline constexpr char const* no_reading<headsup_rule::reorder> = "a permutation is written with names";
template <>
inline constexpr char const* no_reading<headsup_rule::where> = "three tensors that line up, of which two did not";

/// A shape that is claimed is a comment there.
template <class X, class Wanted> struct does_at<headsup_rule::has_shape<X, Wanted>> {
  using type = asks_nothing;
};
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
