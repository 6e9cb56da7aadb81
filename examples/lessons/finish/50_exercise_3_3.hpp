#pragma once

#include "expect.hpp"

static_assert(std::is_same_v<gpt2_small, multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>>,
              "d_out is the width of all heads together: twelve heads of 64 features");
static_assert(gpt2_small::head::size == 64 && parameters == 2'360'064,
              "a head has 64 features, and the layer 2,360,064 parameters");
