#include <headsup/core/not_a_constant.hpp>

#include <type_traits>

using headsup::bounded_text;
using headsup::not_a_constant;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

template <std::size_t Length> constexpr void stop_if(bool wrong) {
  if (!wrong) return;
  bounded_text<Length> text;
  for (std::size_t i = 0; i < Length; ++i) text << "a";
  not_a_constant(text);
}

// what it refuses: every constant that reaches it, however long the text is
static_assert(Constant<[] { stop_if<9>(false); }>);
static_assert(!Constant<[] { stop_if<9>(true); }>);
static_assert(!Constant<[] { stop_if<36>(true); }> && !Constant<[] { stop_if<37>(true); }>);
static_assert(!Constant<[] { stop_if<360>(true); }> && !Constant<[] { stop_if<361>(true); }>);
static_assert(!Constant<[] { stop_if<1000>(true); }>);
