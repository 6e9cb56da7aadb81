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
#define HEADSUP_NOT_READ(name, why) template <> inline constexpr char const* no_reading<headsup_rule::name> = why;

HEADSUP_NOT_READ(chunk, "PyTorch's chunks may be of different sizes, which is a list of tensors")
HEADSUP_NOT_READ(cross_entropy, "PyTorch looks for the classes in dimension 1, and where they are is what was refused")
HEADSUP_NOT_READ(apply_dropout, "what is dropped depends on the numbers that were drawn before")
HEADSUP_NOT_READ(expand, "a new axis is placed by its name alone")
HEADSUP_NOT_READ(extent, "it reads the size of an axis that is not there")
HEADSUP_NOT_READ(forget_size, "it is about sizes that the types know, which PyTorch's tensors do not")
HEADSUP_NOT_READ(expect_size, "it is about sizes that the types know, which PyTorch's tensors do not")
HEADSUP_NOT_READ(gather, "PyTorch gathers along whole tensors of ids, headsup along the axes that both have")
HEADSUP_NOT_READ(map, "the function is the user's own")
HEADSUP_NOT_READ(to, "what is refused here is a type of numbers")
HEADSUP_NOT_READ(outer, "PyTorch's outer takes vectors, whose product has no place to differ in")
HEADSUP_NOT_READ(patchify, "PyTorch has no such operation")
HEADSUP_NOT_READ(unpatchify, "PyTorch has no such operation")
HEADSUP_NOT_READ(to_text, "it prints")
HEADSUP_NOT_READ(repeat, "which axis is repeated is a name")
HEADSUP_NOT_READ(repeat_interleave, "which axis is repeated is a name")
HEADSUP_NOT_READ(rotate_half, "PyTorch has no such operation")
HEADSUP_NOT_READ(rotary, "PyTorch has no such operation")
HEADSUP_NOT_READ(round, "what is refused here is a type of numbers")
HEADSUP_NOT_READ(silu, "PyTorch stops because of a type of numbers, in words that depend on its kernel")
HEADSUP_NOT_READ(gelu, "PyTorch stops because of a type of numbers, in words that depend on its kernel")
HEADSUP_NOT_READ(gelu_tanh, "PyTorch stops because of a type of numbers, in words that depend on its kernel")
HEADSUP_NOT_READ(stack, "where the new axis goes is a name")
HEADSUP_NOT_READ(topk, "its result is two tensors, whose axes have no names by place")
HEADSUP_NOT_READ(argmax, "positions along an axis that is not there")
HEADSUP_NOT_READ(argmin, "positions along an axis that is not there")
HEADSUP_NOT_READ(reorder, "a permutation is written with names")
HEADSUP_NOT_READ(where, "three tensors that line up, of which two did not")
#undef HEADSUP_NOT_READ

/// A shape that is claimed is a comment there.
template <class X, class Wanted> struct does_at<headsup_rule::has_shape<X, Wanted>> {
  using type = asks_nothing;
};
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
