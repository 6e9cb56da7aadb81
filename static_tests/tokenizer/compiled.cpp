#include <headsup/tokenizer/compiled.hpp>

#include <type_traits>

namespace library = HEADSUP_LIBRARY;
using headsup::special_tokens;
using pairs = std::shared_ptr<void const>;
using ids = std::vector<std::uint32_t>;

// Plain functions, of types that are the same whatever a file is compiled for.
static_assert(std::is_same_v<decltype(library::read_byte_pairs), pairs(std::string const&, std::size_t)>);
static_assert(std::is_same_v<decltype(library::byte_pairs_in), pairs(std::string_view, std::size_t)>);
static_assert(std::is_same_v<decltype(library::ids_in), ids(void const*, std::string_view, special_tokens)>);
static_assert(
    std::is_same_v<decltype(library::bytes_of), std::string_view(void const*, std::int64_t, char const*)>);
