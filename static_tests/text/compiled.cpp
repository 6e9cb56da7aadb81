#include <headsup/text/compiled.hpp>

#include <type_traits>

namespace library = HEADSUP_LIBRARY;
using headsup::headsup_program::print_options;
using size = std::size_t;

// A plain function, of types that are the same whatever a file is compiled for.
static_assert(std::is_same_v<decltype(library::torch_format),
                             size(char*, float const*, size const*, size, print_options const&) noexcept>);
static_assert(std::is_same_v<headsup::headsup_text::print_options, print_options>);
