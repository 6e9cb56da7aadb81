#pragma once

#include "programs.hpp"
#include "torch.hpp"

// examples/lessons/pytorch/77_tied_head.py prints the numbers of the lesson, and those of the repaired line.
namespace finish {
constexpr auto compared = contract<d_in>(x, rows);
static_assert(
    lesson::predicted<"should_print: a word's features times those of each word, added", should_print, compared>);
static_assert(lesson::holds<"wrong_line: that line does what its comment says", (wrong_line == 3)>);
static_assert(lesson::shape<"logits", decltype(logits), tokens<2>, vocab<4>>);
static_assert(lesson::numbers<"logits", logits, compared>);
static_assert(lesson::in_pytorch<"by_transpose", by_transpose, compared>);
static_assert(lesson::count<"runs_with_a_vocab_of", runs_with_a_vocab_of, size_of<d_in, axes_of<decltype(x)>>,
                            lesson::mistaken<5, "the product of (2, 4) and (5, 4) is what stops">>);
}  // namespace finish
