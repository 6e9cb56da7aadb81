#include <headsup/core/says.hpp>

#include <concepts>
#include <type_traits>

struct holder {
  constexpr explicit holder(char const*) {}
  template <class Number> requires std::is_arithmetic_v<Number>
  constexpr explicit holder(Number) HEADSUP_DELETED("HU000 holder: takes no number", "text");
};

// the type: exactly as long as the text
static_assert(sizeof(headsup::says<4>) == sizeof("four"));

// what is deleted is impossible to those who ask
static_assert(std::is_constructible_v<holder, char const*> && !std::is_constructible_v<holder, int>);
static_assert(!std::is_constructible_v<holder, double>);
