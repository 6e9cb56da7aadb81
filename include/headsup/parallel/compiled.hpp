#pragma once

#include <headsup/core/library.hpp>
#include <headsup/kernels/team.hpp>

// What the library has of threads, so that files that start some need not read <thread>. The headers workers.hpp and
// processors.hpp say what they do.

namespace HEADSUP_LIBRARY {
HEADSUP_HIDDEN headsup_program::team* start_workers(std::size_t n);
HEADSUP_HIDDEN void end_workers(headsup_program::team* started);
HEADSUP_HIDDEN std::size_t processors();
}  // namespace HEADSUP_LIBRARY
