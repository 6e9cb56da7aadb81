#include <headsup/tensor/any_braces.hpp>

#include <type_traits>

using headsup::any_braces;

constexpr bool takes(any_braces) { return true; }

// the type: nothing of the numbers is kept
static_assert(std::is_empty_v<any_braces>);

// the values: braces of every depth, with rows of every length
static_assert(takes({1, 2, 3}) && takes({{1, 2}, {3, 4}}) && takes({{{1}}, {{2, 3}}}) && takes({{1, 2}, {3}}));
static_assert(takes({1, {2, {3, 4}}}) && takes({1.5f, 2L, -3}) && takes({{}, {1}}));

// what it refuses: numbers without braces
static_assert(!std::is_convertible_v<int, any_braces> && !std::is_convertible_v<double, any_braces>);
static_assert(!std::is_constructible_v<any_braces, float const*>);
