#pragma once

#include "expect.hpp"

namespace finish {
static_assert(std::is_same_v<output, linear<all_heads<8>, d_out<8>>>,
              "the output projection maps the features of all_heads to d_out, and has a bias");
static_assert(std::is_same_v<decltype(out_proj), output const>, "keep out_proj an output");
constexpr auto made_1 = together;
constexpr auto wanted_1 =
    merge<all_heads, heads, head_dim>(rand<tokens<3>, heads<2>, head_dim<4>>(torch_generator{123}));
static_assert(lesson::numbers<"keep the features of the heads together as they are", made_1, wanted_1>);
}  // namespace finish
