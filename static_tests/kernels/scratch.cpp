#include <headsup/kernels/scratch.hpp>

#include <type_traits>
#include <utility>

using namespace headsup::headsup_kernels;
using headsup::headsup_program::scratch_memory;

// Each use is that of one operation in one thread.
static_assert(!std::is_copy_constructible_v<scratch_use> && !std::is_copy_assignable_v<scratch_use>);
static_assert(std::is_same_v<decltype(std::declval<scratch_use&>().at_least(1)), float*>);

// The memory outlives the thread's variables, whose destructors may use it.
static_assert(std::is_trivially_destructible_v<scratch_memory>);

// Freeing cannot fail.
static_assert(noexcept(free_scratch()));
