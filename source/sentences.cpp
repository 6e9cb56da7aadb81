// What headsup says at run time, compiled once. For all processors, whatever the rest of the library is compiled for:
// so these are the functions that files compiled for all of them ask for.
#define HEADSUP_COMPILED

#include <headsup/calls/said_at_run_time.hpp>
#include <headsup/gpt2.hpp>
#include <headsup/headsup.hpp>

#if defined(__x86_64__)
namespace HEADSUP_LIBRARY {
headsup_diagnostics::words said_at_run_time(headsup_calls::call_value const& c) { return headsup_calls::diagnose(c); }
headsup_diagnostics::words numbers_said_at_run_time(headsup_calls::call_value const& c) {
  return headsup_calls::diagnose_numbers(c);
}

#define HEADSUP_MEMBER(...) template headsup_calls::operation const& row_at_run_time<headsup_calls::__VA_ARGS__>();
#include <headsup/calls/rows_in_library.inl>
#include <headsup/gpt2/rows_in_library.inl>
#include <headsup/layers/rows_in_library.inl>
#undef HEADSUP_MEMBER
}  // namespace HEADSUP_LIBRARY
#endif
