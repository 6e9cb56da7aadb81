#pragma once

#include "torch.hpp"

// examples/lessons/pytorch/42_view_and_transpose.py prints the numbers of each step.
namespace finish {
static_assert(lesson::in_pytorch<"by_head_in_pytorch", by_head_in_pytorch, by_head>);
static_assert(lesson::in_pytorch<"turned_in_pytorch", turned_in_pytorch, turned>);
static_assert(lesson::in_pytorch<"by_feature_in_pytorch", by_feature_in_pytorch, by_feature>);
static_assert(lesson::shape<"queries", decltype(queries), batch<2>, heads<5>, tokens<3>, head_dim<4>>);
constexpr auto y = torch.tensor(texts);
constexpr auto queries_in_pytorch = y.view(2, 3, 5, 4).transpose(1, 2);
constexpr auto translated = torch.tensor(queries);
static_assert(lesson::in_pytorch<"queries", translated, queries_in_pytorch>);
}  // namespace finish
