// The part of headsup::compiled that starts threads, apart so that only programs that start some contain it.
#define HEADSUP_THE_LIBRARY

#include <headsup/parallel/compiled.hpp>

#if !defined(HEADSUP_ONE_THREAD) && !(defined(__GLIBCXX__) && !defined(_GLIBCXX_HAS_GTHREADS))
#include <headsup/parallel/processors.hpp>
#include <headsup/parallel/workers.hpp>

namespace HEADSUP_LIBRARY {

headsup_program::team* start_workers(std::size_t n) { return headsup_parallel::workers::start(n); }

void end_workers(headsup_program::team* started) { static_cast<headsup_parallel::workers*>(started)->end(); }

std::size_t processors() { return headsup_parallel::processors(); }

}  // namespace HEADSUP_LIBRARY
#endif
