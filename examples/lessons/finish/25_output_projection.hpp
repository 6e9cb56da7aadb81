#pragma once

#include "expect.hpp"

static_assert(std::is_same_v<output, linear<all_heads<8>, d_out<8>>>,
              "the output projection maps the features of all_heads to d_out, and has a bias");
static_assert(std::is_same_v<decltype(out_proj), output const>, "keep out_proj an output");
static_assert(lesson::same(together, merge<all_heads, heads, head_dim>(
                                         rand<tokens<3>, heads<2>, head_dim<4>>(torch_generator{123}))),
              "keep the features of the heads together as they are");
