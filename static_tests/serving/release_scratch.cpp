#include <headsup/serving/release_scratch.hpp>

#include <type_traits>

// It says how many bytes it frees, and cannot fail; runtime_tests/scratch says how many.
static_assert(std::is_same_v<decltype(headsup::release_scratch()), std::size_t> && noexcept(headsup::release_scratch()));
