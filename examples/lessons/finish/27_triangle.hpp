#pragma once

#include "programs.hpp"
#include "torch.hpp"

// examples/lessons/pytorch/27_triangle.py prints the numbers of the lesson, and those of the repaired masks.
namespace finish {
static_assert(lesson::count<"the later keys that token 1 sees in the output", later_than_token_1, std::size_t{2}>);
static_assert(lesson::shape<"weights", decltype(weights), tokens<4>, keys<4>>);
static_assert(lesson::count<"the keys that token 1 sees in headsup", keys_of_token_1, std::size_t{2}>);
static_assert(
    lesson::holds<"wrong_line: that line does what it says, with what the lines before it made", (wrong_line == 2)>);
constexpr auto repaired = torch.zeros(4, 4).masked_fill(mask == 1, -torch.inf).softmax(dim = -1);
static_assert(lesson::in_pytorch<"the weights by mask", repaired, weights>);
constexpr auto by_kept = torch.zeros(4, 4).masked_fill(kept, -torch.inf).softmax(dim = -1);
static_assert(lesson::in_pytorch<"the weights by kept", by_kept, weights>);
constexpr auto by_with_cache = torch.zeros(2, 5).masked_fill(with_cache, -torch.inf).softmax(dim = -1);
constexpr auto cached = softmax<keys>(mask_future<tokens, keys, 3>(zeros<float, tokens<2>, keys<5>>()));
static_assert(lesson::in_pytorch<"the weights by with_cache", by_with_cache, cached>);
}  // namespace finish
