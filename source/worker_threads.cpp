// The part of headsup::compiled that starts threads, apart so that only programs that start some contain it.
#define HEADSUP_THE_LIBRARY

#include <headsup/parallel/compiled.hpp>

#if !defined(HEADSUP_ONE_THREAD) && !(defined(__GLIBCXX__) && !defined(_GLIBCXX_HAS_GTHREADS))
#include <headsup/parallel/processors.hpp>
#include <headsup/parallel/workers.hpp>

namespace HEADSUP_LIBRARY {

program::team* start_workers(std::size_t n) { return parallel::workers::start(n); }

void end_workers(program::team* started) { static_cast<parallel::workers*>(started)->end(); }

std::size_t processors() { return parallel::processors(); }

}  // namespace HEADSUP_LIBRARY
#endif
