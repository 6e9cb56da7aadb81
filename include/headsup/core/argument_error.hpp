#pragma once

#include <headsup/core/not_a_constant.hpp>

#include <new>  // std::exception, of which bad_alloc is one; <exception> costs much more to include

#if !defined(__cpp_exceptions)
#include <cstdio>
#include <cstdlib>
#endif

namespace headsup {
/// What a run-time argument had to be, and what it was: "take<tokens>: position 9 is outside tokens<6>".
///
/// The text is kept inside the object, so that throwing allocates nothing for it. One type for all files of a program,
/// whatever they are compiled for: so its members are inlined.
class HEADSUP_VISIBLE argument_error : public std::exception {
 public:
  /// Joins words (char const*) and whole numbers (std::size_t).
  template <class... Parts> [[gnu::always_inline]] explicit argument_error(Parts... parts) noexcept {
    [[maybe_unused]] std::size_t length = 0;
    ((length = headsup_detail::append(text_, length, headsup_detail::longest_sentence, parts)), ...);
  }
  [[gnu::always_inline]] argument_error(argument_error const&) = default;
  [[gnu::always_inline]] argument_error& operator=(argument_error const&) = default;

  char const* what() const noexcept override { return text_; }

 private:
  char text_[headsup_detail::longest_sentence + 1]{};
};

/// Run-time sizes that do not match, with the text of the compile error that the same fixed sizes would cause.
class HEADSUP_VISIBLE size_error : public argument_error {
 public:
  template <class... Parts>
  [[gnu::always_inline]] explicit size_error(char const* text, Parts... parts) noexcept
      : argument_error(text, parts...) {}
  [[gnu::always_inline]] size_error(size_error const&) = default;
  [[gnu::always_inline]] size_error& operator=(size_error const&) = default;
};
}  // namespace headsup

namespace HEADSUP_NAMESPACE::headsup_diagnostics {
/// Stands between what is wrong and what mends it.
inline constexpr char const* fix_is = "; fix: ";

/// Refuses a run-time argument: throws argument_error, or the Error named, or prints its text and ends the program if
/// exceptions are disabled. In a constant expression it is a compile error that shows the text.
template <class Error = argument_error, class... Parts>
[[noreturn]] HEADSUP_SELDOM constexpr void reject(Parts... parts) {
  if (__builtin_is_constant_evaluated()) {  // g++ -O0 would compile the call that the function of std makes of it
    not_a_constant((bounded_text<headsup_detail::longest_sentence>{} << ... << parts));
  } else {
#if defined(__cpp_exceptions)
    throw Error(parts...);
#else
    std::fprintf(stderr, "headsup: %s\n", Error(parts...).what());
    std::abort();
#endif
  }
}
}  // namespace HEADSUP_NAMESPACE::headsup_diagnostics
