#pragma once

#include "expect.hpp"

static_assert(lesson::shape<"of_heads", decltype(of_heads), tokens<3>, heads<2>, head_dim<4>>);
static_assert(lesson::count<"the first number of head 1 of word 2", first_of_head_1_of_word_2,
                            static_cast<int>(of_heads(2, 1, 0))>);
static_assert(lesson::shape<"by_head", decltype(by_head), heads<2>, tokens<3>, head_dim<4>>);
static_assert(lesson::count<"the number at position 4 of the memory of by_head", at_position_4,
                            static_cast<int>(by_head.data()[4])>);
static_assert(lesson::shape<"below", decltype(below), rows<6>, head_dim<4>>);
static_assert(lesson::count<"the first number of row 4 of below", first_of_row_4, static_cast<int>(below(4, 0))>);
static_assert(lesson::shape<"side_by_side", decltype(side_by_side), tokens<3>, all_heads<8>>);
static_assert(lesson::shape<"split_again", decltype(split_again), tokens<3>, heads<2>, head_dim<4>>);
