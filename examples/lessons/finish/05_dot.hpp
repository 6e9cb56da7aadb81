#pragma once

#include "computed.hpp"

namespace finish {
constexpr tensor<float> of_your{0.9544f};

// A score may be a tensor without axes or its number.
constexpr auto as_tensor(auto const& x) {
  if constexpr (std::is_arithmetic_v<std::remove_cvref_t<decltype(x)>>) return tensor<float>{static_cast<float>(x)};
  else return x;
}
constexpr auto made = as_tensor(score);
}  // namespace finish

static_assert(lesson::computed<"score", finish::made, finish::of_your>);
