#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<4>, d_out<2>>(contexts), "four words fit into the layer, two features each");
static_assert(lesson::same(contexts, causal_attention<d_in<3>, d_out<2>, context_length<4>>{torch_generator{
                                         123}}(slice<tokens<4>>(inputs, 2))),
              "read the last four of the six words, and leave the layer as it is");
static_assert(lesson::same(read(inputs * 2.0f), layer(slice<tokens<4>>(inputs * 2.0f, 2))),
              "read has to work for other texts too");
