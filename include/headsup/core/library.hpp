#pragma once

#include <headsup/core/flags.hpp>

#include <type_traits>

// headsup is header-only. With HEADSUP_COMPILED, which the CMake target headsup::compiled defines for its users, what
// has no axes in its types, and takes long to compile, is in a library instead, compiled once. Its functions have one
// name, whatever the flags of the files that call them, and hold the instructions that they choose themselves.
//
// They stand in a namespace that says what a linker misses: the library, or the same version of it.

#define HEADSUP_LIBRARY headsup::link_headsup_compiled_0_1_0

namespace HEADSUP_LIBRARY {}

/// At run time, leaves the rest of a constexpr function to the library, if it has that for these types.
#if defined(HEADSUP_COMPILED)
#define HEADSUP_IN_LIBRARY(has_it, ...) \
  if constexpr (has_it)                 \
    if (!std::is_constant_evaluated()) return __VA_ARGS__
#else
#define HEADSUP_IN_LIBRARY(has_it, ...) static_cast<void>(0)
#endif
