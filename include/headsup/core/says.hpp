#pragma once

#include <headsup/core/fixed_string.hpp>

namespace HEADSUP_NAMESPACE {
/// A piece of text as a template argument, exactly as long as the piece, because padding would be printed too.
template <std::size_t N> struct says {
  char chars[N + 1];
};

/// The constraint of a deleted function, which g++ prints.
template <fixed_string Text> inline constexpr bool refused_because = true;

namespace headsup_rule {
/// What refuses all other arguments takes them as this: by a conversion, so that whatever else takes them is the better
/// match.
struct anything {
  constexpr anything() = default;
  template <class T> constexpr anything(T const&) {}
};
}  // namespace headsup_rule
}  // namespace HEADSUP_NAMESPACE

// The end of a function template that is deleted, for what must stay impossible to those who ask, as traits and
// overload resolution do. Clang 19 prints the reason of a deleted function, g++ its constraint:
//
//     template <std::integral T> void f(T) HEADSUP_DELETED("what is wrong", "what to write instead");
#if defined(__clang__) && defined(__cpp_deleted_function)
#define HEADSUP_DELETED(wrong, fix)                                                             \
  _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wc++26-extensions\"") = \
      delete (wrong "; fix: " fix)_Pragma("clang diagnostic pop")
#else
#define HEADSUP_DELETED(wrong, fix) requires headsup::refused_because<wrong "; fix: " fix> = delete
#endif
