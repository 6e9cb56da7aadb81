#include <headsup/parallel/worker_threads.hpp>

#include <type_traits>

using headsup::worker_threads;

// the type: it cannot move, and no number converts to it implicitly
static_assert(std::is_constructible_v<worker_threads, std::size_t>);
static_assert(std::is_constructible_v<worker_threads, std::size_t, headsup::oversubscribe>);
static_assert(!std::is_convertible_v<std::size_t, worker_threads>);
static_assert(!std::is_default_constructible_v<worker_threads>);
static_assert(!std::is_copy_constructible_v<worker_threads> && !std::is_move_constructible_v<worker_threads>);
static_assert(!std::is_copy_assignable_v<worker_threads> && !std::is_move_assignable_v<worker_threads>);

// members do not share the cache lines on which they meet
static_assert(alignof(headsup::headsup_parallel::workers) >= 64);
