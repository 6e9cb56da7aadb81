#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/diagnostics/words.hpp>

#include <cstdint>

namespace HEADSUP_NAMESPACE::headsup_rule {
[[noreturn]] HEADSUP_SELDOM inline void refuse_overlap(char const* call, char const* name) {
  headsup_diagnostics::words w;
  w << call << ": out and " << name << " share memory, but " << name << " is read until out is complete";
  headsup_diagnostics::reject((w.fix() << "another tensor for out").data());
}

/// Stops if an output shares memory with what is still read while the output is written. A kernel reads its input once
/// or several times, as its size suggests, so an overlap that does no harm in small work would in large.
///
/// - Errors: memory in common: argument_error
template <class Call, class Out, class Other>
void must_be_apart(Out const* out, std::size_t written, Other const* other, std::size_t read, char const* name) {
  auto const first = reinterpret_cast<std::uintptr_t>(out), second = reinterpret_cast<std::uintptr_t>(other);
  if (first < second + read * sizeof(Other) && second < first + written * sizeof(Out)) refuse_overlap(Call::name, name);
}
}  // namespace HEADSUP_NAMESPACE::headsup_rule
