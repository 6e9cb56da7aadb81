#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/core/position.hpp>

#include <cstdio>
#include <cstdlib>

// What a program says that was refused and runs nevertheless: before anything else, that it was refused, by which
// sentences, and what PyTorch does there; and at each refused call, where it stands.

namespace headsup {
/// PyTorch stops at this call, in its own words.
class HEADSUP_VISIBLE torch_error : public argument_error {
 public:
  [[gnu::always_inline]] explicit torch_error(char const* words) noexcept : argument_error(words) {}
  [[gnu::always_inline]] torch_error(torch_error const&) = default;
  [[gnu::always_inline]] torch_error& operator=(torch_error const&) = default;
};
}  // namespace headsup

namespace HEADSUP_NAMESPACE::headsup_by_place {
/// Where a call stands. Operators have no room for it.
struct called_at {
  char const* file = "";
  int line = 0;

  static constexpr called_at here(char const* file = __builtin_FILE(), int line = __builtin_LINE()) {
    return {file, line};
  }
};

/// What PyTorch does with a refused call: it runs, it stops with words of its own, it would not ask, or nobody says.
struct runs {
  static constexpr bool known = true;
  static void say() { std::fputs("  PyTorch runs it.\n", stderr); }
};
struct asks_nothing {
  static constexpr bool known = true;
  static void say() { std::fputs("  PyTorch does not ask that.\n", stderr); }
};
template <class Why> struct stops {
  static constexpr bool known = true;
  static void say() { std::fprintf(stderr, "  PyTorch stops there too: %s\n", Why::result.stops.c_str()); }
};
/// Reason::text says why there is no reading.
template <class Reason> struct unread {
  static constexpr bool known = false;
  static void say() { std::fprintf(stderr, "  What PyTorch makes of it is not known: %s.\n", Reason::text); }
};

/// Once in a program, before all that it prints.
inline void say_refused() {
  static bool said = false;
  if (!said)
    std::fputs("This program was refused. Compiled with HEADSUP_AS_PYTORCH, it goes by places, as PyTorch does:\n",
               stderr);
  said = true;
}

/// Of one kind of refused call. The initialiser of `said` runs before main, for calls that only constants make too.
template <class Mistake, class Does> struct notice {
  [[gnu::used]] inline static bool const said = [] {
    auto const sentence = Mistake::say();
    if (sentence.size() == 0) return false;
    say_refused();
    std::fprintf(stderr, "%s\n", sentence.data());
    Does::say();
    if (!Does::known) std::fflush(nullptr), std::_Exit(4);
    return true;
  }();

  /// What is called at run time says where, once: the file, the line, the code and the operation.
  static void say(called_at at) {
    static bool again = false;
    auto const sentence = Mistake::say();
    int call = 0;
    while (sentence.data()[call] != ':' && sentence.data()[call] != '\0') ++call;
    if (!again && at.line != 0) std::fprintf(stderr, "%s:%d: %.*s\n", at.file, at.line, call, sentence.data());
    again = true;
  }
};

/// To be called wherever something is refused.
template <class Mistake, class Does> constexpr void remark(called_at at = {}) {
  static_cast<void>(&notice<Mistake, Does>::said);
  if (!__builtin_is_constant_evaluated()) notice<Mistake, Does>::say(at);
}

/// What PyTorch does where headsup refuses something that is no call of an operation.
template <class Mistake> struct does_at {
  using type = unread<does_at>;
  static constexpr char const* text = "it is about the language, memory, or how a layer is made";
};
/// The condition of an assertion that fails elsewhere.
template <class Mistake> constexpr bool remarked() {
  remark<Mistake, typename does_at<Mistake>::type>();
  return false;
}
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
