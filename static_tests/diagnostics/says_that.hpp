#pragma once

#include <headsup/diagnostics/words.hpp>

/// Whether the text of a mistake begins so, ends so, and was not cut off.
template <class Mistake, std::size_t N, std::size_t M>
constexpr bool says_that(char const (&beginning)[N], char const (&end)[M]) {
  constexpr headsup::headsup_diagnostics::words text = Mistake::say();
  if (text.size() < N - 1 + M - 1 || text.size() >= 1000) return false;
  for (std::size_t i = 0; i < N - 1; ++i)
    if (text.data()[i] != beginning[i]) return false;
  for (std::size_t i = 0; i < M - 1; ++i)
    if (text.data()[text.size() - (M - 1) + i] != end[i]) return false;
  return true;
}
