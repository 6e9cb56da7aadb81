#ifndef HEADSUP_RUNTIME_TESTS_WORDS_OF_HPP
#define HEADSUP_RUNTIME_TESTS_WORDS_OF_HPP

#include <headsup/headsup.hpp>

#include <string>

/// What the error says that f stops with.
template <class F>
std::string words_of(F f) {
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
