#pragma once

#include <headsup/core/flags.hpp>

// headsup is header-only. With HEADSUP_COMPILED, which the CMake target headsup::compiled defines for its users, what has
// no axes in its types, and takes long to compile, is in a library instead, compiled once. Its functions have one name,
// whatever the flags of the files that call them, and hold the instructions that they choose themselves.
//
// They stand in a namespace that says what a linker misses: the library, or the same version of it.

#define HEADSUP_LIBRARY headsup::link_headsup_compiled_0_1_0

namespace HEADSUP_LIBRARY {}
