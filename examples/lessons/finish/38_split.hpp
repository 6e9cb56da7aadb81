#pragma once

#include "expect.hpp"

namespace finish {
constexpr float first_of_head = of_heads(2, 1, 0);
constexpr float fourth_in_memory = by_head.data()[4];
constexpr float first_below = below(4, 0);
}  // namespace finish

static_assert(lesson::shape<"of_heads", decltype(of_heads), tokens<3>, heads<2>, head_dim<4>>);
static_assert(lesson::worked_out<"the first number of head 1 of word 2", first_of_head_1_of_word_2,
                            finish::first_of_head>);
static_assert(lesson::shape<"by_head", decltype(by_head), heads<2>, tokens<3>, head_dim<4>>);
static_assert(lesson::worked_out<"the number at position 4 of the memory of by_head", at_position_4,
                            finish::fourth_in_memory>);
static_assert(lesson::shape<"below", decltype(below), rows<6>, head_dim<4>>);
static_assert(lesson::worked_out<"the first number of row 4 of below", first_of_row_4, finish::first_below>);
static_assert(lesson::shape<"side_by_side", decltype(side_by_side), tokens<3>, all_heads<8>>);
static_assert(lesson::shape<"split_again", decltype(split_again), tokens<3>, heads<2>, head_dim<4>>);
