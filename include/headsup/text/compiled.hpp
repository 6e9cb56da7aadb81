#pragma once

#include <headsup/core/library.hpp>
#include <headsup/text/element_format.hpp>

// What the library has of printing. text/torch_format.hpp says what it does.

namespace HEADSUP_LIBRARY {
HEADSUP_HIDDEN std::size_t torch_format(char* out, float const* data, std::size_t const* sizes, std::size_t rank,
                                        headsup_program::print_options const& options) noexcept;
}  // namespace HEADSUP_LIBRARY
