#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>

namespace HEADSUP_NAMESPACE {
/// A piece of text as a template argument, exactly as long as the piece, because padding would be printed too.
template <std::size_t N> struct says {
  char chars[N + 1];
};
}  // namespace HEADSUP_NAMESPACE

// A deleted function template that says why, for what must stay impossible to those who ask, as traits and overload
// resolution do. Clang 19 prints the reason, g++ the default of a template argument:
//
//     template <std::integral T, auto = HEADSUP_WORDS(why)> void f(T) HEADSUP_DELETED(why);
#define HEADSUP_WORDS(text) \
  headsup::says<sizeof(text) - 1> { text }
#if defined(__clang__) && defined(__cpp_deleted_function)
#define HEADSUP_DELETED(text)                                                                   \
  _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wc++26-extensions\"") = \
      delete (text)_Pragma("clang diagnostic pop")
#else
#define HEADSUP_DELETED(text) = delete
#endif
