#ifndef HEADSUP_RUNTIME_TESTS_WORDS_OF_HPP
#define HEADSUP_RUNTIME_TESTS_WORDS_OF_HPP

#include <headsup/headsup.hpp>

#include <string>

#if defined(__cpp_exceptions)
/// The text of the error that f throws.
template <class F> std::string words_of(F f) {
  try {
    f();
  } catch (headsup::size_error const& error) {
    return error.what();
  } catch (headsup::argument_error const& error) {
    return std::string("argument: ") + error.what();
  }
  return "nothing was thrown";
}
#endif

#endif
