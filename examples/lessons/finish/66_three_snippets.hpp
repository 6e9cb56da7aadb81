#pragma once

#include "programs.hpp"
#include "torch.hpp"

// examples/lessons/pytorch/66_three_snippets.py prints the numbers of all three, and those of the repaired lines.
namespace finish {
static_assert(
    lesson::holds<"A: say for each row of key_vectors to which word its four numbers belong", (wrong_in_a == 2)>);
static_assert(
    lesson::holds<"B: that line does what its comment says. Count the places again, from 0", (wrong_in_b == 0)>);
static_assert(
    lesson::holds<"C: think of the weights of another text. Do they differ from those of text 0?", (wrong_in_c == 4)>);
static_assert(lesson::shape<"scores", decltype(scores), heads<2>, tokens<3>, keys<3>>);
constexpr auto taken = x.view(2, 3, 4)[0][1];
constexpr auto vector = x.view(3, 2, 4).transpose(0, 1)[0][1];
static_assert(lesson::predicted<"taken_for_word_1: by line 2 of A", taken_for_word_1, taken>);
static_assert(lesson::predicted<"vector_of_word_1: by line 1 of A", vector_of_word_1, vector>);
constexpr auto by_b = x.view(3, 2, 4).transpose(0, 1).matmul(x.view(3, 2, 4).permute(1, 2, 0)) / 2;
constexpr auto weights_of_b = by_b.softmax(dim = 2);
constexpr auto weights_by_name = torch.tensor(weights);
static_assert(lesson::in_pytorch<"weights: by line 3 of B", weights_by_name, weights_of_b>);
static_assert(
    lesson::holds<"C: padding has two axes, and they pair with the last two of scores: which is first of those?",
                  (runs_along == 1)>);
static_assert(lesson::in_pytorch<"repaired_a", repaired_a, queries>);
constexpr auto hidden = torch.zeros(3, 3, 3).masked_fill(padding.unsqueeze(1), -torch.inf);
static_assert(lesson::in_pytorch<"repaired_c", repaired_c, hidden>);
}  // namespace finish
