#pragma once

#include "programs.hpp"
#include "torch.hpp"

// examples/lessons/pytorch/09_broadcasting_by_place.py prints for line 3
//
//     tensor([[11., 22.],
//             [13., 24.]])
namespace finish {
constexpr auto by_place = torch.tensor(scores) + torch.tensor(bonus);
static_assert(
    lesson::predicted<"what line 3 prints, where the bonus has one axis and pairs it with the last of the scores",
                      printed, by_place>);
constexpr auto sum = scores + bonus;
static_assert(
    lesson::predicted<"by_name, where the tokens of the bonus pair with the tokens of the scores", by_name, sum>);
constexpr bool runs = !(torch.zeros(2, 3) + torch.zeros(2)).is_refused();
static_assert(lesson::holds<"with three keys, the last axis of the scores has size 3: which size does it pair with?",
                            (runs_with_three_keys == runs)>);
static_assert(lesson::in_pytorch<"repaired", repaired, sum>);
}  // namespace finish
