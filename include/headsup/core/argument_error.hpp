#pragma once

#include <headsup/core/bounded_text.hpp>

#include <exception>

#if !defined(__cpp_exceptions)
#include <cstdio>
#include <cstdlib>
#endif

namespace HEADSUP_NAMESPACE {
/// What a run-time argument had to be, and what it was: "take<tokens>: position 9 is outside tokens<6>".
///
/// The text is kept inside the object, so that throwing allocates nothing for it.
class argument_error : public std::exception {
 public:
  /// Joins words (char const*) and whole numbers (std::size_t).
  template <class... Parts> explicit argument_error(Parts... parts) noexcept { (text_ << ... << parts); }

  char const* what() const noexcept override { return text_.c_str(); }

 private:
  bounded_text<longest_sentence> text_;
};

/// Run-time sizes that do not match, with the text of the compile error that the same fixed sizes would cause.
class HEADSUP_VISIBLE size_error : public argument_error {
 public:
  template <class... Parts>
  HEADSUP_HIDDEN explicit size_error(char const* text, Parts... parts) noexcept : argument_error(text, parts...) {}
};

/// Refuses a run-time argument: throws argument_error, or the Error named, or prints its text and ends the program if
/// exceptions are disabled.
/// Deliberately not constexpr: reaching it in a constant expression is a compile error that shows the text.
template <class Error = argument_error, class... Parts> [[noreturn]] void reject(Parts... parts) {
#if defined(__cpp_exceptions)
  throw Error(parts...);
#else
  std::fprintf(stderr, "headsup: %s\n", Error(parts...).what());
  std::abort();
#endif
}
}  // namespace HEADSUP_NAMESPACE
