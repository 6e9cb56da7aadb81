#pragma once

#include <headsup/core/bounded_text.hpp>

namespace HEADSUP_NAMESPACE {
#if defined(__clang__)
namespace headsup_detail {
// Of what is computed in a constant expression, Clang prints the arguments of the calls that it is in: of an array the
// first ten elements, of a text the first 36 characters, and numbers instead if it ends early.
template <std::size_t N> struct pieces {
  char each[N][37]{};

  constexpr explicit pieces(char const* text) {
    for (char(&piece)[37] : each)
      for (std::size_t at = 0; at < 36; ++at) piece[at] = *text == '\0' ? ' ' : *text++;
  }
};
template <class... Pieces> [[noreturn]] constexpr void not_a_constant(Pieces...) { __builtin_trap(); }
}  // namespace headsup_detail

/// Ends a constant expression with a compile error that shows a text computed in it.
template <std::size_t N> [[noreturn]] constexpr void not_a_constant(bounded_text<N> const& text) {
  using headsup_detail::pieces;
  char const* const all = text.c_str();
  if (text.size() <= 36) headsup_detail::not_a_constant(pieces<1>(all));
  if (text.size() <= 72) headsup_detail::not_a_constant(pieces<2>(all));
  if (text.size() <= 108) headsup_detail::not_a_constant(pieces<3>(all));
  if (text.size() <= 144) headsup_detail::not_a_constant(pieces<4>(all));
  if (text.size() <= 216) headsup_detail::not_a_constant(pieces<6>(all));
  if (text.size() <= 360) headsup_detail::not_a_constant(pieces<10>(all));
  headsup_detail::not_a_constant(pieces<10>(all), pieces<10>(all + 360));
}
#else
namespace headsup_detail {
/// Never defined, so that no comparison with it is a constant.
extern char const no_text[];
}  // namespace headsup_detail

/// Ends a constant expression with a compile error that shows a text computed in it.
template <std::size_t N> [[noreturn]] constexpr void not_a_constant(bounded_text<N> const& text) {
  // Of what is computed in a constant expression, g++ prints the text of a variable that is an argument of such a
  // function.
  char shown[N + 1]{};
  for (std::size_t at = 0; at < text.size(); ++at) shown[at] = text.c_str()[at];
  if (__builtin_strcmp(shown, headsup_detail::no_text) != 0) __builtin_trap();
  __builtin_unreachable();
}
#endif
}  // namespace HEADSUP_NAMESPACE
