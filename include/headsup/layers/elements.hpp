#pragma once

#include <headsup/axes/axis.hpp>

#include <utility>

// Arrays, spans and vectors of layers or caches, known by their members: their headers cost much more to include.

namespace HEADSUP_NAMESPACE::headsup_elements {
/// How many elements there are, or dynamic.
template <class All> inline constexpr std::size_t fixed_count = dynamic;
template <class T, std::size_t N> inline constexpr std::size_t fixed_count<T[N]> = N;
template <class All> requires requires { All::extent; }
inline constexpr std::size_t fixed_count<All> = All::extent;
template <class All> requires requires { std::tuple_size<All>::value; }
inline constexpr std::size_t fixed_count<All> = std::tuple_size<All>::value;

template <class T, std::size_t N> constexpr std::size_t count(T (&)[N]) { return N; }
template <class All> constexpr std::size_t count(All& all) { return all.size(); }
}  // namespace HEADSUP_NAMESPACE::headsup_elements
