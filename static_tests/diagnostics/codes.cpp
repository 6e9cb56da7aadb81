#include <headsup/diagnostics/codes.hpp>

#include <string_view>

namespace codes = headsup::headsup_codes;

// A code is what messages begin with. scripts/error_pages compares the titles beside them with those of the pages.
static_assert(std::string_view(codes::missing_axis) == "HU003");
static_assert(sizeof(codes::missing_axis) == sizeof "HU000");
