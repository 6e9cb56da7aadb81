#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/tensor/described.hpp>

// Functions of PyTorch that have another name here: each says how it is done by name. Their list is this file. Only
// calls with a tensor are refused, and functions of the same name that a user writes are better matches: last_choice.

namespace HEADSUP_NAMESPACE {
namespace rule {
/// A function of PyTorch, why it is not one here, and what does it, as a hint.
struct torch_word {
  char const* name;
  char const* why;
  char const* fix;
};
// clang-format off
HEADSUP_HIDDEN inline constexpr torch_word torch_words[] = {
    {"permute", "axes are moved by name", "reorder<axes<{axes}>>(x), with these in the new order"},
    {"swapaxes", "axes are exchanged by name", "transpose<{last_two}>(x)"},
    {"swapdims", "axes are exchanged by name", "transpose<{last_two}>(x)"},
    {"movedim", "axes are moved by name", "reorder<axes<{axes}>>(x), with these in the new order"},
    {"unsqueeze", "a new axis has a name and a size", "expand<{new}<1>>(x)"},
    {"flatten", "axes are merged into one that has a name", "merge<{whole}, {last_two}>(x)"},
    {"einsum", "a sum of products names the axis that it sums over; the others are matched by name", "contract<{last}>(x, {other})"},
    {"tensordot", "a sum of products names the axis that it sums over", "contract<{last}>(x, {other})"},
    {"mm", "a product of matrices is matmul, or names its axis", "contract<{last}>(x, {other})"},
    {"bmm", "a batch is an axis like others, which products match by name", "contract<{last}>(x, {other})"},
    {"mv", "a vector is a tensor of one axis", "contract<{last}>(x, {other})"},
    {"cat", "is called concat, and names the axis along which it joins", "concat<{front}>(x, y)"},
    {"hstack", "is called concat, and names the axis along which it joins", "concat<{second}>(x, y)"},
    {"vstack", "is called concat, and names the axis along which it joins", "concat<{front}>(x, y)"},
    {"narrow", "a part of an axis is named with its size", "slice<{front_half}>(x, 0)"},
    {"index_select", "rows are looked up by ids", "lookup<{front}>(x, ids)"},
    {"select", "one position of an axis is taken by its name", "take<{front}>(x, 0)"},
    {"unflatten", "an axis is split into others that have names", "split<{last}, {last_parts}>(x)"},
    {"scaled_dot_product_attention", "is written in its three steps", "attend(softmax<keys>(scaled_scores<{last}>(x, y)), z)"},
    {"relu", "is a choice for every number", "where(x < 0, 0, x)"},
    {"gelu", "has no erf", "x * 0.5 * (1 + tanh(0.7978845608 * (x + 0.044715 * x * x * x))) if approximate is tanh, as in GPT-2"},
    {"sigmoid", "is written out", "1 / (1 + exp(-x))"},
    {"abs", "is a choice for every number", "where(x < 0, -x, x)"},
    {"pow", "is a product", "x * x for a square"},
    {"clamp", "is two choices for every number", "where(x < low, low, where(x > high, high, x))"},
    {"zeros_like", "axes are written out", "zeros<{number}, {axes}>()"},
    {"ones_like", "axes are written out", "ones<{number}, {axes}>()"},
    {"var", "is a sum of squares, divided by one less than their count", "sum<{last}>(d * d) / (extent<{last}>(x) - 1) after auto d = x - mean<{last}>(x)"},
};
// clang-format on
/// The row of a word. For the operands of a call, so that it is looked up only if there is one.
template <class... Xs> constexpr std::size_t row_of(char const* word) {
  std::size_t row = 0;
  while (!same_text(torch_words[row].name, word)) ++row;
  return row;
}

/// HU054: a function of PyTorch is written in another way here: for its first tensor, or for one of usual axes.
template <std::size_t Row, class... Xs> struct is_written_so {
  static constexpr bool value = false;
  static constexpr words say() {
    using usual = operand<axes<tokens<6>, d_in<3>>, float>;
    headsup_calls::operand_value const xs[] = {headsup_calls::value_of_operand<Xs>()...,
                                               headsup_calls::value_of_operand<usual>()};
    std::size_t first = 0;
    while (xs[first].count == 0) ++first;
    std::size_t const operands = first < sizeof...(Xs) ? sizeof...(Xs) - first : 1;
    constexpr torch_word word = torch_words[Row];
    words w(codes::torch_name, word.name);
    headsup_calls::show(headsup_calls::show(w, word.why), " here").fix();
    headsup_calls::say_hint(w, headsup_calls::no_names::call(headsup_calls::any, xs + first, operands),
                            headsup_calls::hint{word.fix});
    return w;
  }
};
}  // namespace rule

/// The mistake of calling the word in a row with such operands, unless one of them was reported already.
template <std::size_t Row, class... Xs> struct torch_call {
  using type = std::conditional_t<is_mistake<Xs...>, diagnostics::reported, rule::is_written_so<Row, described<Xs>...>>;
};

#define HEADSUP_TEXT_OF(word) HEADSUP_TEXT(word)
#define HEADSUP_TEXT(word) #word

#define HEADSUP_WORD permute
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD swapaxes
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD swapdims
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD movedim
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD unsqueeze
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD flatten
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD einsum
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD tensordot
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD mm
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD bmm
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD mv
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD cat
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD hstack
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD vstack
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD narrow
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD index_select
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD select
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD unflatten
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD scaled_dot_product_attention
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD relu
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD gelu
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD sigmoid
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD abs
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD pow
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD clamp
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD zeros_like
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD ones_like
#include <headsup/ops/torch_word.inl>
#define HEADSUP_WORD var
#include <headsup/ops/torch_word.inl>
#undef HEADSUP_TEXT
#undef HEADSUP_TEXT_OF
}  // namespace HEADSUP_NAMESPACE
