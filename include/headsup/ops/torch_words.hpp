#pragma once

#include <headsup/tensor/described.hpp>

#include <initializer_list>

// Functions of PyTorch that have another name here: each says how it is done by name. Their list is this file. Only
// calls with a tensor are refused, and functions of the same name that a user writes are better matches: last_choice.

namespace HEADSUP_NAMESPACE {
namespace rule {
/// A function of PyTorch, why it is not one here, and what does it. In a fix, {axes} stands for the axes of x, {first},
/// {second}, {last} and {two} for roles of x, {batch} and {merged} for roles that it lacks, {number} for the type of its
/// numbers, {half} for a part of its first axis, {parts} for what its last one is split into, {keys} for y, whose tokens
/// are keys to those of x.
struct torch_word {
  char const* name;
  char const* why;
  char const* fix;
};
// clang-format off
HEADSUP_HIDDEN inline constexpr torch_word torch_words[] = {
    {"permute", "axes are moved by name", "reorder<axes<{axes}>>(x), with these in the new order"},
    {"swapaxes", "axes are exchanged by name", "transpose<{two}>(x)"},
    {"swapdims", "axes are exchanged by name", "transpose<{two}>(x)"},
    {"movedim", "axes are moved by name", "reorder<axes<{axes}>>(x), with these in the new order"},
    {"unsqueeze", "a new axis has a name and a size", "expand<{batch}<1>>(x)"},
    {"flatten", "axes are merged into one that has a name", "merge<{merged}, {two}>(x)"},
    {"einsum", "a sum of products names the axis that it sums over; the others are matched by name", "contract<{last}>(x, {keys})"},
    {"tensordot", "a sum of products names the axis that it sums over", "contract<{last}>(x, {keys})"},
    {"mm", "a product of matrices is matmul, or names its axis", "contract<{last}>(x, {keys})"},
    {"bmm", "a batch is an axis like others, which products match by name", "contract<{last}>(x, {keys})"},
    {"mv", "a vector is a tensor of one axis", "contract<{last}>(x, {keys})"},
    {"cat", "is called concat, and names the axis along which it joins", "concat<{first}>(x, y)"},
    {"hstack", "is called concat, and names the axis along which it joins", "concat<{second}>(x, y)"},
    {"vstack", "is called concat, and names the axis along which it joins", "concat<{first}>(x, y)"},
    {"narrow", "a part of an axis is named with its size", "slice<{half}>(x, 0)"},
    {"index_select", "rows are looked up by ids", "lookup<{first}>(x, ids)"},
    {"select", "one position of an axis is taken by its name", "take<{first}>(x, 0)"},
    {"unflatten", "an axis is split into others that have names", "split<{last}, {parts}>(x)"},
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

/// HU054: a function of PyTorch is written in another way here.
template <std::size_t Row, class... Xs> struct is_written_so {
  static constexpr bool value = false;
  static constexpr words say() {
    axis_list all = no_tensor{};
    char const* number = "float";
    ((std::is_same_v<typename Xs::axes, no_tensor> || all.of_tensor()
          ? (void)0
          : (void)(all = typename Xs::axes{}, number = number_words<typename Xs::scalar>)),
     ...);
    words w;
    constexpr torch_word word = torch_words[Row];
    w << "HU054 " << word.name << ": " << word.why << " here; fix: ";
    for (char const* at = word.fix; *at != '\0'; ++at) {
      char const letter[] = {*at, '\0'};
      if (*at != '{') w << letter;
      else if (at[1] == 'n') w << number, at += 7;
      else if (at[1] != 'k') at = fill(w, at + 1, all);
      else w << (tokens_meet ? "rename<tokens, keys>(y)" : "y"), at += 5;
    }
    return w;
  }

 private:
  static constexpr bool tokens_meet = (0 + ... + (has<tokens, typename Xs::axes> ? 1 : 0)) > 1;

  /// The first of these roles that x lacks, for a new axis of it. x may have `replaced`, whose place the new one takes.
  template <class... Roles>
  static constexpr char const* lacking(axis_list all, char const* replaced, char const* role, Roles... others) {
    if constexpr (sizeof...(others) != 0)
      if (of_role(all, role).size != 0 && !same_text(role, replaced)) return lacking(all, replaced, others...);
    return role;
  }

  /// A size in two factors; the first is as small as can be, but not 1.
  struct factors {
    std::size_t first, second;
  };
  static constexpr factors factors_of(std::size_t size) {
    std::size_t first = 2;
    while (size % first != 0 && first * first < size) ++first;
    return size % first == 0 ? factors{first, size / first} : factors{size, 1};
  }

  /// Writes what the word at `at` stands for. Returns where it ends.
  static constexpr char const* fill(words& w, char const* at, axis_list all) {
    axis_words const* const first = all.begin();
    axis_words const* const last = all.end();
    bool const known = first != last;
    switch (at[0]) {
      case 'a':
        known ? w.list(all) : w << "tokens<6>, d_in<3>";
        break;
      case 'f':
        w << (known ? first->role : "tokens");
        break;
      case 's':
        w << (known ? (first + (last - first > 1))->role : "d_in");
        break;
      case 'l':
        w << (known ? (last - 1)->role : "d_in");
        break;
      case 't':
        known&& last - first > 1 ? w << (last - 2)->role << ", " << (last - 1)->role : w << "tokens, d_in";
        break;
      case 'b':
        w << lacking(all, "", "batch", "heads", "copies", "pairs", "halves", "another_role");
        break;
      case 'm':
        w << lacking(all, "", "all_heads", "d_out", "d_in", "another_role");
        break;
      case 'h':
        w << axis_words{known ? first->role : "tokens", known && first->size != dynamic ? (first->size + 1) / 2 : 4};
        break;
      default: {
        axis_words const whole = known ? *(last - 1) : axis_words{"d_in", dynamic};
        factors const parts = factors_of(whole.size == dynamic ? 8 : whole.size);
        w << lacking(all, whole.role, "heads", "kv_heads", "copies", "another_role") << "<" << parts.first << ">, "
          << lacking(all, whole.role, "head_dim", "halves", "pairs", "yet_another_role") << "<" << parts.second << ">";
        break;
      }
    }
    while (*at != '}') ++at;
    return at;
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
