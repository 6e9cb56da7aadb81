#pragma once

#include "expect.hpp"

namespace finish {
constexpr tensor<float, tokens<3>, all_heads<8>> side_by_side{
    {{0, 1, 2, 3, 12, 13, 14, 15}, {4, 5, 6, 7, 16, 17, 18, 19}, {8, 9, 10, 11, 20, 21, 22, 23}}};

template <class X> inline constexpr bool remembers_heads = is_mistake<X>;
template <Tensor X>
inline constexpr bool remembers_heads<X> =
    std::is_same_v<factors_of<axis_of<axes_of<X>, all_heads>>, axes<heads<2>, head_dim<4>>>;
}  // namespace finish

static_assert(lesson::numbers<"together", together, finish::side_by_side>);
static_assert(finish::remembers_heads<std::remove_cvref_t<decltype(together)>>,
              "lesson: all_heads is to remember that it was merged from heads<2> and head_dim<4>");
