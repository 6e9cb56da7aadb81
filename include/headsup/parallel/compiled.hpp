#pragma once

#include <headsup/core/library.hpp>
#include <headsup/kernels/team.hpp>

// What the library has of threads, so that files that start some need not read <thread>. The headers workers.hpp and
// processors.hpp say what they do.

namespace HEADSUP_LIBRARY {
HEADSUP_HIDDEN_BEGIN

headsup_program::team* start_workers(std::size_t n);
void end_workers(headsup_program::team* started);
std::size_t processors();

HEADSUP_HIDDEN_END
}  // namespace HEADSUP_LIBRARY
