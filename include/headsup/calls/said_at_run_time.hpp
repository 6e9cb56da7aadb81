#pragma once

#include <headsup/calls/diagnose.hpp>
#include <headsup/core/argument_error.hpp>
#include <headsup/core/library.hpp>

// The sentences of calls whose sizes, or numbers, are known only when the program runs. To find a fix is much code, and
// the same in all programs: with HEADSUP_COMPILED it is in the library, for files that are compiled for all processors
// of x86-64, as most are. Others have it themselves, because no other's instructions may stand in for theirs.

#if defined(HEADSUP_COMPILED) && defined(__x86_64__) && !defined(__SSE3__) && defined(__cpp_exceptions) && \
    !defined(HEADSUP_AS_PYTORCH)
namespace HEADSUP_LIBRARY {
HEADSUP_HIDDEN headsup_diagnostics::words said_at_run_time(headsup_calls::call_value const& c);
HEADSUP_HIDDEN headsup_diagnostics::words numbers_said_at_run_time(headsup_calls::call_value const& c);
/// The library has the rows of calls/rows_in_library.inl; others are compiled where they are used.
template <headsup_calls::operation const& Op> HEADSUP_HIDDEN headsup_calls::operation const& row_at_run_time() {
  return headsup_calls::row_of<Op>;
}
}  // namespace HEADSUP_LIBRARY
namespace headsup::headsup_calls {
using HEADSUP_LIBRARY::numbers_said_at_run_time;
using HEADSUP_LIBRARY::row_at_run_time;
using HEADSUP_LIBRARY::said_at_run_time;
}  // namespace headsup::headsup_calls
#else
namespace HEADSUP_NAMESPACE::headsup_calls {
// Templates: who refuses nothing at run time does not instantiate what writes sentences.
template <class Call> HEADSUP_SELDOM words said_at_run_time(Call const& c) { return diagnose(c); }
template <class Call> HEADSUP_SELDOM words numbers_said_at_run_time(Call const& c) { return diagnose_numbers(c); }
template <operation const& Op> HEADSUP_HIDDEN constexpr operation const& row_at_run_time() { return row_of<Op>; }
}  // namespace HEADSUP_NAMESPACE::headsup_calls
#endif

namespace HEADSUP_NAMESPACE::headsup_calls {
/// The row of an operation, whose rules are much code, for a call that is made now.
template <operation const& Op> HEADSUP_HIDDEN constexpr operation const& row_now() {
  if (__builtin_is_constant_evaluated()) return row_of<Op>;
  return row_at_run_time<Op>();
}

/// Stops with the sentence of a call whose sizes, known only at run time, break a rule.
template <class Error, class Call> [[noreturn]] HEADSUP_SELDOM constexpr void refuse_at_run_time(Call const& c) {
  if (__builtin_is_constant_evaluated()) headsup_diagnostics::reject<Error>(diagnose(c).data());
  else headsup_diagnostics::reject<Error>(said_at_run_time(c).data());
}

/// Stops with the sentence of a call whose last arguments are numbers that break a rule.
template <class Error, class Call> [[noreturn]] HEADSUP_SELDOM constexpr void refuse_numbers_of(Call const& c) {
  if (__builtin_is_constant_evaluated()) headsup_diagnostics::reject<Error>(diagnose_numbers(c).data());
  else headsup_diagnostics::reject<Error>(numbers_said_at_run_time(c).data());
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
