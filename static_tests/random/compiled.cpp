#include <headsup/random/compiled.hpp>

#include <type_traits>

namespace library = HEADSUP_LIBRARY;
using headsup::torch_generator;
using size = std::size_t;

// Plain functions, of types that are the same whatever a file is compiled for.
static_assert(std::is_same_v<decltype(library::normal), void(torch_generator&, float*, size, double, double, bool)>);
static_assert(std::is_same_v<decltype(library::uniform), void(torch_generator&, float*, size, double, double, bool)>);
static_assert(std::is_trivially_copyable_v<torch_generator> && std::is_trivially_destructible_v<torch_generator>);
