#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>

namespace HEADSUP_NAMESPACE {
/// A string literal as a template argument: axis<"tokens", 6>.
template <std::size_t N> struct fixed_string {
  char chars[N + 1]{};

  constexpr fixed_string() = default;
  constexpr fixed_string(char const (&literal)[N + 1]) {
    for (std::size_t i = 0; i < N; ++i) chars[i] = literal[i];
  }

  static constexpr std::size_t size() { return N; }
  constexpr char const* c_str() const { return chars; }
  constexpr bool operator==(fixed_string const&) const = default;
};

template <std::size_t N> fixed_string(char const (&)[N]) -> fixed_string<N - 1>;
}  // namespace HEADSUP_NAMESPACE
