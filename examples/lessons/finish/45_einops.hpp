#pragma once

#include "einops.hpp"
#include "programs.hpp"

// examples/lessons/pytorch/45_einops.py prints for line 4
//
//     tensor([10., 14., 11., 15., 12., 16., 13., 17.])
namespace finish {
static_assert(lesson::in_pytorch<"by_pattern", by_pattern, by_head>);
static_assert(lesson::in_pytorch<"together_by_pattern", together_by_pattern, features>);
static_assert(lesson::shape<"turned", decltype(turned), batch<1>, heads<2>, head_dim<4>, tokens<3>>);
constexpr auto line_3 = rearrange(rearrange(x, "b t (h d) -> b h t d", h = 2), "b h t d -> b t (d h)");
constexpr auto line_4 = line_3[0][0];
static_assert(
    lesson::predicted<"what line 4 prints, where the last name in parentheses is the fastest", printed, line_4>);
static_assert(lesson::holds<"wrong_line: what that line makes has its axes in order", (wrong_line == 3)>);
}  // namespace finish
