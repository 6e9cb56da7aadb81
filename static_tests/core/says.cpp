#include <headsup/core/says.hpp>

#include <concepts>
#include <type_traits>

#define NOT_OF_NUMBERS "HU000 holder: takes no number; fix: text"

struct holder {
  constexpr explicit holder(char const*) {}
  template <class Number, auto = HEADSUP_WORDS(NOT_OF_NUMBERS)> requires std::is_arithmetic_v<Number>
  constexpr explicit holder(Number) HEADSUP_DELETED(NOT_OF_NUMBERS);
};

// the type: exactly as long as the text
static_assert(std::is_same_v<std::remove_const_t<decltype(HEADSUP_WORDS("four"))>, headsup::says<4>>);

// what is deleted is impossible to those who ask
static_assert(std::is_constructible_v<holder, char const*> && !std::is_constructible_v<holder, int>);
static_assert(!std::is_constructible_v<holder, double>);
