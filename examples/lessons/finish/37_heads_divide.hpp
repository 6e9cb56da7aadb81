#pragma once

#include "expect.hpp"

static_assert(std::is_same_v<attention, multi_head_attention<d_in<3>, d_out<8>, context_length<6>, heads<4>>>,
              "keep four heads, and give them as many features as fit into ten: two each");
static_assert(lesson::shape<"contexts", decltype(contexts), tokens<6>, d_out<8>>);
static_assert(lesson::is_mistake_or<decltype(contexts)>(attention::head::size == 2), "a head has two features");
