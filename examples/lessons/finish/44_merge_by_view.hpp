#pragma once

#include "programs.hpp"
#include "torch.hpp"

// examples/lessons/pytorch/44_merge_by_view.py prints the numbers of the lesson, and those of the repaired lines.
namespace finish {
constexpr auto merged = merge<d_out, heads, head_dim>(transpose<heads, tokens>(mixed));
constexpr auto first_word = take<tokens>(merged, 0);
static_assert(
    lesson::predicted<"should_print: the features of word 0, as they lay before the split", should_print, first_word>);
static_assert(lesson::shape<"together", decltype(together), tokens<3>, d_out<8>>);
static_assert(lesson::numbers<"together", together, merged>);
static_assert(
    lesson::holds<"wrong_line: that line makes what its comment says, of what it is given", (wrong_line == 2)>);
static_assert(lesson::in_pytorch<"by_reshape", by_reshape, merged>);
static_assert(lesson::in_pytorch<"by_view", by_view, merged>);
constexpr auto words = texts.permute(0, 2, 1, 3).reshape(2, 3, 20);
static_assert(lesson::in_pytorch<"together_in_batch", together_in_batch, words>);
}  // namespace finish
