#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/tensor/described.hpp>

// Functions of PyTorch that have another name here: each says how it is done by name. Their list is this file. Only
// calls with a tensor are refused, and functions of the same name that a user writes are better matches: last_choice.

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
/// A function of PyTorch, why it is not one here, and what does it, as a hint.
struct torch_word {
  char const* name;
  char const* why;
  char const* fix;
};
namespace torch {
// clang-format off
HEADSUP_HIDDEN inline constexpr torch_word
    permute{"permute", "axes are moved by name", "reorder<axes<{axes}>>(x), with these in the new order"},
    swapaxes{"swapaxes", "axes are exchanged by name", "transpose<{last_two}>(x)"},
    swapdims{"swapdims", "axes are exchanged by name", "transpose<{last_two}>(x)"},
    movedim{"movedim", "axes are moved by name", "reorder<axes<{axes}>>(x), with these in the new order"},
    unsqueeze{"unsqueeze", "a new axis has a name and a size", "expand<{new}<1>>(x)"},
    flatten{"flatten", "axes are merged into one that has a name", "merge<{whole}, {last_two}>(x)"},
    einsum{"einsum", "a sum of products names the axis that it sums over; the others are matched by name", "contract<{last}>(x, {other})"},
    tensordot{"tensordot", "a sum of products names the axis that it sums over", "contract<{last}>(x, {other})"},
    mm{"mm", "a product of matrices is matmul, or names its axis", "contract<{last}>(x, {other})"},
    bmm{"bmm", "a batch is an axis like others, which products match by name", "contract<{last}>(x, {other})"},
    mv{"mv", "a vector is a tensor of one axis", "contract<{last}>(x, {other})"},
    cat{"cat", "is called concat, and names the axis along which it joins", "concat<{front}>(x, y)"},
    hstack{"hstack", "is called concat, and names the axis along which it joins", "concat<{second}>(x, y)"},
    vstack{"vstack", "is called concat, and names the axis along which it joins", "concat<{front}>(x, y)"},
    narrow{"narrow", "a part of an axis is named with its size", "slice<{front_half}>(x, 0)"},
    index_select{"index_select", "rows are looked up by ids", "lookup<{front}>(x, ids)"},
    select{"select", "one position of an axis is taken by its name", "take<{front}>(x, 0)"},
    unflatten{"unflatten", "an axis is split into others that have names", "split<{last}, {last_parts}>(x)"},
    scaled_dot_product_attention{"scaled_dot_product_attention", "is written in its three steps", "attend(softmax<keys>(scaled_scores<{last}>(x, y)), z)"},
    abs{"abs", "is a choice for every number", "where(x < 0, -x, x)"},
    rsqrt{"rsqrt", "is the root of one over it", "sqrt(1.0f / x)"},
    cosine_similarity{"cosine_similarity", "is a product over two lengths", "sum<{last}>(x * y) / sqrt(sum<{last}>(x * x) * sum<{last}>(y * y))"},
    pow{"pow", "is a product", "x * x for a square"},
    min{"min", "is the largest of the negative numbers", "-max<{last}>(-x)"},
    clamp{"clamp", "is two choices for every number", "where(x < low, low, where(x > high, high, x))"},
    clone{"clone", "is a member", "x.clone()"},
    logsumexp{"logsumexp", "is a logarithm of a sum", "m + log(sum<{last}>(exp(x - m))) after auto m = max<{last}>(x)"},
    zeros_like{"zeros_like", "axes are written out", "zeros<{number}, {axes}>()"},
    ones_like{"ones_like", "axes are written out", "ones<{number}, {axes}>()"},
    var{"var", "is a sum of squares, divided by one less than their count", "sum<{last}>(d * d) / (extent<{last}>(x) - 1) after auto d = x - mean<{last}>(x)"},
    remainder{"operator%", "is a function of every number", "map(left, [](auto number) { return number % 2; }), for a remainder by 2"},
    either_alone{"operator^", "is a function of two numbers", "combine(left, right, [](bool one, bool other) { return one != other; })"},
    either_beside_one{"operator^", "is the mask or its negation", "!mask for true, mask for false"};
// clang-format on
}  // namespace torch

/// HU054: a function of PyTorch is written in another way here: for its first tensor, or for one of usual axes.
template <torch_word const& Word, class... Xs> struct is_written_so {
  static constexpr bool value = false;
  static constexpr words say() {
    using usual = operand<axes<tokens<6>, d_in<3>>, float>;
    headsup_calls::operand_value const xs[] = {headsup_calls::value_of_operand<Xs>()...,
                                               headsup_calls::value_of_operand<usual>()};
    std::size_t first = 0;
    while (xs[first].count == 0) ++first;
    std::size_t const operands = first < sizeof...(Xs) ? sizeof...(Xs) - first : 1;
    words w(headsup_codes::torch_name, Word.name);
    (w << Word.why << " here").fix();
    headsup_calls::say_hint(w, headsup_calls::no_names::call(headsup_calls::any, xs + first, operands),
                            headsup_calls::hint{Word.fix});
    return w;
  }
};
}  // namespace headsup_rule

namespace headsup_detail {
/// The mistake of calling a word with such operands, unless one of them was reported already.
template <headsup_rule::torch_word const& Word, class... Xs> struct torch_call {
  using type = std::conditional_t<is_mistake<Xs...>, headsup_diagnostics::reported,
                                  headsup_rule::is_written_so<Word, described<Xs>...>>;
};
}  // namespace headsup_detail

#define HEADSUP_CALL permute
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL swapaxes
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL swapdims
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL movedim
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL unsqueeze
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL flatten
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL einsum
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL tensordot
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL mm
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL bmm
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL mv
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL cat
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL hstack
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL vstack
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL narrow
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL index_select
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL select
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL unflatten
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL scaled_dot_product_attention
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL abs
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL rsqrt
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL cosine_similarity
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL pow
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL min
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL clamp
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL clone
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL logsumexp
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL zeros_like
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL ones_like
#include <headsup/ops/torch_word.inl>
#define HEADSUP_CALL var
#include <headsup/ops/torch_word.inl>

// Operators of a user's own are the better match.

/// No operation: x % 2 is map(x, [](auto number) { return number % 2; }).
template <class X, class Y> constexpr auto operator%(headsup_detail::last_choice<X> const&, Y const&) {
  static_assert(!HEADSUP_MISTAKE(typename headsup_detail::torch_call<headsup_rule::torch::remainder, X, Y>::type));
  return shape_mistake{};
}
template <class X, class Y> requires(!Operand<X>)
constexpr auto operator%(X const&, headsup_detail::last_choice<Y> const&) {
  static_assert(!HEADSUP_MISTAKE(typename headsup_detail::torch_call<headsup_rule::torch::remainder, X, Y>::type));
  return shape_mistake{};
}
/// No operation: of bools it is combine(x, y, [](bool one, bool other) { return one != other; }).
template <class X, class Y> constexpr auto operator^(headsup_detail::last_choice<X> const&, Y const&) {
  static_assert(!HEADSUP_MISTAKE(
      typename headsup_detail::torch_call<
          (Operand<Y> ? headsup_rule::torch::either_alone : headsup_rule::torch::either_beside_one), X, Y>::type));
  return shape_mistake{};
}
template <class X, class Y> requires(!Operand<X>)
constexpr auto operator^(X const&, headsup_detail::last_choice<Y> const&) {
  static_assert(
      !HEADSUP_MISTAKE(typename headsup_detail::torch_call<headsup_rule::torch::either_beside_one, X, Y>::type));
  return shape_mistake{};
}
}  // namespace HEADSUP_NAMESPACE
