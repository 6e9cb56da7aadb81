#pragma once

#include "programs.hpp"
#include "torch.hpp"

// examples/lessons/pytorch/12_softmax_over_queries.py prints the numbers of both runs.
namespace finish {
constexpr auto of_one_text = torch.tensor(scores).softmax(dim = 1);
constexpr auto of_batch = batch_of_scores.softmax(dim = 1).view(3, 3);
constexpr auto one_text = torch.tensor(weights_of_one_text);
constexpr auto batch = torch.tensor(weights_in_the_batch);
static_assert(lesson::in_pytorch<"weights_of_one_text: by line 2 of PyTorch", one_text, of_one_text>);
static_assert(lesson::in_pytorch<"weights_in_the_batch: by line 2 of PyTorch", batch, of_batch>);
static_assert(lesson::holds<"wrong_line: that line does the same for one text and in a batch", (wrong_line == 2)>);
constexpr auto wanted_ones = torch.ones(1, 3);
static_assert(lesson::in_pytorch<"sums", sums, wanted_ones>);
static_assert(lesson::shape<"contexts", decltype(contexts), tokens<3>, head_dim<2>>);
constexpr double printed_for_one_text[] = {0.7595, 1.4205, 1.5777, 1.2670, 0.5325, 1.6805};
static_assert(lesson::numbers<"contexts: by PyTorch, for one text", contexts, printed_for_one_text>);
constexpr auto right = torch.tensor(softmax<keys>(scores)).view(1, 3, 3);
static_assert(lesson::in_pytorch<"repaired", repaired, right>);
static_assert(
    lesson::holds<"that is right for a batch. With heads, another axis comes in front: where do the keys stand?",
                  (always < 0)>);
}  // namespace finish
