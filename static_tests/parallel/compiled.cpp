#include <headsup/parallel/compiled.hpp>

#include <type_traits>

namespace library = HEADSUP_LIBRARY;
using headsup::headsup_program::team;

// Plain functions, of types that are the same whatever a file is compiled for.
static_assert(std::is_same_v<decltype(library::start_workers), team*(std::size_t)>);
static_assert(std::is_same_v<decltype(library::end_workers), void(team*)>);
static_assert(std::is_same_v<decltype(library::processors), std::size_t()>);
