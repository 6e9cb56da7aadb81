#include <headsup/kernels/scratch.hpp>

#include <type_traits>
#include <utility>

using namespace headsup::kernels;

// the type: memory has one owner, and construction allocates none
static_assert(std::is_nothrow_default_constructible_v<scratch_memory>);
static_assert(!std::is_copy_constructible_v<scratch_memory> && !std::is_copy_assignable_v<scratch_memory>);
static_assert(!std::is_move_constructible_v<scratch_memory> && !std::is_move_assignable_v<scratch_memory>);

// it can be used at any time, before and after the end of a thread's other variables
static_assert(std::is_trivially_destructible_v<scratch_memory>);

// the calls
static_assert(std::is_same_v<decltype(scratch()), scratch_memory&>);
static_assert(std::is_same_v<decltype(scratch().at_least(1)), float*>);
static_assert(noexcept(std::declval<scratch_memory&>().release()));
static_assert(std::is_same_v<decltype(std::declval<scratch_use&>().at_least(1)), float*>);
